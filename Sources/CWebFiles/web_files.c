/* SPDX-License-Identifier: MIT */
/* Holds the files of Web/ that browsers load. The compiler knows them as it knows headers: it compiles this again when
 * one of them changes. */
#include "web_files.h"

/* #embed is of C23, and clang has it for all of C. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char attempt_js[] = {
#embed "../../Web/attempt.js"
};
static const unsigned char browser_location_js[] = {
#embed "../../Web/browser-location.js"
};
static const unsigned char browser_words_js[] = {
#embed "../../Web/browser-words.js"
};
static const unsigned char check_words_js[] = {
#embed "../../Web/check-words.js"
};
static const unsigned char check_js[] = {
#embed "../../Web/check.js"
};
static const unsigned char chooser_style_js[] = {
#embed "../../Web/chooser-style.js"
};
static const unsigned char chooser_view_js[] = {
#embed "../../Web/chooser-view.js"
};
static const unsigned char chooser_js[] = {
#embed "../../Web/chooser.js"
};
static const unsigned char clock_js[] = {
#embed "../../Web/clock.js"
};
static const unsigned char current_location_view_js[] = {
#embed "../../Web/current-location-view.js"
};
static const unsigned char demo_css[] = {
#embed "../../Web/demo.css"
};
static const unsigned char demo_html[] = {
#embed "../../Web/demo.html"
};
static const unsigned char demo_js[] = {
#embed "../../Web/demo.js"
};
static const unsigned char dom_js[] = {
#embed "../../Web/dom.js"
};
static const unsigned char element_js[] = {
#embed "../../Web/element.js"
};
static const unsigned char feedback_js[] = {
#embed "../../Web/feedback.js"
};
static const unsigned char header_style_js[] = {
#embed "../../Web/header-style.js"
};
static const unsigned char icon_svg[] = {
#embed "../../Web/icon.svg"
};
static const unsigned char icons_js[] = {
#embed "../../Web/icons.js"
};
static const unsigned char languages_js[] = {
#embed "../../Web/languages.js"
};
static const unsigned char live_region_js[] = {
#embed "../../Web/live-region.js"
};
static const unsigned char location_header_js[] = {
#embed "../../Web/location-header.js"
};
static const unsigned char location_js[] = {
#embed "../../Web/location.js"
};
static const unsigned char model_js[] = {
#embed "../../Web/model.js"
};
static const unsigned char offers_js[] = {
#embed "../../Web/offers.js"
};
static const unsigned char page_language_js[] = {
#embed "../../Web/page-language.js"
};
static const unsigned char palette_js[] = {
#embed "../../Web/palette.js"
};
static const unsigned char pill_view_js[] = {
#embed "../../Web/pill-view.js"
};
static const unsigned char refusal_js[] = {
#embed "../../Web/refusal.js"
};
static const unsigned char remedies_view_js[] = {
#embed "../../Web/remedies-view.js"
};
static const unsigned char row_view_js[] = {
#embed "../../Web/row-view.js"
};
static const unsigned char rows_view_js[] = {
#embed "../../Web/rows-view.js"
};
static const unsigned char scheduling_js[] = {
#embed "../../Web/scheduling.js"
};
static const unsigned char search_view_js[] = {
#embed "../../Web/search-view.js"
};
static const unsigned char search_js[] = {
#embed "../../Web/search.js"
};
static const unsigned char snapshot_js[] = {
#embed "../../Web/snapshot.js"
};
static const unsigned char style_js[] = {
#embed "../../Web/style.js"
};
static const unsigned char values_js[] = {
#embed "../../Web/values.js"
};
static const unsigned char view_js[] = {
#embed "../../Web/view.js"
};
static const unsigned char words_js[] = {
#embed "../../Web/words.js"
};

#define FILE_ENTRY(name, array) { name, array, sizeof array }

static const struct web_file files[] = {
    FILE_ENTRY("attempt.js", attempt_js),
    FILE_ENTRY("browser-location.js", browser_location_js),
    FILE_ENTRY("browser-words.js", browser_words_js),
    FILE_ENTRY("check-words.js", check_words_js),
    FILE_ENTRY("check.js", check_js),
    FILE_ENTRY("chooser-style.js", chooser_style_js),
    FILE_ENTRY("chooser-view.js", chooser_view_js),
    FILE_ENTRY("chooser.js", chooser_js),
    FILE_ENTRY("clock.js", clock_js),
    FILE_ENTRY("current-location-view.js", current_location_view_js),
    FILE_ENTRY("demo.css", demo_css),
    FILE_ENTRY("demo.html", demo_html),
    FILE_ENTRY("demo.js", demo_js),
    FILE_ENTRY("dom.js", dom_js),
    FILE_ENTRY("element.js", element_js),
    FILE_ENTRY("feedback.js", feedback_js),
    FILE_ENTRY("header-style.js", header_style_js),
    FILE_ENTRY("icon.svg", icon_svg),
    FILE_ENTRY("icons.js", icons_js),
    FILE_ENTRY("languages.js", languages_js),
    FILE_ENTRY("live-region.js", live_region_js),
    FILE_ENTRY("location-header.js", location_header_js),
    FILE_ENTRY("location.js", location_js),
    FILE_ENTRY("model.js", model_js),
    FILE_ENTRY("offers.js", offers_js),
    FILE_ENTRY("page-language.js", page_language_js),
    FILE_ENTRY("palette.js", palette_js),
    FILE_ENTRY("pill-view.js", pill_view_js),
    FILE_ENTRY("refusal.js", refusal_js),
    FILE_ENTRY("remedies-view.js", remedies_view_js),
    FILE_ENTRY("row-view.js", row_view_js),
    FILE_ENTRY("rows-view.js", rows_view_js),
    FILE_ENTRY("scheduling.js", scheduling_js),
    FILE_ENTRY("search-view.js", search_view_js),
    FILE_ENTRY("search.js", search_js),
    FILE_ENTRY("snapshot.js", snapshot_js),
    FILE_ENTRY("style.js", style_js),
    FILE_ENTRY("values.js", values_js),
    FILE_ENTRY("view.js", view_js),
    FILE_ENTRY("words.js", words_js),
};

const struct web_file *web_files(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}

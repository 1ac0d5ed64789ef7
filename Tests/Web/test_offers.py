# SPDX-License-Identifier: MIT
"""What the alternatives of a quote become under a row: docs/ALTERNATIVES.md lists the kinds of changes."""

import pytest

READ = """async (alternatives) => {
  const { remediesOf } = await import('/Web/offers.js');
  const { wordsFor } = await import('/Web/words.js');
  return JSON.parse(JSON.stringify(await remediesOf(alternatives, () => null, wordsFor('en'))));
}"""

DESCRIBE = """async ([coordinate, place, locale]) => {
  const { remediesOf } = await import('/Web/offers.js');
  const { wordsFor } = await import('/Web/words.js');
  const described = [];
  const describe = (one) => {
    described.push(one);
    if (place === 'throws') throw new Error('nobody knows');
    return Promise.resolve(place);
  };
  const alternatives = [{ message: 'Deliverable 120 m away', changes: [{ kind: 'deliverNearby', coordinate }] }];
  const [{ title, deliverTo }] = await remediesOf(alternatives, describe, wordsFor(locale));
  return [title, deliverTo, described];
}"""

AT = {"kind": "deliverAt", "instant": "2026-12-02T11:00:00-05:00"}
TAGS = {"kind": "leaveOut", "tags": ["alcohol"]}
ADD = {"kind": "addToBasket", "amount": {"minorUnits": 320, "currency": "USD", "text": "$3.20"}}
NOON = "2026-12-02T16:00:00.000Z"


@pytest.mark.parametrize("changes, schedule, opens_bag", [
    ([AT], NOON, False),
    ([TAGS], None, True),
    ([{"kind": "takeOutItems", "count": 1}], None, True),
    ([{"kind": "reduceWeight", "grams": 500}], None, True),
    ([{"kind": "takeFromBasket", "amount": ADD["amount"]}], None, True),
    ([ADD], None, True),
    ([TAGS, ADD], None, True),
    # A button that did half of it would be refused again.
    ([AT, ADD], None, False),
    ([AT, AT], None, False),
    ([{"kind": "deliverNearby", "coordinate": [1, 2], "distanceMeters": 120, "zone": "a"}], None, False),
    ([{"kind": "setPin"}], None, False),
    ([{"kind": "serveFrom", "hub": "pier"}], None, False),
    ([{"kind": "deliverBy", "vehicle": "car"}], None, False),
    ([{"kind": "beam"}], None, False),
    ([], None, False),
])
def test_an_alternative_is_told_in_its_own_words_and_done_as_far_as_the_header_can(
        shared_page, changes, schedule, opens_bag):
    remedies = shared_page.evaluate(READ, [{"message": "Words", "changes": changes}])
    assert remedies == [{"id": "0", "title": "Words", "schedule": schedule, "deliverTo": None, "opensBag": opens_bag}]


def test_each_alternative_has_an_id_of_its_own(shared_page):
    remedies = shared_page.evaluate(READ, [{"message": "a", "changes": [AT]}, {"message": "b", "changes": [ADD]}])
    assert [(remedy["id"], remedy["title"]) for remedy in remedies] == [("0", "a"), ("1", "b")]


@pytest.mark.parametrize("alternatives", [None, "text", 5, {}])
def test_what_is_no_list_offers_nothing(shared_page, alternatives):
    assert shared_page.evaluate(READ, alternatives) == []


@pytest.mark.parametrize("place, title", [
    ({"id": "q", "label": "Quay", "line": "3 Quay Street"}, "Deliverable 120 m away, 3 Quay Street"),
    ({"id": "q", "label": "Quay", "line": " "}, "Deliverable 120 m away, Quay"),
    ({"id": "q", "label": "", "line": ""}, "Deliverable 120 m away"),
    ({"id": "q", "label": "Quay", "line": "", "note": "ring", "coordinate": [9, 9]}, "Deliverable 120 m away, Quay"),
])
def test_a_place_nearby_with_an_address_can_be_picked_at_that_very_place(shared_page, place, title):
    assert shared_page.evaluate(DESCRIBE, [[1.5, 2.5], place, "en"]) == [
        title, {**place, "coordinate": [1.5, 2.5]}, [[1.5, 2.5]]]


@pytest.mark.parametrize("place", [None, "text", 5, "throws"])
def test_a_place_that_nobody_can_describe_is_only_told(shared_page, place):
    assert shared_page.evaluate(DESCRIBE, [[1.5, 2.5], place, "en"]) == [
        "Deliverable 120 m away", None, [[1.5, 2.5]]]


@pytest.mark.parametrize("coordinate", [None, "1,2", [1], ["1", "2"]])
def test_what_is_no_place_is_not_described(shared_page, coordinate):
    place = {"id": "q", "label": "Quay", "line": ""}
    assert shared_page.evaluate(DESCRIBE, [coordinate, place, "en"]) == ["Deliverable 120 m away", None, []]


def test_the_name_of_a_place_does_not_turn_a_sentence_round(shared_page):
    place = {"id": "q", "label": "", "line": "3 Quay Street"}
    title, *_ = shared_page.evaluate(DESCRIBE, [[1, 2], place, "ar"])
    assert title.endswith("\N{ARABIC COMMA} \N{FIRST STRONG ISOLATE}3 Quay Street\N{POP DIRECTIONAL ISOLATE}")

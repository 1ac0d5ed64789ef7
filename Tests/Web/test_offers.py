# SPDX-License-Identifier: MIT
"""What the alternatives of a quote become under a row: docs/ALTERNATIVES.md lists the kinds of changes."""

import pytest

READ = """async (alternatives) => {
  const { remediesOf } = await import('/Web/offers.js');
  return JSON.parse(JSON.stringify(remediesOf(alternatives)));
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
    assert remedies == [{"id": "0", "title": "Words", "schedule": schedule, "opensBag": opens_bag}]


def test_each_alternative_has_an_id_of_its_own(shared_page):
    remedies = shared_page.evaluate(READ, [{"message": "a", "changes": [AT]}, {"message": "b", "changes": [ADD]}])
    assert [(remedy["id"], remedy["title"]) for remedy in remedies] == [("0", "a"), ("1", "b")]


@pytest.mark.parametrize("alternatives", [None, "text", 5, {}])
def test_what_is_no_list_offers_nothing(shared_page, alternatives):
    assert shared_page.evaluate(READ, alternatives) == []

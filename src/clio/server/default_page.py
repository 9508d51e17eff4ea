"""The page of a game that has none of its own: its zones and numbers, and the moves on the cards they touch."""

from __future__ import annotations

from clio.engine.offers import Offers
from clio.engine.parts import FACE, TILE, AnyPart, Back, Card, Company, Fact, Facts, Hand, Page, Pile, Region, Row
from clio.engine.registry import load
from clio.engine.view import View
from clio.engine.words import Words
from clio.engine.zones import Layout

LOOK = "plain"  # a class: room at the sides, so that a glowing card is not cut


class DefaultPage:
    """Turns one view into parts, knowing nothing of the game but its declarations."""

    def __init__(self, view: View, company: Company, words: Words) -> None:
        self.view = view
        self.company = company
        self.words = words
        self.game = load(view.game)
        self.layout: Layout = self.game.layout(view.seats)
        self.offers = Offers(self.game, view, words)

    def zones(self, owner: int) -> list[str]:
        """The zones of a seat, or of nobody (-1), in the order of the game's declaration."""
        return [name for zone, name in enumerate(self.layout.names) if self.layout.owner[zone] == owner]

    def title(self, zone: str, owner: int) -> str:
        plain = zone.rsplit(" ", 1)[0] if owner >= 0 else zone
        return self.words.say("zone-" + plain.replace(" ", "-"), plain.capitalize())

    def card(self, name: str, zone: str) -> Card:
        lines = [text for _, text in self.game.describe(name, self.words)]
        return self.offers.fill(Card(id=name, name=self.words.card(name), zone=zone, lines=lines[1:4]))

    def part(self, zone: str, owner: int) -> AnyPart | None:
        """A zone with something in it: cards in a row, or a pile of backs."""
        seen, title = self.view.zone(zone), self.title(zone, owner)
        if seen.cards:
            cards = [self.card(name, zone) for name in seen.cards]
            return Row(id=zone, name=title, cards=cards, size=FACE if len(cards) <= 8 else TILE)
        if not seen.backs:
            return None
        backs = [Back(str(look), seen.backs.count(look)) for look in sorted(set(seen.backs))]
        top = Card(id=seen.top, name=self.words.card(seen.top), zone=zone) if seen.top else None
        return Pile(id=zone, name=title, count=len(seen.backs), top=top, backs=backs if len(backs) > 1 else [])

    def area(self, owner: int, leave_out: str = "") -> list[AnyPart]:
        found: list[AnyPart] = []
        facts = self.numbers(owner)
        if facts:
            found.append(Facts(facts=facts))
        zones = [zone for zone in self.zones(owner) if zone != leave_out]
        return found + [part for zone in zones if (part := self.part(zone, owner)) is not None]

    def numbers(self, owner: int) -> list[Fact]:
        """The table's numbers, or those of a seat."""
        found = []
        for field in self.game.fields:
            name = self.words.say("field-" + field.name.replace("_", "-"), field.name.replace("_", " ").capitalize())
            if owner < 0 and field.shape == "one":
                found.append(Fact("", name, str(self.view.one(field.name)), look="named"))
            elif owner >= 0 and field.shape == "seat":
                found.append(Fact("", name, str(self.view.many(field.name)[owner]), look="named"))
        return found

    def page(self) -> Page:
        own = f"hand {self.view.seat + 1}"  # the zone called `hand`, if the game has one
        regions = [Region(name="board", parts=self.area(-1), look=LOOK, tab="table")]
        for seat in range(self.view.seats):
            if seat != self.view.seat:
                regions.append(
                    Region(name=f"player-{seat}", title=self.company.names[seat], parts=self.area(seat), tab="rivals")
                )
        if self.view.seat >= 0:
            regions.append(Region(name="mine", parts=self.area(self.view.seat, own), look=LOOK, tab="mine"))
            if own in self.view.zones:
                cards = [self.card(name, own) for name in self.view.cards(own)]
                hand = Hand(id="hand", name=self.title(own, 0), cards=cards)
                regions.append(Region(name="hand", parts=[hand], look=LOOK))
        return Page(regions=regions)


def default_page(view: View, company: Company, words: Words) -> Page:
    return DefaultPage(view, company, words).page()

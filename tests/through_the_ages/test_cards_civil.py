"""Leaders, wonders, construction technologies and action cards: what each does of its own."""

from __future__ import annotations

import pytest

from clio.engine.ids import Name, Seat
from clio.games.through_the_ages.rules.building import discounted
from clio.games.through_the_ages.rules.colonization import most_force
from clio.games.through_the_ages.rules.developing import science_cost
from clio.games.through_the_ages.rules.hands import civil_limit, military_limit
from clio.games.through_the_ages.rules.production import produce_resources
from clio.games.through_the_ages.state import CHOSEN, COLONIES, EVENTS, LEADER, MILITARY_HAND, WONDER
from tests.through_the_ages.table import Table, table


def led(name: str) -> Table:
    return table().leader(0, name)


# --- leaders


@pytest.mark.card("alexander_the_great")
def test_alexander() -> None:
    t = led("alexander_the_great").play(0, "knights").workers(0, warriors=2, knights=1)
    assert t.strength(0) == 4 + 3
    t.politics(0).do("retire")
    assert t.names(LEADER) == []
    assert t.state.yellow[0] == 19
    assert t.strength(0) == 4


@pytest.mark.card("aristotle")
def test_aristotle() -> None:
    t = led("aristotle").row(s1="monarchy", s2="reserves_i", s3="code_of_laws").act(0)
    t.do("take 1 monarchy", "take 2 reserves_i", "take 3 code_of_laws")
    assert t.state.science[0] == 2


@pytest.mark.card("hammurabi")
def test_hammurabi() -> None:
    t = led("hammurabi").row(s1="joan_of_arc", s6="iron").act(0)
    t.do("take 1 joan_of_arc")
    assert t.civil(0) == (4, 4)
    t.actions(0, civil=1).act(0).do("convert", "take 6 iron")
    assert t.military_actions(0) == (1, 2)
    assert not t.can("convert")


@pytest.mark.card("homer")
def test_homer() -> None:
    t = led("homer").tokens(0, bronze=3).bank(0, pool=2).act(0)
    assert t.rating(0, "happiness") == 1
    t.do("train warriors", "train warriors")
    assert t.resources(0) == 0  # 1 of 2, then 2: once per turn


@pytest.mark.card("julius_caesar")
def test_caesar() -> None:
    t = led("julius_caesar").military(0, "rats", "foray").events("good_harvest", "new_deposits", "crusades").politics(0)
    assert (t.strength(0), t.state.military_total[0]) == (2, 3)
    t.do("prepare rats", "prepare foray")
    assert t.question == "act"


@pytest.mark.card("moses")
def test_moses() -> None:
    t = led("moses").tokens(0, agriculture=1).act(0).do("population")
    assert (t.food(0), t.state.pool[0]) == (0, 2)


@pytest.mark.card("christopher_columbus")
def test_columbus() -> None:
    t = led("christopher_columbus").military(0, "wealthy_territory_i").events("rats").politics(0)
    t.do("colonize wealthy_territory_i")
    assert t.names(COLONIES) == ["wealthy_territory_i"]
    assert (t.names(LEADER), t.names(EVENTS)) == ([], ["rats"])
    assert (t.resources(0), t.state.culture[0]) == (5, 0)
    assert t.on(0, "warriors") == 1


@pytest.mark.card("frederick_barbarossa")
def test_barbarossa() -> None:
    t = led("frederick_barbarossa").tokens(0, agriculture=1, bronze=1).bank(0, pool=0).act(0).do("muster warriors")
    assert (t.food(0), t.resources(0), t.on(0, "warriors"), t.state.pool[0]) == (0, 0, 2, 0)
    assert (t.civil(0), t.military_actions(0)) == ((4, 4), (1, 2))


@pytest.mark.card("genghis_khan")
def test_genghis() -> None:
    t = led("genghis_khan").workers(0, warriors=2).tactic(0, "medieval_army")
    assert t.strength(0) == 2 + 2
    assert t.end(0).state.culture[0] == 3


@pytest.mark.card("joan_of_arc")
def test_joan() -> None:
    t = led("joan_of_arc").play(0, "theocracy").workers(0, religion=2)
    assert t.strength(0) == 1 + 1 + 2 + 1
    assert t.rating(0, "culture") == 1 + 1 + 2
    assert t.state.military_total[0] == 4
    t.wonders(0, "st_peters_basilica")
    assert t.strength(0) == 2 + 2 * 2 + 2
    t.events("rats", "foray").start(0)
    card = t.state.zones[EVENTS][-1]
    assert card in t.state.knowledge(0).zones
    assert card not in t.state.knowledge(1).zones


@pytest.mark.card("leonardo_da_vinci")
def test_leonardo() -> None:
    t = led("leonardo_da_vinci").play(0, "journalism").workers(0, journalism=1).hand(0, "iron").points(0, science=9)
    assert t.rating(0, "science") == 1 + 2 + 2
    assert t.act(0).do("develop iron").resources(0) == 1


@pytest.mark.card("michelangelo")
def test_michelangelo() -> None:
    t = led("michelangelo").play(0, "drama", "bread_and_circuses").wonders(0, "hanging_gardens", "kremlin")
    t.workers(0, religion=1, drama=1, bread_and_circuses=1)
    assert t.rating(0, "culture") == (1 + 2 + 1 + 2) + (1 + 1 + 2)
    t.row(s1="taj_mahal").act(0).do("take 1 taj_mahal")
    assert t.civil(0) == (4, 5)


@pytest.mark.card("isaac_newton")
def test_newton() -> None:
    t = led("isaac_newton").play(0, "scientific_method").workers(0, scientific_method=1).hand(0, "iron")
    assert t.rating(0, "science") == 1 + 3 + 2
    assert t.points(0, science=5).act(0).do("develop iron").civil(0) == (4, 4)


@pytest.mark.card("james_cook")
def test_cook() -> None:
    t = led("james_cook").colonies(0, "vast_territory_i", "strategic_territory_i", "historic_territory_i")
    assert t.rating(0, "culture") == 2 + 1 + 1
    t.military(0, "rats", "legion", "foray").workers(1, warriors=0)
    assert most_force(t.state, Seat(0)) == 1 + 2
    t.event("wealthy_territory_i").do("bid 3", "send warriors", "throw rats", "throw legion")
    assert t.legal == ["enough"]
    t.do("enough")
    assert "wealthy_territory_i" in t.names(COLONIES)
    assert (t.names(MILITARY_HAND), t.names(CHOSEN)) == (["foray"], [])


@pytest.mark.card("johann_sebastian_bach")
def test_bach() -> None:
    t = led("johann_sebastian_bach").play(0, "drama").workers(0, drama=2)
    assert t.rating(0, "culture") == 4 + 2
    assert science_cost(t.state, Seat(0), Name(t.number["opera"]), 7, 0) == 5
    t.workers(0, drama=1).tokens(0, bronze=1).act(0).do("upgrade philosophy to drama")
    assert t.on(0, "drama") == 2


@pytest.mark.card("maximilien_robespierre")
def test_robespierre() -> None:
    t = led("maximilien_robespierre").hand(0, "monarchy").points(0, science=2).act(0).do("revolution monarchy")
    assert t.state.culture[0] == 3
    assert (t.civil(0), t.military_actions(0)) == ((5, 5), (0, 4))


@pytest.mark.card("napoleon_bonaparte")
def test_napoleon() -> None:
    t = led("napoleon_bonaparte").play(0, "knights", "cannon", "air_forces")
    assert (t.strength(0), t.state.military_total[0]) == (1 + 2, 4)
    t.workers(0, knights=1, cannon=1, air_forces=2)
    assert t.strength(0) == 1 + 2 + 3 + 10 + 8


@pytest.mark.card("william_shakespeare")
def test_shakespeare() -> None:
    t = led("william_shakespeare").play(0, "drama", "printing_press").workers(0, printing_press=1)
    drama, press = t.number["drama"], t.number["printing_press"]
    assert (discounted(t.state, Seat(0), Name(drama)), discounted(t.state, Seat(0), Name(press))) == (3, 3)
    assert science_cost(t.state, Seat(0), Name(t.number["opera"]), 7, 0) == 6
    t.workers(0, drama=2)
    assert t.rating(0, "culture") == 1 + 4 + 2
    assert t.rating(0, "happiness") == 1 + 2
    assert discounted(t.state, Seat(0), Name(press)) == 2


@pytest.mark.card("albert_einstein")
def test_einstein() -> None:
    t = led("albert_einstein").play(0, "computers").workers(0, computers=1).hand(0, "iron").points(0, science=5)
    assert t.rating(0, "science") == 1 + 5 + 3
    assert led("albert_einstein").workers(0, philosophy=0).rating(0, "science") == 0
    assert t.act(0).do("develop iron").state.culture[0] == 3


@pytest.mark.card("bill_gates")
def test_gates() -> None:
    t = led("bill_gates").play(0, "alchemy", "computers").workers(0, alchemy=1, computers=1, bronze=0)
    produce_resources(t.state, Seat(0))
    assert t.resources(0) == 1 + 3
    t.hand(0, "albert_einstein").act(0).do("leader albert_einstein")
    assert t.state.culture[0] == 4


@pytest.mark.card("charlie_chaplin")
def test_chaplin() -> None:
    t = led("charlie_chaplin").play(0, "drama", "movies").workers(0, drama=1, movies=1)
    assert t.rating(0, "culture") == 2 + 4 + 4
    assert t.rating(0, "happiness") == 2 + 2


@pytest.mark.card("mahatma_gandhi")
def test_gandhi() -> None:
    t = led("mahatma_gandhi").workers(0, warriors=5).military(0, "plunder_i", "war_over_culture").politics(0)
    assert t.rating(0, "culture") == 2
    assert not t.can("aggression plunder_i on 2")
    assert not t.can("war war_over_culture on 2")
    t.workers(1, warriors=9).military(1, "plunder_iii", "spy").politics(1)
    t.do("aggression spy on 1")
    assert t.military_actions(1) == (0, 2)


@pytest.mark.card("sid_meier")
def test_meier() -> None:
    t = led("sid_meier").play(0, "computers").workers(0, philosophy=0, computers=2)
    assert (t.rating(0, "science"), t.rating(0, "culture")) == (8, 6)


@pytest.mark.card("winston_churchill")
def test_churchill() -> None:
    t = led("winston_churchill").act(0).do("choose culture")
    assert t.state.culture[0] == 3
    assert not t.can("choose arms")
    t = led("winston_churchill").act(0).do("choose arms", "train warriors", "end")
    assert (t.on(0, "warriors"), t.state.culture[0], t.state.unit_pool) == (2, 0, 0)
    assert led("winston_churchill").act(0).do("end").state.culture[0] == 3


# --- wonders


@pytest.mark.card("library_of_alexandria")
def test_library() -> None:
    t = table().wonders(0, "library_of_alexandria")
    assert (civil_limit(t.state, Seat(0)), military_limit(t.state, Seat(0))) == (5, 3)
    assert t.state.military_total[0] == 2


@pytest.mark.card("great_wall")
def test_great_wall() -> None:
    t = table().wonders(0, "great_wall").play(0, "knights", "cannon").workers(0, warriors=2, knights=1, cannon=1)
    assert t.strength(0) == 2 + 2 + 3 + 3


@pytest.mark.card("st_peters_basilica")
def test_st_peters() -> None:
    t = table().wonders(0, "st_peters_basilica").play(0, "theocracy").colonies(0, "historic_territory_i")
    assert t.rating(0, "happiness") == 1 + 2 + 2
    t = table().wonders(0, "st_peters_basilica", "kremlin").leader(0, "homer").workers(0, religion=1)
    assert t.rating(0, "happiness") == 1 - 1 + 2 + 2


@pytest.mark.card("taj_mahal")
def test_taj_mahal() -> None:
    t = table().leader(0, "moses").hand(0, "joan_of_arc").row(s10="taj_mahal").act(0)
    t.do("leader joan_of_arc", "take 10 taj_mahal")
    assert (t.names(WONDER), t.civil(0)) == (["taj_mahal"], (3, 4))


@pytest.mark.card("ocean_liner_service")
def test_ocean_liners() -> None:
    t = table().wonders(0, "ocean_liner_service").act(0).do("free population")
    assert (t.state.pool[0], t.state.yellow[0], t.civil(0)) == (2, 17, (4, 4))
    assert not t.can("free population")


@pytest.mark.card("transcontinental_railroad")
def test_railroad() -> None:
    t = table().wonders(0, "transcontinental_railroad").play(0, "iron").workers(0, iron=1, bronze=1)
    produce_resources(t.state, Seat(0))
    assert t.resources(0) == 1 + 2 + 2
    assert t.strength(0) == 1 + 4


def completed(t: Table, name: str, stages: int) -> int:
    """The culture for completing a wonder of Age III."""
    t.tokens(0, bronze=12).unfinished(0, name, stages=stages).act(0).do("stage 1")
    return t.state.culture[0]


@pytest.mark.card("fast_food_chains")
def test_fast_food() -> None:
    assert completed(table().workers(0, religion=1), "fast_food_chains", 3) == 2 * 4 + 1 + 1 + 1


@pytest.mark.card("first_space_flight")
def test_space_flight() -> None:
    t = table().play(0, "iron", "computers", "democracy", "strategy")
    assert completed(t, "first_space_flight", 3) == 1 + 3 + 3 + 2


@pytest.mark.card("hollywood")
def test_hollywood() -> None:
    t = table().play(0, "drama", "journalism").workers(0, drama=1, journalism=1, religion=1)
    assert completed(t.leader(0, "william_shakespeare"), "hollywood", 2) == 2 * (2 + 2 + 2)


@pytest.mark.card("internet")
def test_internet() -> None:
    t = table().play(0, "movies", "team_sports").workers(0, movies=1, team_sports=1, religion=1)
    assert completed(t, "internet", 4) == 1 + 4 + 2 + 1


# --- construction technologies, air forces


@pytest.mark.parametrize(
    ("name", "stages", "costs"),
    [
        pytest.param("masonry", 2, [3, 5, 7, 10], marks=pytest.mark.card("masonry")),
        pytest.param("architecture", 3, [3, 5, 6, 9], marks=pytest.mark.card("architecture")),
        pytest.param("engineering", 4, [3, 5, 6, 8], marks=pytest.mark.card("engineering")),
    ],
)
def test_construction(name: str, stages: int, costs: list[int]) -> None:
    t = table().play(0, name).unfinished(0, "ocean_liner_service").tokens(0, bronze=20).act(0)
    labs = ("philosophy", "alchemy", "scientific_method", "computers")
    assert [discounted(t.state, Seat(0), Name(t.number[lab])) for lab in labs] == costs
    assert [text for text in t.legal if text.startswith("stage")] == [f"stage {n}" for n in range(1, stages + 1)]


@pytest.mark.card("air_forces")
def test_air_forces() -> None:
    t = table().play(0, "air_forces").workers(0, warriors=2, air_forces=1).tactic(0, "fighting_band")
    assert t.strength(0) == 2 + 5 + 2


# --- action cards


def played(name: str, t: Table | None = None) -> Table:
    t = t or table()
    return t.hand(0, name).act(0).do(f"play {name}")


def card(name: str, *values: object) -> object:
    return pytest.param(name, *values, marks=pytest.mark.card(name))


@pytest.mark.parametrize(
    ("name", "gains"),
    [
        card("cultural_heritage_a", (0, 0, 1, 4)),
        card("cultural_heritage_i", (0, 0, 2, 2)),
        card("revolutionary_idea_ii", (0, 0, 4, 0)),
        card("revolutionary_idea_iii", (0, 0, 6, 0)),
        card("stockpile_a", (1, 1, 0, 0)),
    ],
)
def test_gains(name: str, gains: tuple[int, ...]) -> None:
    t = played(name)
    assert (t.food(0), t.resources(0), t.state.science[0], t.state.culture[0]) == gains
    assert t.civil(0) == (3, 4)


@pytest.mark.parametrize(
    ("name", "off"),
    [
        card("engineering_genius_a", 2),
        card("engineering_genius_i", 3),
        card("engineering_genius_ii", 4),
        card("engineering_genius_iii", 5),
    ],
)
def test_engineering_genius(name: str, off: int) -> None:
    t = played(name, table().unfinished(0, "eiffel_tower", stages=1).tokens(0, bronze=10))
    assert (t.state.stages[0], t.resources(0)) == (2, 10 - (7 - off))


@pytest.mark.parametrize(("name", "back"), [card("frugality_a", 1), card("frugality_i", 2), card("frugality_ii", 3)])
def test_frugality(name: str, back: int) -> None:
    t = played(name, table().tokens(0, agriculture=2))
    assert (t.food(0), t.state.pool[0], t.civil(0)) == (back, 2, (3, 4))


@pytest.mark.parametrize(
    ("name", "pool"),
    [card("patriotism_a", 1), card("patriotism_i", 2), card("patriotism_ii", 3), card("patriotism_iii", 4)],
)
def test_patriotism(name: str, pool: int) -> None:
    t = played(name)
    assert (t.state.unit_pool, t.state.military_extra) == (pool, 1)


@pytest.mark.parametrize(("name", "off"), [card("rich_land_a", 1), card("rich_land_i", 2), card("rich_land_ii", 3)])
def test_rich_land(name: str, off: int) -> None:
    t = played(name, table().play(0, "iron").tokens(0, bronze=5))
    assert "build iron" in t.legal
    assert "upgrade bronze to iron" in t.legal
    assert not any("philosophy" in text for text in t.legal)
    assert t.do("build iron").resources(0) == 5 - (5 - off)


@pytest.mark.parametrize(
    ("name", "off"),
    [card("urban_growth_a", 1), card("urban_growth_i", 2), card("urban_growth_ii", 3), card("urban_growth_iii", 4)],
)
def test_urban_growth(name: str, off: int) -> None:
    t = played(name, table().play(0, "alchemy").tokens(0, bronze=6))
    assert "upgrade philosophy to alchemy" in t.legal
    assert not any("bronze" in text for text in t.legal)
    assert t.do("build alchemy").resources(0) == off


@pytest.mark.parametrize(("name", "off"), [card("efficient_upgrade_ii", 3), card("efficient_upgrade_iii", 4)])
def test_efficient_upgrade(name: str, off: int) -> None:
    t = played(name, table().play(0, "coal", "alchemy").tokens(0, bronze=6))
    assert t.legal == ["upgrade bronze to coal", "upgrade philosophy to alchemy"]
    assert t.do("upgrade bronze to coal").resources(0) == 6 - (6 - off)


@pytest.mark.parametrize(("name", "amount"), [card("reserves_i", 2), card("reserves_ii", 3), card("reserves_iii", 4)])
def test_reserves(name: str, amount: int) -> None:
    assert played(name).do("gain food").food(0) == amount
    assert played(name).do("gain resources").resources(0) == amount


@pytest.mark.parametrize(("name", "back"), [card("breakthrough_i", 2), card("breakthrough_ii", 3)])
def test_breakthrough(name: str, back: int) -> None:
    t = table().hand(0, name, "iron").points(0, science=5).act(0).do(f"play {name}")
    assert (t.state.science[0], t.civil(0)) == (back, (3, 4))


@pytest.mark.parametrize(
    ("name", "values"), [card("wave_of_nationalism_ii", (6, 3, 2)), card("military_build_up_iii", (8, 5, 3))]
)
def test_resources_per_stronger_rival(name: str, values: tuple[int, ...]) -> None:
    for players, value in zip((2, 3, 4), values, strict=True):
        t = table(players).workers(1, warriors=3)
        assert played(name, t).state.unit_pool == value
        t = table(players).workers(players - 1, warriors=3).workers(1, warriors=3)
        assert played(name, t).state.unit_pool == value * min(2, players - 1)


@pytest.mark.card("endowment_for_the_arts_iii")
def test_endowment() -> None:
    for players, value in ((2, 6), (3, 3), (4, 2)):
        t = table(players).points(1, culture=5)
        assert played("endowment_for_the_arts_iii", t).state.culture[0] == value

"""The games in other people's libraries: their own tests pass, at all player counts, with expansions and teams."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.position import Reader, position_text
from clio.engine.record import RecordFile
from clio.engine.registry import games, load
from clio.research import Episode
from clio.research.episode import game_called, version_of

gymnasium = pytest.importorskip("gymnasium", reason="the extra `research` is not installed")
pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")
pyspiel = pytest.importorskip("pyspiel", reason="the extra `research` is not installed")

EXPANSIONS = {
    "progress": [{"personalities": "yes", "milestones": "yes", "industrial": "yes"}, {"variant": "faster"}],
    "ancient_knowledge": [{"starting_sets": "yes"}, {"teams": "yes"}],
    "through_the_ages": [],
}


def lookup() -> list[tuple[str, dict[str, str]]]:
    """Every game at every number of players, and with each expansion where it goes."""
    found = []
    for name in games():
        game = load(name)
        for players in game.seat_numbers:
            for more in [{}, *EXPANSIONS.get(name, [])]:
                chosen = {"players": str(players), **more}
                try:
                    game.complete(chosen)
                except ClioError:
                    continue
                found.append((name, chosen))
    return found


def called(table: tuple[str, dict[str, str]]) -> str:
    return " ".join([table[0], *(f"{name}={value}" for name, value in table[1].items())])


every_table = pytest.mark.parametrize("table", lookup(), ids=called)


def test_teams_solo_and_expansions_are_among_the_tables() -> None:
    words = " ".join(map(called, lookup()))
    for word in ("teams=yes", "players=1", "players=5", "industrial=yes", "starting_sets=yes"):
        assert word in words


@every_table
@pytest.mark.filterwarnings("ignore::UserWarning")  # api_test warns that an observation is no plain array
def test_pettingzoo(table: tuple[str, dict[str, str]]) -> None:
    from pettingzoo.test import api_test, seed_test

    from clio.research.pettingzoo import env

    name = table[0]
    options: dict[str, Any] = dict(table[1])
    api_test(env(name, **options), num_cycles=40)
    seed_test(lambda: env(name, **options), num_cycles=25)


@every_table
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium(table: tuple[str, dict[str, str]]) -> None:
    from gymnasium.utils.env_checker import check_env

    from clio.research.gymnasium import id_of

    name, options = table
    check_env(gymnasium.make(id_of(name), game_options=options, render_mode="ansi").unwrapped)


@every_table
def test_openspiel(table: tuple[str, dict[str, str]]) -> None:
    from clio.research.openspiel import short_name

    name, options = table
    chosen = ";".join(f"{key}:{value}" for key, value in options.items() if key != "players")
    wish = {"players": int(options["players"]), "deals": 5, "options": chosen}
    game = pyspiel.load_game(short_name(load(name)), wish)
    pyspiel.random_sim_test(game, num_sims=1, serialize=options == {"players": "2"}, verbose=False)


@pytest.mark.parametrize("name", games())
def test_lists_in_openspiel_are_what_it_makes_itself_and_belong_to_the_caller(name: str) -> None:
    from clio.research.openspiel import short_name

    own: Any = pyspiel.State  # asked through C++: every number made anew
    states: list[Any] = []
    for deal in (1, 2):
        states.append(pyspiel.load_game(short_name(load(name)), {"deals": 3, "players": 3}).new_initial_state())
        assert states[-1].observation_tensor(0) == own.observation_tensor(states[-1], 0)
        assert states[-1].is_chance_node()
        states[-1].apply_action(deal)
    dice = dice_from_seed("lists")
    for number in range(90):
        state = states[0] if number < 30 else states[number % 2]
        seat = state.current_player()
        assert state.is_chance_node() == own.is_chance_node(state)
        assert state.legal_actions() == state.legal_actions(seat) == own.legal_actions(state)
        for player in (seat, (seat + 1) % 3):
            seen, mask = state.observation_tensor(player), state.legal_actions_mask(player)
            assert seen == own.observation_tensor(state, player) == [*state.episode.observation(player)]
            assert mask == own.legal_actions_mask(state, player)
            assert {type(value) for value in seen} == {float}
            assert {type(value) for value in mask} == {int}
            assert state.legal_actions(player) == own.legal_actions(state, player)
            seen[:] = [9.0] * len(seen)
            mask[:] = [9] * len(mask)
            state.legal_actions(player).append(-1)
        assert state.observation_tensor() == own.observation_tensor(state)
        assert state.legal_actions_mask() == own.legal_actions_mask(state)
        legal = state.legal_actions()
        wise = [index for index in legal if not state.kind.rare(state.kind.actions.rows[index])] or legal
        if number % 7 == 0:
            states[1] = state.clone()
        state.apply_action(wise[dice.below(len(wise))])
    with pytest.raises(pyspiel.SpielError):
        states[0].observation_tensor(3)


@pytest.mark.parametrize("deals", [1, 7, 100, 230])
def test_chance_picks_every_deal_alike_and_never_among_many(deals: int) -> None:
    """In OpenSpiel a list of all deals would take longer than the game."""
    from clio.research.openspiel import short_name

    game = pyspiel.load_game(short_name(load("progress")), {"deals": deals, "seed": 5})
    chances: dict[str, float] = {}
    todo = [(game.new_initial_state(), 1.0)]
    while todo:
        state, chance = todo.pop()
        if not state.is_chance_node():
            chances[state.episode.seed] = chance
            continue
        outcomes = state.chance_outcomes()
        assert len(outcomes) <= game.max_chance_outcomes() <= 100
        todo += [(state.child(number), chance * share) for number, share in outcomes]
    assert set(chances) == {f"5/{deal}" for deal in range(deals)}
    assert all(chance == pytest.approx(1 / deals) for chance in chances.values())


@pytest.mark.parametrize("name", games())
def test_names_carry_the_version_of_the_rules(name: str) -> None:
    from clio.research import gymnasium as ours
    from clio.research import openspiel
    from clio.research.pettingzoo import env

    game = load(name)
    version = f"v{game.version}"
    assert env(version_of(game)).metadata["name"] == f"{name}_{version}"
    assert ours.id_of(name) == f"clio/{name}-{version}"
    assert openspiel.short_name(game) == f"clio_{name}_{version}"
    with pytest.raises(ClioError, match=f"plays {name}_{version}"):
        game_called(f"{name}_v99")


@pytest.mark.parametrize("name", games())
def test_a_seat_among_bots_is_played_to_the_end(name: str) -> None:
    from clio.research.gymnasium import SeatEnv

    env = SeatEnv(name, seat=1, reward="gain")
    dice = dice_from_seed("a seat")
    seen, info = env.reset(seed=3)
    total, over = 0.0, False
    while not over:
        legal = [place for place, may in enumerate(info["action_mask"]) if may]
        assert legal
        assert info["seat"] == 1
        wise = [place for place in legal if not env.game.rare(env.game.actions.rows[place])] or legal
        seen, reward, terminated, truncated, info = env.step(wise[dice.below(len(wise))])
        total += reward
        over = terminated or truncated
        assert seen in env.observation_space
    assert info["places"][1] in (1, 2)
    assert total == pytest.approx((3 - 2 * info["places"][1]) + (env._score() - env_start(name)) / 100, abs=1e-6) or (
        info["places"][0] == info["places"][1]
    )
    assert env.step(0)[4]["illegal"]


def env_start(name: str) -> int:
    """The score of the same seat when it was first asked."""
    from clio.research.gymnasium import SeatEnv

    env = SeatEnv(name, seat=1, reward="gain")
    env.reset(seed=3)
    return env.points


def test_many_environments_of_gymnasium_at_once() -> None:
    from clio.research.gymnasium import id_of

    many = gymnasium.make_vec(id_of("progress"), num_envs=3, vectorization_mode="sync")
    seen, infos = many.reset(seed=4)
    assert seen.shape == (3, load("progress").encoder().size)
    for _ in range(5):
        seen, _, _, _, infos = many.step(infos["action_mask"].argmax(axis=1))
    assert seen.shape[0] == 3
    many.close()


@pytest.mark.parametrize("name", games())
def test_from_every_library_one_can_copy_deal_again_write_and_read(name: str) -> None:
    from clio.research.gymnasium import SeatEnv
    from clio.research.openspiel import short_name
    from clio.research.pettingzoo import env

    zoo = env(name)
    zoo.reset(seed=2)
    gym = SeatEnv(name)
    gym.reset(seed=2)
    spiel: Any = pyspiel.load_game(short_name(load(name)), {"deals": 3}).new_initial_state()
    spiel.apply_action(1)
    for episode in (zoo.episode, gym.episode, spiel.episode):
        assert episode is not None
        for _ in range(12):
            episode.act(episode.legal()[0])
        check(episode)
    assert str(spiel) == spiel.episode.position()
    seat = spiel.current_player()
    elsewhere = spiel.redeal(seat, "other")
    assert elsewhere.episode.observation(seat) == spiel.episode.observation(seat)
    assert zoo.episode is not None
    world = zoo.episode.redeal(0, "other")
    zoo.use(world)
    zoo.step(world.legal()[0])


def check(episode: Episode) -> None:
    copy = episode.clone()
    copy.act(copy.legal()[0])
    assert len(copy.moves) == len(episode.moves) + 1
    for again in (Episode.deserialize(episode.serialize()), pickle.loads(pickle.dumps(episode))):
        assert again.state.key() == episode.state.key()
        assert again.moves == episode.moves
        assert again.sight.state is None, "what was written for others to see is no part of a game"
    assert again.moves == episode.moves
    assert RecordFile(episode.record()).replay().state.key() == episode.state.key()
    assert position_text(Reader(episode.position(), "here").read(None)) == episode.position()
    seat = episode.seat
    world = episode.redeal(seat, "another world")
    assert world.observation(seat) == episode.observation(seat)
    assert world.mask(seat) == episode.mask(seat)
    with pytest.raises(ClioError, match="no record"):
        world.record()


def test_warnings_are_none_of_ours() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        import clio.research.gymnasium
        import clio.research.openspiel
        import clio.research.pettingzoo
    assert clio.research

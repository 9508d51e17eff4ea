"""What has happened, as each seat may read it."""

from __future__ import annotations

import re

from clio.bots import decide, make
from clio.cli.speech import words_for
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.registry import load
from clio.engine.story import Story

NAMES = ["You", "Bot 2", "Bot 3"]


def played(actions: int) -> tuple[Match, Story]:
    game = load("progress")
    match = Match(game, {"players": "3", "personalities": "yes", "milestones": "yes"}, "story", ["x"] * 3)
    story, bot, dice = Story(match), make("random"), dice_from_seed("story")
    while not match.state.over and len(match.entries) <= actions:
        seat = match.state.seats_open()[0]
        match.act(seat, decide(bot, match.state, seat, dice))
        story.listen()
    return match, story


def sentences(story: Story, seat: int | None) -> list[str]:
    words = words_for(story.match.game, "en")
    return [line for _, line in story.lines(words, NAMES, seat)]


def test_nobody_reads_what_others_draw_from_a_deck() -> None:
    _, story = played(600)
    lines = sentences(story, 0)
    others = [line for line in lines if re.match(r"Bot \d draws", line)]
    assert len(others) > 20
    assert all(re.fullmatch(r"Bot \d draws (a card|\d+ cards) from the Age I+ deck", line) for line in others)
    assert any(re.match(r"You draw [A-Z]", line) for line in lines)


def test_everything_is_told_when_all_may_read_it() -> None:
    _, story = played(600)
    assert not [line for line in sentences(story, None) if re.search(r"draws (a card|\d+ cards)", line)]


def test_readable_lines() -> None:
    _, story = played(3000)
    told = "\n".join(sentences(story, 0))
    for pattern in (
        r"Bot 2 discovers [A-Z]",
        r"You research [A-Z]",
        r"A new age begins: Age II\n",
        r"Bot 3 discards [A-Z]",
    ):
        assert re.search(pattern, told), pattern
    assert "{" not in told
    assert "$" not in told


def test_the_same_again_and_again_is_one_line() -> None:
    _, story = played(600)
    lines = sentences(story, 0)
    drawn = [line for line in lines if re.search(r"Bot \d draws", line)]
    assert any("draws 3 cards" in line for line in drawn)


def test_an_undone_action_leaves_the_story() -> None:
    match, story = played(40)
    while True:
        seat = match.state.seats_open()[0]
        research = [action for action in match.state.legal(seat) if action.text.startswith("research ")]
        action = research[0] if research else match.state.legal(seat)[0]
        before = sentences(story, None)
        match.act(seat, action)
        story.listen()
        if research:
            break
    assert sentences(story, None) != before
    match.undo(seat)
    story.listen()
    assert sentences(story, None) == before


def test_the_log_begins_after_the_own_last_turn() -> None:
    match, story = played(200)
    seat = match.state.seats_open()[0]
    since = story.since_last_turn(seat)
    assert since > 0
    assert match.entries[since].seat != seat
    assert match.entries[since - 1].seat == seat

"""The example that learns: it never takes what is not allowed, and it comes to prefer what was good."""

from __future__ import annotations

import numpy
import pytest

from docs.learning.learn import Net, Rollout, _fresh, improve


def test_what_was_good_is_done_more_often_and_what_is_masked_never() -> None:
    chance = numpy.random.default_rng(7)
    net = Net(4, 3, chance)
    inputs = numpy.eye(4, dtype=numpy.float32)
    masks = numpy.array([[True, True, False]] * 4)
    _, before, _ = net.forward(inputs, masks)
    actions = numpy.array([0, 1, 0, 1])
    gains = numpy.array([1.0, -1.0, 1.0, -1.0], numpy.float32)  # 0 was good, 1 was bad
    for _ in range(40):
        net.learn(inputs, masks, actions, before[range(4), actions], gains, gains)
    _, after, worth = net.forward(inputs, masks)
    assert (after[:, 0] > before[:, 0]).all()
    assert (after[:, 2] == 0).all()
    assert after.sum(axis=1) == pytest.approx(1)
    assert (worth[[0, 2]] > worth[[1, 3]]).all(), "what the game is worth is learnt too"


def test_a_rollout_of_progress_teaches_something() -> None:
    chance = numpy.random.default_rng(1)
    net = _fresh(chance)
    weights = net.values["in"].copy()
    played = Rollout(net, chance).play(64)
    inputs, masks, actions, before, gains, _ = played
    assert masks[numpy.arange(64), actions].all()
    assert ((before > 0) & (before <= 1)).all()
    assert inputs.min() >= 0
    assert inputs.max() <= 1
    assert gains.any()
    improve(net, played, chance)
    assert numpy.isfinite(net.values["in"]).all()
    assert (net.values["in"] != weights).any()

nothing-to-correct = { $game } has no hand-written value that a net could correct.
too-few-games = { $n } games are too few for a round: at least { $least }, one of which is kept for checking.
training-lost = The net of { $game } has lost itself in round { $round }: its numbers are too large. Begin anew with a lower rate.

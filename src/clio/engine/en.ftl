# The kernel's own words in English.

refusal-game-over = The game is over.
refusal-not-your-decision = Somebody else has to decide now.

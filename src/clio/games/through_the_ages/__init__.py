"""Through the Ages: A New Story of Civilization (the base game of 2015)."""

from clio.games.through_the_ages.game import make

__all__ = ["make"]

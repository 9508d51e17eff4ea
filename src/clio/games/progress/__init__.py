"""Progress: Evolution of Technology, with Personalities, Milestones and Industrial Revolution."""

from clio.games.progress.game import make

__all__ = ["make"]

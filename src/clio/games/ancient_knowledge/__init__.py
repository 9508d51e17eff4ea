"""Ancient Knowledge: build monuments, learn technologies, and let as little knowledge as possible be lost."""

from clio.games.ancient_knowledge.game import make

__all__ = ["make"]

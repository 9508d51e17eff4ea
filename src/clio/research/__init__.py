"""Clio for researchers: many games at once, with observations and masks in buffers; docs/research.md shows how.

Nothing here is needed to play. `Vector`, `Episode` and `ActionFeatures` need nothing but Clio; the doors to other
libraries (`clio.research.pettingzoo`, `.gymnasium`, `.openspiel`) need those: `pip install 'clio-tabletop[research]'`.
"""

from clio.research.episode import Episode
from clio.research.features import ActionFeatures
from clio.research.vector import Buffers, Vector

__all__ = ["ActionFeatures", "Buffers", "Episode", "Vector"]

"""One folder per game; `clio.engine.registry` finds them here.

Games of one's own may lie elsewhere: `CLIO_GAMES` names further folders of games (several as in `PATH`).
"""

import os

__path__ += [folder for folder in os.environ.get("CLIO_GAMES", "").split(os.pathsep) if folder]

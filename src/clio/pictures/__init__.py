"""Pictures: a line of data becomes a picture, drawn from a kit of motifs.

    sprite("name of a game")    all pictures of its cards in one file: `.path` to ask the server for, `.href(card)`
    covers()                    what stands for whole games and for the bots, for pages away from a table
    palette()                   the colours, light and dark, as one style sheet for every page with pictures

A page shows a picture by name; the file is fetched once and kept:

    <svg class="pic" viewBox="0 0 160 100" aria-hidden="true"><use href="{{ sprite.href(card, kind) }}"/></svg>

A picture tells which card it is: it never belongs on a page whose reader may not see the card's face.
"""

from clio.pictures.line import Mistake
from clio.pictures.palette import palette
from clio.pictures.sprite import Sheet, Sprite, covers, picture_mistakes, sprite

__all__ = ["Mistake", "Sheet", "Sprite", "covers", "palette", "picture_mistakes", "sprite"]

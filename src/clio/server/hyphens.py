"""Where a long word may be parted: soft hyphens, which a browser shows only where a line is too short for the word.

Browsers carry no hyphenation of their own on every system, so a narrow tile would break a word anywhere. The rule is
the one taught at school: a syllable begins with a consonant, and one or two letters never stand alone. It is used for
names of cards; first parts of English words that speak for themselves (thermo-, ship-) are listed.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape

SOFT = "\u00ad"
SHORTEST = 8  # letters: a shorter word fits
VOWELS = {"en": "aeiouy", "fr": "aàâæeéèêëiîïoôœuùûüy", "ru": "аеёиоуыэюя"}
# Consonants that begin a syllable together.
TOGETHER = {
    "en": "bl br ch ck cl cr dr fl fr gh gl gr kn ph pl pr qu sc sh sk sl sm sn sp st str sw th thr tr tw wh wr",
    "fr": "bl br ch cl cr dr fl fr gl gn gr ph pl pr qu th tr vr",
    "ru": "бл бр вл вр гл гр др зр кл кр пл пр сл ст стр тр фл фр хр шк",
}
FIRST_PARTS = re.findall(
    r"\w+",
    "electro thermo helio photo trans inter micro gun ship news mecha nano tele impression constitu industri communi"
    " revolu philo archi engi agri uni urban journal profess",
)
WORD = re.compile(rf"[^\W\d_]{{{SHORTEST},}}")


def parts_of(word: str, language: str) -> list[str]:
    """The word in parts of three letters and more, each of which may end a line."""
    low = word.lower()
    vowels, together = VOWELS[language], TOGETHER[language].split()
    cuts = [len(part) for part in FIRST_PARTS if language == "en" and low.startswith(part)]
    at = cuts[0] if cuts else 0
    for n in range(at + 1, len(low) - 1):
        if not set(low[:n]) & set(vowels) or (low[n - 1] in vowels and low[n] in vowels):
            continue
        found = re.match(rf"[^{vowels}ьъ]*", low[n:])
        rest = found.group() if found else ""  # the consonants that begin the next syllable
        after = low[n + len(rest) : n + len(rest) + 1]
        begins = bool(after) and after in vowels and (len(rest) == 1 or rest in together)
        if begins and rest != "й" and low[n - 1] + rest not in together:
            cuts.append(n)
    good: list[int] = []
    for cut in sorted(set(cuts)):
        if cut >= 3 and len(low) - cut >= 3 and cut - (good[-1] if good else 0) >= 2:
            good.append(cut)
    ends = [0, *good, len(word)]
    return [word[a:b] for a, b in pairwise(ends)]


@cache
def hyphenated(text: str, language: str) -> Markup:
    """Long words in boxes of their own: one goes to the next line whole, and is parted where a line is too short."""

    def boxed(found: re.Match[str]) -> str:
        return f'<span class="word">{SOFT.join(parts_of(found.group(), language))}</span>'

    return Markup(WORD.sub(boxed, str(escape(text))))


@pass_context
def soft(context: Context, text: str) -> str:
    """The template filter: a name that may be parted, in the language of the page."""
    language = str(context.get("language", "en"))
    return hyphenated(str(text), language) if language in VOWELS else str(text)

"""Parts are drawn by plainer code than other templates: what comes out is what Jinja itself would draw."""

from __future__ import annotations

import msgspec
import pytest
from jinja2 import DictLoader, Environment, StrictUndefined
from jinja2.exceptions import UndefinedError
from markupsafe import Markup

from clio.server.quick_templates import QuickEnvironment

PART = """
{%- macro sign(name) %}<i>{{ name }}</i>{% endmacro -%}
{%- macro draw(c, size="face", note="") %}
<p class="{{ size }}" title="{{ c.text }}">{{ sign(c.text) }}{{ c.number }}{% if note %} {{ note }}{% endif %}
{% for one in c.several if one %}{{ loop.index }}{{ one|upper }}{{ say(one, n=c.number) }}{% else %}none{% endfor %}</p>
{% endmacro -%}
"""


class Thing(msgspec.Struct):
    text: str
    number: int
    several: list[str]


def say(word: str, n: int) -> str:
    return f"<{word} {n}>"


def drawn(kind: type[Environment], *given: object, **named: object) -> str:
    jinja = kind(loader=DictLoader({"parts/p.html": PART}), autoescape=True, undefined=StrictUndefined)
    module = jinja.get_template("parts/p.html").make_module({"say": say})
    return str(module.draw(*given, **named))  # type: ignore[attr-defined]


THING = Thing('"A" & <B>', 7, ["x<", "", "y"])


@pytest.mark.parametrize(
    ("given", "named"),
    [((), {}), (("tile",), {}), ((), {"note": "<n>"}), (("tile", "&"), {}), (("tile",), {"note": "'"})],
)
def test_the_same_comes_out(given: tuple[str, ...], named: dict[str, str]) -> None:
    for thing in (THING, Thing("", 0, [])):
        wanted = drawn(Environment, thing, *given, **named)
        assert drawn(QuickEnvironment, thing, *given, **named) == wanted


def test_what_the_program_draws_is_html_already() -> None:
    text = "{% macro draw(c) %}{{ show(c) }}{{ say(c) }}{{ show(c)|upper }}{% endmacro %}"
    jinja = QuickEnvironment(loader=DictLoader({"parts/p.html": text}), autoescape=True, undefined=StrictUndefined)
    module = jinja.get_template("parts/p.html").make_module({"show": "<b>{}".format, "say": "<i>{}".format})
    text = module.draw("x")  # type: ignore[attr-defined]
    assert text == "<b>x&lt;i&gt;x&lt;B&gt;X"
    assert type(text) is str, "who asked for it puts it into a page as it is"


def test_nothing_gets_into_a_page_as_it_is() -> None:
    text = drawn(QuickEnvironment, THING, note="<script>")
    assert "<script>" not in text
    assert "&lt;script&gt;" in text
    assert "&#34;A&#34; &amp; &lt;B&gt;" in text
    assert "&lt;x&lt; 7&gt;" in text  # what a function says is a text too


@pytest.mark.parametrize(("given", "named"), [(("a", "b", "c"), {}), (("a",), {"size": "b"}), ((), {"colour": "b"})])
def test_a_macro_takes_what_it_names(given: tuple[str, ...], named: dict[str, str]) -> None:
    with pytest.raises(TypeError):
        drawn(QuickEnvironment, THING, *given, **named)


def test_what_is_not_there_is_an_error() -> None:
    class Other(msgspec.Struct):
        text: str

    with pytest.raises(AttributeError):
        drawn(QuickEnvironment, Other("a"))
    with pytest.raises(UndefinedError):
        drawn(QuickEnvironment)


def test_other_templates_may_look_into_mappings() -> None:
    jinja = QuickEnvironment(loader=DictLoader({"page.html": "{{ d.key }}{{ d.none }}"}), autoescape=True)
    assert jinja.get_template("page.html").render(d={"key": "<"}) == "&lt;"


def test_a_macro_that_is_remembered_says_the_same_again() -> None:
    part = "{% macro icon(sign, more='.') %}<i>{{ sign }}{{ more }}{{ say(sign ~ '', n=1) }}</i>{% endmacro %}"

    def module(kind: type[Environment], word: str) -> object:
        jinja = kind(loader=DictLoader({"parts/p.html": part}), autoescape=True, undefined=StrictUndefined)
        return jinja.get_template("parts/p.html").make_module({"say": lambda sign, n: f"{word} {sign} {n}"})

    quick, plain, other = module(QuickEnvironment, "one"), module(Environment, "one"), module(QuickEnvironment, "two")
    for sign in ("eye", "<b>", Markup("<b>"), "<b>", 1, True, "1", 1.0, "eye"):
        for given in ((sign,), (sign, "&")):
            wanted = plain.icon(*given)  # type: ignore[attr-defined]
            assert quick.icon(*given) == wanted == other.icon(*given).replace("two", "one")  # type: ignore[attr-defined]
    assert quick.icon.cache_info().hits >= 4  # type: ignore[attr-defined]

"""Templates that are drawn for every move of every table: the same language, turned into plainer Python.

A part is drawn thousands of times a second, and what it is given is always one of our structs. So an attribute is an
attribute (elsewhere it may also be a key), a call is a call, and a macro is a function.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

import markupsafe
from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef, optimizeconst
from markupsafe import Markup, escape

QUICK = "parts/"  # where they lie
REMEMBERED = ("icon", "picture", "pawn", "presence", "drawer_move", "drawer_why")  # macros there
# What the program draws lies ready as HTML, a plain text: a markup of it would be a copy of some ten kilobytes.
DRAWN = frozenset(("show", "show_all", "show_column", "log_lines"))
FOR_THE_PROGRAM = frozenset(("draw", "column", "region", "log"))  # macros that only the program calls, for as much
MOST_REMEMBERED = 2000  # of each, in each language of a game
# Not promised by the library, but it makes a plain text of a plain text; `escape` makes a markup, which takes longer.
ESCAPE_TEXT: Callable[[str], str] = getattr(markupsafe, "_escape_inner", escape)
# What is known to be markup need not be asked whether it is.
AS_MARKUP: Callable[[str], Markup] = partial(str.__new__, Markup)


def remembered_macro(macro: Callable[..., Markup]) -> Callable[..., Markup]:
    """One of plain texts and numbers, asked for again and again: what it said once it says again."""
    return lru_cache(MOST_REMEMBERED, typed=True)(macro)


def is_drawn(node: nodes.Expr) -> bool:
    """Is it what the program has drawn?"""
    return isinstance(node, nodes.Call) and isinstance(node.node, nodes.Name) and node.node.name in DRAWN


class QuickCode(CodeGenerator):
    """Writes the code of a template; outside of `QUICK` as Jinja does."""

    @property
    def quick(self) -> bool:
        return self.name is not None and self.name.startswith(QUICK)

    @optimizeconst
    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        if not self.quick:
            super().visit_Getattr(node, frame)
            return
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    @optimizeconst
    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        if not self.quick or forward_caller:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in (*node.args, *node.kwargs):
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        if not self.quick or macro_ref.accesses_kwargs or macro_ref.accesses_varargs or macro_ref.accesses_caller:
            super().macro_def(macro_ref, frame)
            return
        # What is not given is `missing`, and the macro itself knows what stands for that.
        names = [argument.name for argument in macro_ref.node.args]
        taken = ", ".join(f"{name}=missing" for name in names)
        name = getattr(macro_ref.node, "name", "")  # calls of macros have none
        drawn = f"draws({', '.join(names)})"
        drawn = drawn if name in FOR_THE_PROGRAM else f"as_markup({drawn})"
        function = f"(lambda draws: lambda {taken}: {drawn})(macro)"
        self.write(f"environment.remembered_macro({function})" if name in REMEMBERED else function)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if self.quick and is_drawn(node):
            self.write("(")
        elif self.quick:
            self.write("(escape_text(drawn) if type(drawn := ")
        else:
            super()._output_child_pre(node, frame, finalize)

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        """A text or a number is not made into markup first: it goes into the page at once."""
        if self.quick and is_drawn(node):
            self.write(")")
        elif self.quick:
            self.write(") is str else drawn if type(drawn) is Markup else ")
            self.write("str(drawn) if type(drawn) is int else escape(drawn))")
        else:
            super()._output_child_post(node, frame, finalize)

    def write_commons(self) -> None:
        super().write_commons()
        if self.quick:
            self.writeline("escape_text = environment.escape_text")
            self.writeline("as_markup = environment.as_markup")


class QuickEnvironment(Environment):
    code_generator_class = QuickCode

    as_markup = staticmethod(AS_MARKUP)
    remembered_macro = staticmethod(remembered_macro)
    escape_text = staticmethod(ESCAPE_TEXT)

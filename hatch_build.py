"""Compile the hot modules with mypyc while a wheel is built, or leave the wheel pure Python and say why.

Which modules: the globs `compile` under `[tool.clio]` in pyproject.toml. They all go into one library, so
that calls between modules stay direct. The sources stay in the wheel; Python prefers the compiled file.

CLIO_PURE=1            never compile
CLIO_STRICT_COMPILE=1  code that mypyc refuses is an error; without a compiler the wheel is pure all the same
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
LEAN = "-fno-semantic-interposition -fvisibility=hidden -fno-plt"

# The group is called like the package, and so lies beside it: inside the package it would give the modules
# a wrong __file__. Only the chosen modules must have sound types: what they import may in turn import a library that is
# not there while a wheel is built (NumPy, say).
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--ignore-missing-imports"]
options += ["--follow-imports=silent"]
modules = mypycify(options + {paths}, opt_level="2", debug_level="0", group_name="clio")
setup(name="clio", packages=[], ext_modules=modules)
"""


class CompileError(Exception):
    """What mypyc or the C compiler said."""


def compiler_command() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def why_not_here() -> str:
    """Why nothing can be compiled on this machine; empty if it can."""
    if os.environ.get("CLIO_PURE"):
        return "CLIO_PURE is set"
    compiler = compiler_command()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are missing (Debian: python3-dev)"
    return ""


def lean_flags() -> str:
    """Let the C compiler call what is in the library, and in Python, directly. Empty where it knows no such flags.

    All modules are one C file, so that it sees them at once anyway. That it makes little of them (`-O2`) is on purpose:
    a step of a game runs through so much code that shorter code is faster.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("int one(void) { return 1; }\n", encoding="utf-8")
        made = ["-shared", "-fPIC", "-o", str(Path(folder, "try.so")), str(source)]
        tried = [*compiler_command(), *LEAN.split(), *made]
        done = subprocess.run(tried, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return "" if done.returncode else LEAN


def modules_to_compile(root: Path) -> list[str]:
    """The chosen modules as paths below src/, in a fixed order."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    globs: list[str] = project["tool"]["clio"]["compile"]
    found = {path for pattern in globs for path in root.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(root / "src").as_posix() for path in found)


def compile_modules(root: Path, modules: list[str], workshop: Path) -> dict[str, str]:
    """Compile a copy of src/ in the workshop; each compiled file with its place in the wheel."""
    source, built = workshop / "src", workshop / "built"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    (source / "setup.py").write_text(SETUP.format(paths=modules), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", f"--build-lib={built}"]
    flags = lean_flags()
    environment = {**os.environ}
    for name in ("CFLAGS", "LDFLAGS"):
        environment[name] = f"{os.environ.get(name, '')} {flags}".strip()
    done = subprocess.run(
        command, cwd=source, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise CompileError(done.stdout.strip() or f"it ended with code {done.returncode}")
    files = {str(path): path.relative_to(built).as_posix() for path in built.rglob(f"*{SUFFIX}")}
    lost = [name for name in modules if name.removesuffix(".py") + SUFFIX not in files.values()]
    if lost:
        raise CompileError(f"nothing came out for {', '.join(lost)}")
    return files


class CompileHook(BuildHookInterface[Any]):
    """Runs before each wheel is packed. An editable install is always pure."""

    PLUGIN_NAME = "custom"
    workshop: Path | None = None

    def dependencies(self) -> list[str]:
        return [] if why_not_here() else ["mypy[mypyc]>=1.15"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        modules = modules_to_compile(Path(self.root))
        reason = why_not_here() or ("" if modules else "no module is to be compiled")
        if not reason:
            self.workshop = Path(tempfile.mkdtemp(prefix="clio-mypyc-"))
            try:
                files = compile_modules(Path(self.root), modules, self.workshop)
            except CompileError as error:
                if os.environ.get("CLIO_STRICT_COMPILE"):
                    self.finalize(version, build_data, "")
                    raise SystemExit(f"Clio: mypyc refused the code.\n{error}") from None
                reason = f"mypyc refused the code ({str(error).splitlines()[-1]})"
        if reason:
            self.app.display_warning(f"Clio: this wheel is pure Python, because {reason}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(files)
        self.app.display_info(f"Clio: {len(modules)} modules compiled with mypyc.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        # The wheel is packed after initialize(), so the compiled files may go only now.
        if self.workshop:
            shutil.rmtree(self.workshop, ignore_errors=True)

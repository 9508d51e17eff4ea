"""Do the pinned versions have known holes? Checked against advisory data that lies on this machine; nothing is fetched.

    python scripts/advisories.py [FOLDER]

FOLDER (or CLIO_ADVISORIES) holds advisories in the OSV format, one JSON file each, as the public dump for PyPI unpacks
to. Without it this says that it cannot check, and that is no failure: it is only not known.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def pinned(constraints: Path) -> dict[str, str]:
    """Every package of the constraints with its version."""
    found = {}
    for line in constraints.read_text(encoding="utf-8").splitlines():
        name, _, version = line.split("#")[0].split(";")[0].strip().partition("==")
        if version:
            found[plain(name)] = version.strip()
    return found


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.split("[")[0].strip()).lower()


def holes(folder: Path, packages: dict[str, str]) -> Iterator[str]:
    """A line for each advisory that names a pinned version."""
    for file in sorted(folder.rglob("*.json")):
        advisory = json.loads(file.read_text(encoding="utf-8"))
        if advisory.get("withdrawn"):
            continue
        for affected in advisory.get("affected", ()):
            name = plain(affected.get("package", {}).get("name", ""))
            if packages.get(name, "") in affected.get("versions", ()):
                yield f"{name} {packages[name]}: {advisory['id']} {advisory.get('summary', '')}".strip()


def main(arguments: list[str]) -> int:
    where = arguments[0] if arguments else os.environ.get("CLIO_ADVISORIES", "")
    packages = pinned(ROOT / "constraints.txt")
    if not where or not Path(where).is_dir():
        print(f"advisories: NOT CHECKED, there is no advisory data here ({len(packages)} pinned packages);")
        print("            name a folder with OSV files: python scripts/advisories.py FOLDER")
        return 0
    found = list(dict.fromkeys(holes(Path(where), packages)))
    for line in found:
        print(line)
    print(f"advisories: {len(packages)} pinned packages, {len(found)} known holes")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Where the program's own files are: beside the package in a checkout, inside the bundle when frozen."""

import sys
from pathlib import Path


class AssetError(Exception):
    """A file that belongs to the program is missing or broken; the text names it and says what to do."""


def base_folder() -> Path:
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parents[2]


def asset(*parts: str) -> Path:
    path = base_folder().joinpath("assets", *parts)
    if not path.exists():
        name = "/".join(("assets", *parts))
        raise AssetError(f"The program's file {name} is missing. Install Nile Quartet again, or restore the file.")
    return path

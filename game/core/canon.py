"""Canonical plain data: the form in which states are stored, compared and hashed.

Plain data is made of dicts with text keys, lists, texts, ints and booleans, in an order fixed by the code that
writes it. Nothing else may enter: floats and sets differ between machines.
"""

import json
from hashlib import blake2b
from typing import Any, TypeAlias

Plain: TypeAlias = Any


def check_plain(data: Plain, where: str = "data") -> None:
    """Raise TypeError naming the place where something is not plain."""
    if data is None or isinstance(data, str | int):
        return
    if isinstance(data, list):
        for index, item in enumerate(data):
            check_plain(item, f"{where}[{index}]")
        return
    if isinstance(data, dict):
        for key, item in data.items():
            if not isinstance(key, str):
                raise TypeError(f"{where} has the key {key!r}, which is not a text.")
            check_plain(item, f"{where}.{key}")
        return
    raise TypeError(f"{where} is a {type(data).__name__}, which is not plain data.")


def canonical_text(data: Plain) -> str:
    return json.dumps(data, ensure_ascii=True, separators=(",", ":"), allow_nan=False)


def digest(data: Plain) -> str:
    """Sixteen hex digits that two states share exactly when their plain data are the same."""
    return blake2b(canonical_text(data).encode("ascii"), digest_size=8).hexdigest()

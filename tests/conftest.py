"""The same tests for the plain and for the compiled core, but for a few that need a part of the core replaced."""

import pytest

from game import CORE
from game.compiled import COMPILED

# Compiled code calls its own functions directly and its classes cannot be changed, so these mean nothing there.
REPLACE_PARTS = {
    "test_events_tell_an_onlooker_nothing_hidden": "FrameState.advance",
    "test_the_pyramid_is_dealt_from_the_base_up_and_then_the_boneyard": "Rng.shuffle",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CORE.name != COMPILED:
        return
    for item in items:
        part = REPLACE_PARTS.get(getattr(item, "originalname", item.name))
        if part:
            item.add_marker(pytest.mark.skip(reason=f"replaces {part}, which a compiled core does not allow"))


def pytest_report_header() -> str:
    return f"core: {CORE.name}"

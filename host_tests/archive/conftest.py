from collections.abc import Iterator
from typing import Any

import pytest

from host.runtimes.browser import Page


@pytest.fixture
def at(tmp_path):
    return ["--file", str(tmp_path / "archive.sqlite")]


@pytest.fixture
def page(chromium: Any, page_address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page in a phone's browser, with the clock running, and with a module's SCRIPT; it complains of nothing."""
    context = chromium.new_context(viewport={"width": 400, "height": 800}, locale="en", timezone_id="UTC")
    context.add_init_script(getattr(request.module, "SCRIPT", ""))
    opened = Page(context, page_address, still=False)
    yield opened
    assert not opened.errors
    context.close()

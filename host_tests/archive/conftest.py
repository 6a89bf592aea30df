import pytest


@pytest.fixture
def at(tmp_path):
    return ["--file", str(tmp_path / "archive.sqlite")]

"""Have `pip install -e .` use the tools where they are; a wheel has copies of them (pyproject.toml)."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Editable(BuildHookInterface[Any]):
    """Leave the project's folders out of an editable install, which has tools/ on its path."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Set what is copied."""
        if version == "editable":
            build_data["force_include_editable"] = {"LICENSE": "quipu-license.txt"}

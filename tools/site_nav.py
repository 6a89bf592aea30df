"""Prepare the documents for the site (`make site`): MkDocs calls these functions, as mkdocs.yml says."""

import re
from pathlib import Path
from typing import Any

_PROJECT = Path(__file__).resolve().parent.parent


def on_config(config: Any) -> Any:
    """Add a last entry "Develop" to the navigation: all documents that mkdocs.yml doesn't name."""
    docs = Path(config["docs_dir"])
    named = set(re.findall(r"[\w./-]+\.md", str(config["nav"])))
    others = sorted(path.relative_to(docs).as_posix() for path in docs.rglob("*.md"))
    config["nav"].append({"Develop": [name for name in others if name not in named]})
    return config


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    """Return the text with the paths of files that the site doesn't have, such as sources, instead of links."""
    docs = Path(config["docs_dir"])

    def linked(found: re.Match[str]) -> str:
        path = ((docs / page.file.src_uri).parent / found[2]).resolve()
        return found[0] if path.is_relative_to(docs) else f"{found[1]} (`{path.relative_to(_PROJECT)}`)"

    return re.sub(r"\[([^\]]+)\]\((\.\./[^):#]+)(?:#[^)]*)?\)", linked, markdown)

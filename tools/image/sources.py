#!/usr/bin/env python3
"""Clone the interpreters' sources at their pinned commits.

Git's own configuration can name a mirror: `url.<base>.insteadOf`. A clone has no history, and leaves out other ports,
tests and documents. Run as a program, check whether all repositories can be reached.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

VERSIONS = Path(__file__).with_name("versions.toml")
# A repository that takes longer to answer counts as out of reach.
_SECONDS = 15


class Missing(Exception):
    """Something that the build needs is not there; the text says what, and where to get it."""


def pinned(runtime: str) -> dict[str, Any]:
    """Return the entry of "circuitpython" or "micropython" in versions.toml."""
    with open(VERSIONS, "rb") as file:
        return tomllib.load(file)[runtime]


def lay_out(runtime: str, target: Path) -> None:
    """Clone the sources of a runtime into the folder `target`, which must not exist yet. Raises Missing."""
    new = target.with_name(target.name + ".new")
    shutil.rmtree(new, ignore_errors=True)
    for repository in pinned(runtime)["repositories"]:
        _clone(repository, new / repository["path"])
    new.rename(target)


def unreachable(runtimes: tuple[str, ...] = ("circuitpython", "micropython")) -> str:
    """Return the address of a repository that doesn't answer, or ""."""
    for url in sorted({repository["url"] for runtime in runtimes for repository in pinned(runtime)["repositories"]}):
        try:
            subprocess.run(
                ["git", "ls-remote", "--quiet", url, "HEAD"],
                check=True,
                timeout=_SECONDS,
                env=_without_prompts(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except (OSError, subprocess.SubprocessError):
            return url
    return ""


def _clone(repository: dict[str, Any], target: Path) -> None:
    """Check out one commit of a repository, without history and without the paths that `leave_out` names."""
    target.mkdir(parents=True, exist_ok=True)
    url, commit = repository["url"], repository["commit"]
    print(f"cloning {url} at {commit[:12]} …", flush=True)
    steps = (
        ("init", "--quiet"),
        ("remote", "add", "origin", url),
        ("sparse-checkout", "set", "--no-cone", "/*", *repository.get("leave_out", ())),
        # The filter also skips the contents of excluded files.
        ("fetch", "--quiet", "--depth", "1", "--filter=blob:none", "origin", commit),
        ("-c", "advice.detachedHead=false", "checkout", "--quiet", "FETCH_HEAD"),
    )
    try:
        for words in steps:
            subprocess.run(["git", "-C", str(target), *words], check=True, env=_without_prompts())
    except FileNotFoundError:
        raise Missing("git is not installed") from None
    except subprocess.CalledProcessError:
        raise Missing(
            f"{url} could not be cloned at {commit}: check the network, or git's url.<base>.insteadOf"
        ) from None
    # Builds must not ask git for a version: versions.toml has it.
    shutil.rmtree(target / ".git")


def _without_prompts() -> dict[str, str]:
    """Return the environment for a git that never asks for a password."""
    return {**os.environ, "GIT_TERMINAL_PROMPT": "0"}


def main() -> int:
    """Name a repository that can't be reached; status 1 if there is one."""
    url = unreachable()
    if url:
        print(f"{url} can't be reached.")
    return int(bool(url))


if __name__ == "__main__":
    sys.exit(main())

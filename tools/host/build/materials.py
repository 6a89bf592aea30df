"""Write the parts of a release with their licences: a bill of materials in CycloneDX's JSON.

It lists all that the project pins (tools/image/versions.toml, requirements/, the page's
package-lock.json), the fonts, and what the images tell of the compiler they were built with.
"""

import hashlib
import json
import re
import uuid
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from host.paths import PROJECT, TOOLS

from image.sources import pinned

# A library that is frozen in with CircuitPython, and the guides' look and search, with their licences.
_DISPLAY = "adafruit-circuitpython-ssd1306", "MIT"
_GUIDES = "mkdocs-material", "MIT"
# Whose glyphs are in every image and on the page (tools/fonts/README.md).
_FONTS = {"schumacher-clean": "HPND", "x11-misc-fixed": "public domain"}
# Libraries that the compiler brings into an image.
_OF_THE_COMPILER = {"gcc": ("libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1"), "newlib": ("newlib", "BSD-3-Clause")}
# Of a package of the page that has another one compiled in: zxing-cpp.
_LICENCES = {"zxing-wasm": "MIT AND Apache-2.0"}
# Tools that a build runs and no image contains.
_TOOLS = ("tools/huffman", "tools/uf2")


def bill(version: str, made: datetime, files: Sequence[Path], made_with: Mapping[str, Mapping[str, str]]) -> str:
    """Return the bill of these files, made at that time.

    `made_with`: for each runtime that images are of, the versions of the compiler's parts. Raises ValueError where what
    comes out is not as CycloneDX's schema has it; ImportError without its library.
    """
    from cyclonedx.contrib.license.factories import LicenseFactory
    from cyclonedx.model import HashAlgorithm, HashType
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentScope, ComponentType
    from cyclonedx.output.json import JsonV1Dot6
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator
    from packageurl import PackageURL

    licence = LicenseFactory().make_from_string
    bom = Bom(serial_number=uuid.uuid5(uuid.NAMESPACE_URL, f"quipu {version} {made}"))
    bom.metadata.timestamp = made

    def part(name: str, its: str, told: str, purl: str = "", kind: Any = ComponentType.LIBRARY) -> Any:
        found = PackageURL.from_string(purl) if purl else None
        ref = purl or f"{name}@{its}"
        known = [component for component in bom.components if component.bom_ref.value == ref]
        made = known or [
            Component(name=name, version=its, type=kind, bom_ref=ref, purl=found, licenses=[licence(told)])
        ]
        bom.components.add(made[0])
        return made[0]

    quipu = Component(
        name="quipu",
        version=version,
        type=ComponentType.FIRMWARE,
        bom_ref=f"quipu@{version}",
        licenses=[licence("MIT")],
    )
    bom.metadata.component = quipu
    bom.register_dependency(quipu, [part(name, "", told) for name, told in _FONTS.items()])

    def from_pypi(pinned_in: str, name: str, told: str) -> Any:
        its = _pin(name, pinned_in)
        return part(name, its, told, f"pkg:pypi/{name}@{its}")

    def interpreter(runtime: str, versions: Mapping[str, str]) -> Any:
        entry = pinned(runtime)
        whole, *others = [
            part(_name(its["url"]), entry["version"] if its["path"] == "." else "", its["licence"], _purl(its))
            for its in entry["repositories"]
            if its["path"] not in _TOOLS
        ]
        others += [part(f"{runtime}/{path}", entry["version"], told) for path, told in sorted(entry["within"].items())]
        others += [part(name, versions[key], told) for key, (name, told) in _OF_THE_COMPILER.items()]
        if runtime == "circuitpython":
            others.append(from_pypi("play", *_DISPLAY))
        for its in entry["repositories"]:
            if its["path"] in _TOOLS:
                tool = part(_name(its["url"]), "", its["licence"], _purl(its), ComponentType.APPLICATION)
                tool.scope = ComponentScope.EXCLUDED
        bom.register_dependency(whole, others)
        return whole

    interpreters = {runtime: interpreter(runtime, versions) for runtime, versions in made_with.items()}
    page = [part(name, its, told, f"pkg:npm/{name.replace('@', '%40')}@{its}") for name, its, told in _of_the_page()]
    page.append(from_pypi("site", *_GUIDES))
    for path in files:
        file = Component(name=path.name, type=ComponentType.FILE, bom_ref=path.name, licenses=[licence("MIT")])
        file.hashes.add(HashType(alg=HashAlgorithm.SHA_256, content=hashlib.sha256(path.read_bytes()).hexdigest()))
        bom.components.add(file)
        needs = [whole for runtime, whole in interpreters.items() if f"-{runtime}-" in path.name]
        needs += page if path.name.endswith("-page.zip") else []
        bom.register_dependency(file, [quipu, *needs] if needs else [])
    text = JsonV1Dot6(bom).output_as_string(indent=1) + "\n"
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if wrong:
        raise ValueError(f"the bill of materials is not as CycloneDX has it: {wrong}")
    return text


def _name(url: str) -> str:
    return url.rsplit("/", 1)[1].removesuffix(".git")


def _purl(repository: Mapping[str, str]) -> str:
    where = repository["url"].removeprefix("https://github.com/").removesuffix(".git")
    return f"pkg:github/{where.lower()}@{repository['commit']}"


def _pin(name: str, pinned_in: str) -> str:
    """Return the version of a package that a list in requirements/ pins."""
    text = (PROJECT / "requirements" / f"{pinned_in}.txt").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(name)}==(\S+)", text, re.M)
    if not found:
        raise ValueError(f"requirements/{pinned_in}.txt has no {name}")
    return found[1]


def _of_the_page() -> Iterable[tuple[str, str, str]]:
    """Yield (name, version, licence) of the packages that the page is shipped with: what these themselves take are
    descriptions of types.
    """
    packages = json.loads((TOOLS / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name in packages[""]["dependencies"]:
        entry = packages[f"node_modules/{name}"]
        yield name, entry["version"], _LICENCES.get(name, entry["license"])

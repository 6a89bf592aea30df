"""Joins modules that are always needed together into one file for the board.

CircuitPython collects garbage after each file it imports, which takes 10 to 25 ms once the memory is well filled: with
a file for each module, a third of the time to the first screen was that. So what goes on the board has few files: main
modules that take in others (`joined.py` says which). A main module's own names stay as they are, the others' get their
module's name in front. Whoever imports what was taken in imports it from the main module.

A package costs a collection as well, be it nothing but a folder. Those that were taken in, and those below them without
code of their own, are put among the interpreter's modules as their main module is loaded.

This is no general linker. What it cannot join it refuses, with the place: a module that is used as a value or is found
by its name at run time, imports that go round in a circle, names that would mean two things.
"""

import ast
import builtins
from collections.abc import Iterable, Mapping

from host.build.module import Binding, Module, in_scope
from host.build.rename import Renamer

# All that an import needs of a package is what it is called and where it lies.
_PACKAGES = """
import sys as link_sys

class link_Package:

    def __init__(self, name):
        self.__name__ = name
        self.__path__ = __file__[:__file__.rfind({!r})] + name.replace('.', '/')
for link_name in {}:
    link_sys.modules[link_name] = link_Package(link_name)
"""


class Linker:
    """All modules of a runtime, and which are joined: main module -> those it takes in, by their dotted names."""

    def __init__(self, sources: Mapping[str, str], groups: Mapping[str, Iterable[str]]):
        self.modules = {module.name: module for module in (Module(path, text) for path, text in sources.items())}
        for main, taken in groups.items():
            for name in taken:
                self.modules[name].main = self.modules[main]
        for module in self.modules.values():
            self._bind(module)
        for module in self.modules.values():
            self._look_for_names(module)

    def link(self) -> dict[str, str]:
        """Return {path: source} of the files that are left. Raises SystemExit where something cannot be joined."""
        files = {}
        for module in self.modules.values():
            parent = self.joined(module.name.rpartition(".")[0])
            if module.main is module and not (parent and module.is_empty_package()):
                files[module.path] = self._file(module)
        for module in self.modules.values():
            module.tree = ast.Module([], [])  # written; they are large
        return files

    def outside(self, source: str, path: str = "outside.py") -> str:
        """Return a program of somebody else's that imports the firmware's modules, as it must read on the board."""
        module = Module(path, source)
        self._bind(module)
        Renamer(self, module).visit(module.tree)
        return _text(module.tree.body)

    # -- what is bound to what

    def _bind(self, module: Module) -> None:
        for node in in_scope(module.tree.body):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                module.imported.update(self.bindings(node))
            elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                module.own.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                module.own.add(node.id)

    def bindings(self, node: ast.Import | ast.ImportFrom) -> dict[str, Binding]:
        """What an import statement binds: name -> Binding."""
        found = {}
        for alias in node.names:
            if isinstance(node, ast.Import):
                found[alias.asname or alias.name] = (alias.name, "")
            elif f"{node.module}.{alias.name}" in self.modules:
                found[alias.asname or alias.name] = (f"{node.module}.{alias.name}", "")
            else:
                found[alias.asname or alias.name] = (str(node.module), alias.name)
        return found

    def resolve(self, binding: Binding) -> Binding:
        """Follow names that a module has imported itself to where they are made."""
        module = self.modules.get(binding[0])
        if module and binding[1] not in module.own and binding[1] in module.imported:
            return self.resolve(module.imported[binding[1]])
        return binding

    def _look_for_names(self, module: Module) -> None:
        # Names without a dot are words like others.
        taken = {other.name for other in self.modules.values() if other.main is not other and "." in other.name}
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Constant) and node.value in taken:
                self.refuse(module, node, f"{node.value} is found by its name, so it cannot be joined")

    def joined(self, name: str) -> Module | None:
        """The module of that name, if another one takes it in."""
        module = self.modules.get(name)
        return module if module and module.main is not module else None

    def _packages(self, main: Module) -> list[str]:
        """The packages that a main module takes in, and of those without code right below them, as far as
        there is something in them that is imported later.
        """
        left = [module for module in self.modules.values() if module.main is module]
        later = {module.name.rpartition(".")[0] for module in left if module is not main}
        taken = {module.name for module in self.modules.values() if module.main is main and module.is_package()}
        empty = {module.name for module in left if module.is_empty_package()}
        taken |= {name for name in empty if name.rpartition(".")[0] in taken}
        return sorted(taken & later - {main.name.rpartition(".")[0], main.name})

    @staticmethod
    def refuse(module: Module, node: ast.AST, why: str) -> None:
        """Raise SystemExit."""
        raise SystemExit(f"link: {module.path}, line {getattr(node, 'lineno', 0)}: {why}")

    # -- one file

    def _order(self, main: Module) -> list[Module]:
        """The modules of a file as they must stand: whoever is imported by another before it."""
        done: list[Module] = []
        under_way: list[Module] = []

        def visit(module: Module) -> None:
            if module in done:
                return
            if module in under_way:
                raise SystemExit(f"link: {module.path} and {under_way[-1].path} import each other")
            under_way.append(module)
            for name, _ in module.imported.values():
                other = self.modules.get(name)
                if other and other.main is main and other is not module:
                    visit(other)
            under_way.remove(module)
            done.append(module)

        for module in self.modules.values():
            if module.main is main and module is not main:
                visit(module)
        visit(main)
        return done

    def _file(self, main: Module) -> str:
        order = self._order(main)
        if order == [main]:  # its imports stay where they are
            Renamer(self, main).visit(main.tree)
            return _text(main.tree.body)
        imports: dict[str, Binding] = {}
        bodies: list[str] = []
        names: dict[str, Module] = {}
        for module in order:
            for name in module.own:
                linked = module.linked(name)
                if names.setdefault(linked, module) is not module:
                    self.refuse(module, module.tree, f"{linked} is also a name of {names[linked].path}")
                if module is main and len(names) > len(main.own) and hasattr(builtins, linked):
                    self.refuse(module, module.tree, f"{linked} would hide Python's own from what is joined")
            Renamer(self, module).visit(module.tree)
            body = [node for node in module.tree.body if not isinstance(node, (ast.Import, ast.ImportFrom))]
            bodies.append(f"# -- {module.path}\n" + _text(body))
            for statement in module.tree.body:
                if not isinstance(statement, (ast.Import, ast.ImportFrom)):
                    continue
                origin = str(statement.module) if isinstance(statement, ast.ImportFrom) else ""
                for alias in statement.names:
                    name = alias.asname or alias.name
                    if imports.setdefault(name, (origin, alias.name)) != (origin, alias.name):
                        self.refuse(module, statement, f"{name} is imported from elsewhere in the same file")
        clash = set(imports) & set(names)
        if clash:
            raise SystemExit(f"link: {main.path}: {', '.join(sorted(clash))}: imported and made in the same file")
        packages = self._packages(main)
        if packages:
            bodies.insert(0, _PACKAGES.format(main.path[:-3], tuple(packages)))
        return _imports(imports) + "".join(bodies)


def _imports(found: Mapping[str, Binding]) -> str:
    # One statement for each module.
    statements: dict[Binding, ast.Import | ast.ImportFrom] = {}
    for name, (origin, real) in found.items():
        empty = ast.ImportFrom(origin, [], 0) if origin else ast.Import([])
        alias = ast.alias(real, None if name == real else name)
        statements.setdefault((origin, "" if origin else real), empty).names.append(alias)
    return _text(list(statements.values()))


def _text(body: list[ast.stmt]) -> str:
    return ast.unparse(ast.fix_missing_locations(ast.Module(body, []))) + "\n"

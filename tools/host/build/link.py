"""Joins modules that are always needed together into one file for the board.

CircuitPython collects garbage after each file it imports, which takes 15 to 40 ms once the memory is well filled: with
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

Binding = tuple[str, str]  # the module it is in, its name; "" for the module itself
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FUNCTIONS = (ast.FunctionDef, ast.Lambda)
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


def dotted(path: str) -> str:
    """The name by which a file of firmware/ is imported: "screens/__init__.py" is "screens"."""
    return path[:-3].replace("/", ".").removesuffix(".__init__")


class Module:
    """One file: its tree, what its names are bound to, and where it goes."""

    def __init__(self, path: str, source: str):
        self.path = path
        self.name = dotted(path)
        self.tree = ast.parse(source, path)
        self.main = self  # the module that takes it in, or itself
        self.own: set[str] = set()
        self.imported: dict[str, Binding] = {}

    def is_package(self) -> bool:
        """Whether it is the module of a package."""
        return self.path.endswith("/__init__.py")

    def is_empty_package(self) -> bool:
        """The same, without code: nothing but words of explanation."""
        return self.is_package() and not [node for node in self.tree.body if not _is_docstring(node)]

    def linked(self, name: str) -> str:
        """What a name of this module is called in the joined file."""
        if self.main is self:
            return name
        front = "_" if name.startswith("_") else ""
        return f"{front}{self.name.replace('.', '_')}__{name.lstrip('_')}"


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
        _Rewriter(self, module).visit(module.tree)
        return _text(module.tree.body)

    # -- what is bound to what

    def _bind(self, module: Module) -> None:
        for node in _scope(module.tree.body):
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
            _Rewriter(self, main).visit(main.tree)
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
            _Rewriter(self, module).visit(module.tree)
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


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


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


def _scope(body: Iterable[ast.AST]) -> Iterable[ast.AST]:
    """All nodes of a scope, without what is inside functions, classes and comprehensions."""
    for node in body:
        yield node
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef, *_COMPREHENSIONS)):
            continue
        yield from _scope(ast.iter_child_nodes(node))


class _Rewriter(ast.NodeTransformer):
    """Writes a module's names as they are called in the joined files."""

    def __init__(self, linker: Linker, module: Module):
        self.linker = linker
        self.module = module
        self.scopes: list[dict[str, Binding | None]] = []  # functions: local name -> the module it stands for, or None
        self.stored: list[set[str]] = []  # names of other modules that a function gives values

    # -- names

    def _find(self, name: str) -> Binding | None:
        """What a name is bound to; None: something local, or not the firmware's."""
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        if name in self.module.own:
            return self.module.name, name
        if name in self.module.imported:
            return self.linker.resolve(self.module.imported[name])
        return None

    def _called(self, binding: Binding) -> str | None:
        """What something is called in this file; None: as it is written."""
        target = self.linker.modules.get(binding[0])
        if target is None and binding[0] == self.module.name:
            return None
        if target is None or target.main is not self.module.main or not binding[1]:
            return None
        return target.linked(binding[1])

    def visit_Name(self, node: ast.Name) -> ast.AST:
        binding = self._find(node.id)
        if binding:
            if not binding[1] and self.linker.joined(binding[0]):
                self.linker.refuse(self.module, node, f"{binding[0]} is used as a value, so it cannot be joined")
            node.id = self._called(binding) or node.id
        return node

    def _main_of(self, name: str) -> str:
        module = self.linker.joined(name)
        return module.main.name if module else ""

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name):
            binding = self._find(node.value.id)
            if binding and not binding[1]:
                real = self.linker.resolve((binding[0], node.attr))
                target = self.linker.joined(real[0])
                if target and target.main is self.module.main:
                    name = target.linked(real[1])
                    if not isinstance(node.ctx, ast.Load) and self.stored:
                        self.stored[-1].add(name)
                    return ast.copy_location(ast.Name(name, node.ctx), node)
                if target:
                    if target.main.name not in (binding[0], self._main_of(binding[0])):
                        self.linker.refuse(self.module, node, f"{node.attr} was not made in {binding[0]}")
                    node.attr = target.linked(real[1])
                return node
        self.generic_visit(node)
        return node

    def visit_Global(self, node: ast.Global) -> ast.AST:
        node.names = [self._called((self.module.name, name)) or name for name in node.names]
        return node

    # -- scopes

    def _inside(self, node: ast.FunctionDef | ast.Lambda) -> None:
        arguments = node.args
        names = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
        scope: dict[str, Binding | None] = {argument.arg: None for argument in names if argument}
        body = node.body if isinstance(node.body, list) else [node.body]
        outer: set[str] = set()
        for inner in _scope(body):
            if isinstance(inner, ast.Global):
                outer.update(inner.names)
            elif isinstance(inner, ast.Nonlocal):
                self.linker.refuse(self.module, inner, "nonlocal is not understood here")
            elif isinstance(inner, ast.Name) and not isinstance(inner.ctx, ast.Load):
                scope.setdefault(inner.id, None)
            elif isinstance(inner, (ast.FunctionDef, ast.ClassDef)):
                scope.setdefault(inner.name, None)
            elif isinstance(inner, ast.ExceptHandler) and inner.name:
                scope.setdefault(inner.name, None)
            elif isinstance(inner, (ast.Import, ast.ImportFrom)):
                for name, binding in self.linker.bindings(inner).items():
                    scope[name] = None if binding[1] else binding
        for name in outer:
            scope.pop(name, None)
        self.scopes.append(scope)
        self.stored.append(set())
        if isinstance(node.body, list):
            node.body = [new for statement in node.body for new in _as_list(self.visit(statement))] or [ast.Pass()]
        else:
            node.body = self.visit(node.body)
        stored = self.stored.pop()
        self.scopes.pop()
        if stored and isinstance(node.body, list):
            node.body.insert(0, ast.Global(sorted(stored)))

    def _defaults(self, arguments: ast.arguments) -> None:
        arguments.defaults = [self.visit(default) for default in arguments.defaults]
        arguments.kw_defaults = [default and self.visit(default) for default in arguments.kw_defaults]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.decorator_list = [self.visit(decorator) for decorator in node.decorator_list]
        self._defaults(node.args)
        if not self.scopes:
            node.name = self._called((self.module.name, node.name)) or node.name
        self._inside(node)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        self._defaults(node.args)
        self._inside(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.bases = [self.visit(base) for base in node.bases]
        if not self.scopes:
            node.name = self._called((self.module.name, node.name)) or node.name
        mine: dict[str, Binding | None] = {}
        for inner in _scope(node.body):
            if isinstance(inner, ast.Name) and not isinstance(inner.ctx, ast.Load):
                mine[inner.id] = None
        for number, inner in enumerate(node.body):
            if isinstance(inner, ast.FunctionDef):  # sees past the names of its class
                inner.decorator_list = [self.visit(decorator) for decorator in inner.decorator_list]
                self._defaults(inner.args)
                self._inside(inner)
            else:
                self.scopes.append(mine)
                node.body[number] = self.visit(inner)
                self.scopes.pop()
        return node

    def _comprehension(self, node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> ast.AST:
        scope: dict[str, Binding | None] = {}
        for generator in node.generators:
            for inner in ast.walk(generator.target):
                if isinstance(inner, ast.Name):
                    scope[inner.id] = None
        self.scopes.append(scope)
        self.generic_visit(node)
        self.scopes.pop()
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension

    # -- imports

    def visit_Import(self, node: ast.Import) -> ast.AST | list[ast.stmt] | None:
        return self._import(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | list[ast.stmt] | None:
        return self._import(node)

    def _import(self, node: ast.Import | ast.ImportFrom) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for alias in node.names:
            single = ast.Import([alias]) if isinstance(node, ast.Import) else ast.ImportFrom(node.module, [alias], 0)
            ((name, binding),) = self.linker.bindings(single).items()
            real = self.linker.resolve(binding) if binding[1] else binding
            target = self.linker.modules.get(real[0])
            if target is None or (target.main is target and target.main is not self.module.main):
                made.append(single)
            elif target.main is self.module.main:
                if binding[1] and self.scopes:  # a name of its own in this function
                    made.append(ast.parse(f"{name} = {target.linked(real[1])}").body[0])
            elif binding[1]:
                linked = target.linked(real[1])
                made.append(ast.ImportFrom(target.main.name, [ast.alias(linked, name)], 0))
            elif "." in name:
                self.linker.refuse(self.module, node, f"import {name}: give it a name with as, or import from it")
            else:
                package, _, last = target.main.name.rpartition(".")
                module = ast.alias(last, name)
                made.append(ast.ImportFrom(package, [module], 0) if package else ast.Import([module]))
        return made


def _as_list(node: ast.AST | list[ast.stmt] | None) -> list[ast.stmt]:
    return node if isinstance(node, list) else [node] if isinstance(node, ast.stmt) else []

"""Renames what a module says to what it is called in the joined files (see link.py), as Python's scopes have it."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from host.build.module import Binding, Module, in_scope

if TYPE_CHECKING:
    from host.build.link import Linker


class Renamer(ast.NodeTransformer):
    """Visits the tree of `module` once, as `linker` has bound its names. SystemExit: what cannot be joined."""

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
        for inner in in_scope(body):
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
        for inner in in_scope(node.body):
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

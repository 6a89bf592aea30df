"""One file of the firmware as the linker sees it: its tree, its names, and where it goes."""

import ast
from collections.abc import Iterable

Binding = tuple[str, str]  # the module it is in, its name; "" for the module itself
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FUNCTIONS = (ast.FunctionDef, ast.Lambda)


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


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def in_scope(body: Iterable[ast.AST]) -> Iterable[ast.AST]:
    """All nodes of a scope, without what is inside functions, classes and comprehensions."""
    for node in body:
        yield node
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef, *_COMPREHENSIONS)):
            continue
        yield from in_scope(ast.iter_child_nodes(node))

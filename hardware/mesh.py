"""Solids as the files that slicers take: STL, and 3MF, which knows millimetres and names."""

import struct
import zipfile
from pathlib import Path
from typing import Any

import numpy

_TYPES = (
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>'
)
_RELATIONS = (
    '<?xml version="1.0" encoding="UTF-8"?>'
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Target="/3D/3dmodel.model" Id="model" '
    'Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>'
)
# A triangle of a binary STL: its normal and corners.
STL = [("numbers", "<f4", (4, 3)), ("spare", "<u2")]
_DATE = (2024, 1, 1, 0, 0, 0)  # the same parts always make the same file


def triangles(solid: Any) -> tuple[Any, Any]:
    """Return the surface: points (n, 3) in mm, and triangles (m, 3) as numbers of points, seen counterclockwise."""
    mesh = solid.to_mesh()
    return numpy.asarray(mesh.vert_properties)[:, :3].astype(float), numpy.asarray(mesh.tri_verts).astype(int)


def write_stl(path: Path, solid: Any) -> None:
    """Write a binary STL."""
    points, faces = triangles(solid)
    corners = points[faces]
    normals = numpy.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = numpy.linalg.norm(normals, axis=1, keepdims=True)
    normals /= numpy.where(lengths > 0, lengths, 1)
    record = numpy.zeros(len(faces), dtype=STL)
    record["numbers"][:, 0] = normals
    record["numbers"][:, 1:] = corners
    path.write_bytes(b"Quipu, millimetres".ljust(80) + struct.pack("<I", len(faces)) + record.tobytes())


def write_3mf(path: Path, solids: dict[str, Any]) -> None:
    """Write named solids, {name: solid}, into one 3MF."""
    objects = items = ""
    for number, (name, solid) in enumerate(solids.items(), 1):
        points, faces = triangles(solid)
        vertices = "".join(f'<vertex x="{x:.5f}" y="{y:.5f}" z="{z:.5f}"/>' for x, y, z in points)
        shapes = "".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in faces)
        objects += (
            f'<object id="{number}" type="model" name="{name}"><mesh><vertices>{vertices}</vertices>'
            f"<triangles>{shapes}</triangles></mesh></object>"
        )
        items += f'<item objectid="{number}"/>'
    model = (
        '<?xml version="1.0" encoding="UTF-8"?><model unit="millimeter" xml:lang="en" '
        'xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><metadata name="Title">Quipu</metadata>'
        f"<resources>{objects}</resources><build>{items}</build></model>"
    )
    files = {"[Content_Types].xml": _TYPES, "_rels/.rels": _RELATIONS, "3D/3dmodel.model": model}
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(name, _DATE), text, zipfile.ZIP_DEFLATED)


def laid_flat(name: str, solid: Any) -> Any:
    """Turn a part as it is printed best: the lid and the caps on their faces or rims, all on the table."""
    if name == "lid":
        solid = solid.rotate((180, 0, 0))
    x0, y0, z0, x1, y1, _ = solid.bounding_box()
    return solid.translate((-(x0 + x1) / 2, -(y0 + y1) / 2, -z0))

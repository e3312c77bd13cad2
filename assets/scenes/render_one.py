"""Run inside Blender: blender -b -P render_one.py -- SET PICTURE OUT.webp"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from catalogue import find  # noqa: E402
from kit import base, finish, lighting, materials, materials_thin, rendering  # noqa: E402


def main(set_id, name, out):
    entry, picture = find(set_id, name)
    rng = base.reset(entry["seed"] * 101 + picture.get("take", 0))
    materials.forget()
    materials_thin.season = picture.get("season")
    lighting.lamps.update(power=1.0, glow=1.0)
    scene = importlib.import_module("scenes." + picture["scene"])
    options = scene.build(rng, entry["look"], **picture.get("with", {}))
    options.update(picture.get("render", {}))
    rendering.render(out, flip=entry.get("flip", False) != picture.get("flip", False), **options)
    if set_id == "extras":
        finish.smaller(out, (480, 800))


main(*sys.argv[sys.argv.index("--") + 1:])

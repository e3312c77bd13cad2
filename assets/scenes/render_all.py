#!/usr/bin/env python3
"""Render what is missing of the library, most useful pictures first, and keep the manifest true.

    ./render_all.py                 all that is missing
    ./render_all.py mas-1           one set
    ./render_all.py mas-1/sejour    one picture, again even if it exists
    ./render_all.py --manifest      only write the manifest
"""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(os.path.dirname(HERE), "pictures")
sys.path.insert(0, HERE)

from catalogue import EXTRAS, HERO, SETS  # noqa: E402

# Debian's Blender uses Debian's Python: keep any other Python on the PATH from misleading it
SYSTEM = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
SYSTEM["PATH"] = "/usr/bin:/bin"
KINDS = ("facade", "terrain", "entree", "sejour", "salle-a-manger", "cuisine", "chambre", "bureau", "salle-de-bains", "balcon", "vue",
         "jardin", "terrasse", "detail")


def path_of(set_id, name):
    return os.path.join(PICTURES, set_id, name + ".webp")


def write_manifest():
    """List the pictures that exist, façade first in every set; sets hardly begun wait."""
    sets = []
    for entry in SETS:
        pictures = [dict(file=f"{entry['id']}/{p['name']}.webp", kind=p["kind"], width=1200, height=800, alt=p["alt"])
                    for p in sorted(entry["pictures"], key=lambda p: KINDS.index(p["kind"]))
                    if os.path.exists(path_of(entry["id"], p["name"]))]
        if len(pictures) >= (1 if entry["propertyType"] == "terrain" else 3):
            sets.append(dict(id=entry["id"], propertyType=entry["propertyType"], style=entry["style"], pictures=pictures))
    manifest = dict(sets=sets)
    if os.path.exists(path_of("hero", "hero")):
        manifest["hero"] = dict(file="hero/hero.webp", width=HERO["width"], height=HERO["height"], alt=HERO["alt"])
    extras = [dict(id=e["id"], file=f"extras/{e['id']}.webp", width=e["width"], height=e["height"], alt=e["alt"])
              for e in EXTRAS if os.path.exists(path_of("extras", e["id"]))]
    if extras:
        manifest["extras"] = extras
    with open(os.path.join(PICTURES, "manifest.json"), "w", encoding="utf-8") as out:
        json.dump(manifest, out, ensure_ascii=False, indent=2)
        out.write("\n")


def queue(wanted):
    """(set, picture) pairs to render: first picture of every set, then the second ones, and so on."""
    for name in wanted:
        if "/" in name:
            yield tuple(name.split("/"))
    if wanted and all("/" in name for name in wanted):
        return
    jobs = [(rank, order, entry["id"], p["name"]) for order, entry in enumerate(SETS)
            for rank, p in enumerate(entry["pictures"]) if not wanted or entry["id"] in wanted]
    jobs += [(1, -1, "hero", "hero")] if not wanted or "hero" in wanted else []
    jobs += [(2, order, "extras", e["id"]) for order, e in enumerate(EXTRAS) if not wanted or "extras" in wanted]
    for _, _, set_id, name in sorted(jobs):
        if not os.path.exists(path_of(set_id, name)):
            yield set_id, name


def main(arguments):
    if arguments != ["--manifest"]:
        for set_id, name in queue(arguments):
            print(f"{set_id}/{name}", flush=True)
            out = path_of(set_id, name)
            command = ["blender", "-b", "-P", os.path.join(HERE, "render_one.py"), "--", set_id, name, out]
            result = subprocess.run(command, capture_output=True, text=True, env=SYSTEM)
            lines = (result.stdout + result.stderr).splitlines()
            print("\n".join(line for line in lines if line.startswith(("PICTURE", "Traceback", "  File")) or "Error:" in line), flush=True)
            write_manifest()
    write_manifest()


main(sys.argv[1:])

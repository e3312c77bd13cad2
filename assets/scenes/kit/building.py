"""Outer walls and all that hangs on them. Walls face local -y, their outer face at y = 0; x runs along the wall."""
import math

import numpy as np

from . import lighting
from .base import Group, make_mesh
from .materials import pieces, plain, shade, wood
from .materials_thin import cloth, glass
from .room import joinery

FRAME_WHITE = (.78, .77, .74)


def interior(g, opening, rng, lit=.3, depth=1.6, y=.4):
    """A hint of the room behind a window: back wall of its own tone, sometimes a lamp or a picture."""
    a, b, z0, z1 = opening
    glow = rng.uniform(1.2, 2.6) if rng.random() < lit else rng.uniform(.05, .35)
    glow *= lighting.lamps["glow"]
    k = rng.randrange(6)
    tones = ((.5, .42, .32), (.42, .4, .36), (.3, .33, .34), (.55, .47, .35), (.38, .28, .2), (.46, .46, .44))
    back = plain(f"inside {k} {int(glow * 4)}", tones[k], .9, glow=glow * .35, glow_color=(1, .78, .5))
    side = plain("inside dark", (.16, .14, .12), .95)
    middle, zc, w, h = (a + b) / 2, (z0 + z1) / 2, b - a, z1 - z0
    g.box((middle, y + depth, zc), (w + 1.2, .05, h + .6), back)
    g.box((middle, y + depth / 2, z0 - .25), (w + 1.2, depth, .05), side)
    g.box((middle, y + depth / 2, z1 + .28), (w + 1.2, depth, .05), plain("inside ceiling", (.6, .58, .54), .9, glow=glow * .15))
    for s in (-1, 1):
        g.box((middle + s * (w / 2 + .6), y + depth / 2, zc), (.05, depth, h + .6), side)
    if rng.random() < .45:
        lamp = plain("inside lamp", (1, .8, .5), .5, glow=3 * lighting.lamps["glow"])
        g.lathe((middle + rng.uniform(-.3, .3) * w, y + depth * .7, z0 + min(1.0, h * .45)), [(.16, 0), (.11, .22)], lamp, 16)
    if rng.random() < .35:
        g.box((middle + rng.uniform(-.2, .2) * w, y + depth - .05, zc + .1), (.5, .03, .6), plain("inside art", (.62, .5, .36), .8))


def drapes(g, opening, rng, y=.36, share=.85):
    """Curtains drawn aside, a blind half down, or nothing."""
    a, b, z0, z1 = opening
    chance = rng.random()
    if chance > share:
        return
    tone = rng.choice(((.82, .79, .73), (.75, .68, .58), (.6, .56, .5), (.8, .8, .8)))
    veil = cloth("drape %.2f" % tone[0], tone, .3)
    n = 18
    if chance < .14:
        g.quad((a, y, z1), (b, y, z1), (b, y, z1 - (z1 - z0) * rng.uniform(.2, .5)), (a, y, z1 - (z1 - z0) * rng.uniform(.3, .5)), veil)
        return
    for s, edge in ((1, a), (-1, b)):
        w = (b - a) * rng.uniform(.14, .32)
        t = np.linspace(0, 1, n)
        x = edge + s * w * t
        fold = y + .03 * np.sin(t * 20 + rng.uniform(0, 6))
        g.surface(np.array([np.stack([x, fold, np.full(n, z)], -1) for z in (z1, z0)]), veil)


def window(g, opening, rng, frame=FRAME_WHITE, panes=(2, 3), lit=.3, mirror=.1, sill=None, depth=.2):
    """Joinery, glass, curtains and the room behind."""
    a, b, z0, z1 = opening
    joinery(g, opening, plain("joinery %.2f" % frame[0], frame, .4), panes, depth)
    pane = glass("pane", (.8, .85, .85), mirror)
    g.quad((a, depth + .02, z0), (b, depth + .02, z0), (b, depth + .02, z1), (a, depth + .02, z1), pane)
    drapes(g, opening, rng, depth + .16)
    interior(g, opening, rng, lit, y=depth + .22)
    if sill:
        g.box(((a + b) / 2, -.05, z0 - .04), (b - a + .24, .34, .08), sill, .01)


def shutters(g, opening, color, rng, kind="louvre", closed=False):
    """A pair of hinged shutters, folded back on the wall or half closed."""
    a, b, z0, z1 = opening
    paint = plain("shutter %.2f %.2f" % color[:2], color, .5)
    leaf, h, zc = min((b - a) / 2, .62), z1 - z0 + .06, (z0 + z1) / 2
    for s, hinge in ((-1, a), (1, b)):
        x, y = hinge + s * (leaf / 2 + .02), -.045
        g.box((x, y, zc), (leaf, .035, h), paint, .003)
        if kind == "louvre":
            for k in range(int(h / .085)):
                g.box((x, y - .025, z0 + .05 + k * .085), (leaf - .13, .012, .06), paint, 0, (.5, 0, 0))
            for dx in (-leaf / 2 + .035, leaf / 2 - .035):
                g.box((x + dx, y - .02, zc), (.07, .03, h), paint)
            for z in (z0 + .02, zc, z1 - .02):
                g.box((x, y - .022, z), (leaf - .004, .03, .07), paint)
        else:
            for k in range(5):
                g.box((x + leaf * (k - 2) / 5, y - .018, zc), (leaf / 5 - .008, .02, h), paint)
            for z in (z0 + h * .2, z1 - h * .2):
                g.box((x, y - .035, z), (leaf * .96, .02, .09), paint)
        g.tube((hinge + s * .02, -.03, z0 + .1), (hinge + s * .02, -.03, z1 - .1), .012, plain("iron", (.02, .02, .022), .5), sides=6)


def door(g, opening, color, rng, glazed=False, step=None):
    a, b, z0, z1 = opening
    paint, brass = plain("door %.2f %.2f" % color[:2], color, .35), plain("brass", (.72, .54, .26), .3, 1)
    middle, w = (a + b) / 2, b - a
    g.box((middle, .16, (z0 + z1) / 2), (w, .07, z1 - z0), paint, .005)
    leaves = 1 if w < 1.3 else 2
    for k in range(leaves):
        x = a + w * (k + .5) / leaves
        for z, h in ((z0 + (z1 - z0) * .24, (z1 - z0) * .34), (z0 + (z1 - z0) * .7, (z1 - z0) * .44)):
            if glazed and z > z0 + 1:
                g.box((x, .115, z), (w / leaves - .24, .02, h), glass("pane", (.8, .85, .85), .1))
                g.box((x, .125, z), (w / leaves - .24, .01, h), plain("door light", (.4, .32, .2), .6, glow=.5, glow_color=(1, .75, .45)))
            else:
                g.box((x, .12, z), (w / leaves - .24, .03, h), paint, .012)
    g.lathe((b - .1 if leaves == 1 else middle + .06, .1, z0 + 1.05), [(0, -.03), (.03, -.02), (.03, .02), (0, .03)], brass, 14)
    if step:
        g.box((middle, -.35, z0 - .07), (w + .7, .8, .15), step, .015)


def railing(g, x0, x1, z, depth, material, height=.95, gap=.12, ornate=True):
    """A wrought-iron railing standing `depth` before the wall, returned to it at both ends."""
    length, y = x1 - x0, -depth
    for dz in (.06, height, height - .14) if ornate else (.06, height):
        g.box(((x0 + x1) / 2, y, z + dz), (length, .03, .03), material)
    count = max(2, int(length / gap))
    for i in range(count + 1):
        g.box((x0 + length * i / count, y, z + height / 2), (.016, .016, height), material)
    if ornate:
        for i in range(count):
            x = x0 + length * (i + .5) / count
            ring = [(x + .042 * math.cos(t), y, z + height - .07 + .05 * math.sin(t)) for t in np.linspace(0, 6.283, 9)]
            for p, q in zip(ring, ring[1:]):
                g.tube(p, q, .008, material, sides=4)
            if i % 2:
                for s in (-1, 1):
                    arc = [(x + s * .05 * math.sin(t), y, z + .12 + .28 * t / 3.14) for t in np.linspace(0, 3.14, 6)]
                    for p, q in zip(arc, arc[1:]):
                        g.tube(p, q, .008, material, sides=4)
    for x in (x0, x1):
        for dz in (.06, height):
            g.box((x, y / 2, z + dz), (.03, depth, .03), material)


def flower_box(location, turn, length, rng, colors=((.7, .06, .08), (.75, .3, .4), (.8, .75, .72))):
    """A window box full of geraniums."""
    from .vegetation import shrub
    with Group(location, turn, "box") as g:
        g.box((0, 0, 0), (length, .2, .18), plain("window box", (.42, .2, .12), .8), .01)
    ends = (math.cos(turn) * length / 2, math.sin(turn) * length / 2)
    for t in (-.6, 0, .6):
        shrub(rng, (location[0] + ends[0] * t, location[1] + ends[1] * t, location[2] + .05), .2, .3, (.1, .2, .04), .045,
              rng.choice(colors), 260)


ROOFS = {"canal": (.2, .36, .055, (.52, .25, .13)), "tuile": (.24, .3, .02, (.36, .15, .085)), "ardoise": (.22, .14, 0, (.075, .085, .1))}


def roof_slope(location, turn, length, run, pitch, kind, color=None):
    """One slope of separate tiles: eaves along local x at y = 0, rising towards +y over `run`."""
    wide, tall, wave, tone = ROOFS[kind]
    color = color or tone
    slant = run / math.cos(pitch)
    cols, rows = int(length / wide), int(slant / tall) + 1
    across = np.linspace(-.5, .5, 7 if wave else 2)
    arch = wave * np.cos(across * math.pi) if kind == "canal" else wave * (np.sin(across * 6.28) + .4)
    rng = np.random
    vertices, faces = [], []
    n = len(across)
    for j in range(rows):
        shift = .5 * wide if kind == "ardoise" and j % 2 else 0
        for i in range(cols):
            x = -length / 2 + (i + .5) * length / cols + shift + rng.normal() * .004
            low, high = j * tall - .03, min(slant, (j + 1) * tall + .02)
            lift = rng.uniform(.014, .026)
            start = len(vertices) * n
            for t, up in ((low, lift + .012), (high, 0)):
                row = np.stack([x + across * wide * 1.02, t * math.cos(pitch) - (arch + up) * math.sin(pitch) * np.ones(n),
                                t * math.sin(pitch) + (arch + up) * math.cos(pitch) * np.ones(n)], -1)
                vertices.append(row)
            faces += [(start + k, start + k + 1, start + n + k + 1, start + n + k) for k in range(n - 1)]
    tiles = pieces("tiles %s" % kind, color, .38 if kind != "ardoise" else .3, .8 if kind != "ardoise" else .45, (1, 1, 1), 0, 0)
    obj = make_mesh("tiles", np.concatenate(vertices), np.array(faces), tiles)
    obj.location, obj.rotation_euler = location, (0, 0, turn)
    with Group(location, turn, "underlay") as g:
        y1, z1 = run, run * math.tan(pitch)
        a = length / 2
        g.quad((-a, 0, -.03), (a, 0, -.03), (a, y1, z1 - .03), (-a, y1, z1 - .03), plain("underlay", shade(color, .45), .9))
        g.quad((-a, 0, -.1), (a, 0, -.1), (a, y1, z1 - .1), (-a, y1, z1 - .1), wood("soffit", (.4, .3, .2), "x"))
        g.box((0, .005, -.06), (length, .03, .13), wood("fascia", (.45, .36, .26), "x"))
    return obj


def gable_roof(location, turn, length, depth, pitch, kind, overhang=.4, color=None, gable=None):
    """Two slopes over a plan whose front wall is along local x at y = 0; returns the ridge's height above the walls."""
    run = depth / 2 + overhang
    drop = overhang * math.tan(pitch)
    c, s = math.cos(turn), math.sin(turn)

    def world(x, y, z):
        return (location[0] + c * x - s * y, location[1] + s * x + c * y, location[2] + z)
    full = length + 2 * (overhang * .6)
    roof_slope(world(0, -overhang, -drop + .1), turn, full, run, pitch, kind, color)
    roof_slope(world(0, depth + overhang, -drop + .1), turn + math.pi, full, run, pitch, kind, color)
    ridge = depth / 2 * math.tan(pitch)
    tone = color or ROOFS[kind][3]
    with Group(location, turn, "ridge") as g:
        for k in range(int(full / .38)):
            x = -full / 2 + .19 + k * .38
            g.tube((x - .2, depth / 2, ridge + .08), (x + .2, depth / 2, ridge + .08), .12, plain("ridge", shade(tone, .95), .8), .105, 14)
        if gable:
            for side in (-1, 1):
                x = side * length / 2
                thick = -side * .3
                g.add([(x, 0, 0), (x, depth, 0), (x, depth / 2, ridge), (x + thick, 0, 0), (x + thick, depth, 0), (x + thick, depth / 2, ridge)],
                      [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2)], gable)
        zinc = plain("gutter", (.42, .43, .44), .4, .7)
        for y in (-overhang - .07, depth + overhang + .07):
            g.tube((-full / 2, y, -drop + .05), (full / 2, y, -drop + .05), .065, zinc)
        for side in (-1, 1):
            g.tube((side * (length / 2 - .12), -.08, -location[2]), (side * (length / 2 - .12), -.08, -.35), .04, zinc)
            g.tube((side * (length / 2 - .12), -.08, -.35), (side * (length / 2 - .12), -overhang, -drop + .02), .04, zinc)
    return ridge


def chimney(g, center, base, top, size, material, pots=2):
    x, y = center
    g.box((x, y, (base + top) / 2), (size[0], size[1], top - base), material)
    g.box((x, y, top + .04), (size[0] + .12, size[1] + .12, .09), plain("chimney cap", (.5, .45, .38), .9), .01)
    for k in range(pots):
        px = x + (k - (pots - 1) / 2) * size[0] / max(pots, 1)
        g.lathe((px, y, top + .08), [(.11, 0), (.1, .3), (.12, .34), (.09, .34), (.08, .1)], plain("chimney pot", (.45, .2, .11), .85), 14)

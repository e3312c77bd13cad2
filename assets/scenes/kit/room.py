"""The shell of a room: floor, walls with their windows, mouldings, beams, curtains, daylight, what is seen outside.

The camera stands near y = 0 and looks towards +y; x runs from 0 (left wall) to `width`.
"""
import math

import numpy as np

from . import hours, lighting, outside
from .base import Group, make_mesh
from .materials import masonry, pieces, plain, rubble, shade, wood
from .materials_thin import cloth

WHITE = (.82, .81, .78)


def wall(group, length, height, openings, material, thickness=.24, y=None):
    """A wall along local x with rectangular openings (start, end, bottom, top)."""
    y = thickness / 2 if y is None else y
    cuts = sorted({0, length, *[o[0] for o in openings], *[o[1] for o in openings]})
    for a, b in zip(cuts, cuts[1:]):
        middle, z = (a + b) / 2, 0
        for o in sorted((o for o in openings if o[0] < middle < o[1]), key=lambda o: o[2]):
            if o[2] - z > .005:
                group.box((middle, y, (z + o[2]) / 2), (b - a, thickness, o[2] - z), material)
            z = o[3]
        if height - z > .005:
            group.box((middle, y, (z + height) / 2), (b - a, thickness, height - z), material)


def joinery(group, opening, frame, panes=(2, 3), depth=.16, bar=.035, edge=.06):
    """A window's frame with its glazing bars: panes = (leaves, panes high)."""
    a, b, z0, z1 = opening
    leaves, rows = panes
    middle, zc = (a + b) / 2, (z0 + z1) / 2
    for x in (a + edge / 2, b - edge / 2):
        group.box((x, depth, zc), (edge, .07, z1 - z0), frame, .005)
    for z in (z0 + edge * .7, z1 - edge / 2):
        group.box((middle, depth, z), (b - a, .07, edge), frame, .005)
    for i in range(1, leaves):
        group.box((a + (b - a) * i / leaves, depth, zc), (edge * 1.4, .07, z1 - z0), frame, .005)
    for j in range(1, rows):
        group.box((middle, depth, z0 + (z1 - z0) * j / rows), (b - a, .045, bar), frame, .003)


class Room:
    """A room in a style (see styles.py); builds itself, then offers its measures to the furniture."""

    def __init__(self, rng, style, width, depth, windows, height=None):
        self.rng, self.style, self.width, self.depth = rng, style, width, depth
        self.height = height or style["height"]
        self.windows = windows
        self.paint = masonry("boards", style["wall"], 2.6, .15, .004, .12, shade(style["wall"], .4), .5, .3, mottle=.5) if style.get("boards") else \
            plain("wall", style["wall"], .85, bump=.04, bump_scale=180)
        self.accent = plain("accent", style["accent"], .85, bump=.04, bump_scale=180) if style.get("accent") and style["accent"] != style["wall"] else self.paint
        self.white = plain("white", WHITE, .4)
        self._floor(style["floor"], style["floor_color"])
        self._walls()
        self._ceiling()
        self._light()
        outside.backdrop(rng, style.get("view", "jardin"), width, depth)

    def frame(self, side):
        """Placement and length of a wall: local x along it, local y outwards."""
        return {"left": ((0, 0, 0), math.pi / 2, self.depth), "back": ((0, self.depth, 0), 0, self.width),
                "right": ((self.width, self.depth, 0), -math.pi / 2, self.depth)}[side]

    def _floor(self, kind, color):
        floor(kind, color, self.width, self.depth)

    def _walls(self):
        style = self.style
        for side in ("left", "back", "right"):
            location, turn, length = self.frame(side)
            openings = [w[1:5] for w in self.windows if w[0] == side]
            surface = self.accent if side == style.get("accent_wall", "back") else self.paint
            if style.get("feature") and side == style.get("feature_wall", "back"):
                surface = feature(style["feature"], style)
            with Group(location, turn, "wall " + side) as g:
                wall(g, length, self.height, openings, surface)
                for o in openings:
                    joinery(g, o, plain("frame", style.get("frame", WHITE), .35), style.get("panes", (2, 3)))
                    if o[2] > .3:
                        g.box(((o[0] + o[1]) / 2, .04, o[2] - .015), (o[1] - o[0] + .1, .2, .03), self.white, .006)
                self._trim(g, side, length, openings, surface)
            for o in openings:
                if style.get("curtains"):
                    self._curtains(location, turn, o)
        with Group() as g:
            g.box((self.width / 2, -.12, self.height / 2), (self.width, .1, self.height), self.paint)

    def _trim(self, g, side, length, openings, surface):
        """Skirting, cornice and panel mouldings."""
        style, h = self.style, self.height
        low = [o for o in openings if o[2] < .2]
        edges = [0] + [e for o in sorted(low) for e in (o[0], o[1])] + [length]
        tall = .16 if style.get("panels") else .08
        for a, b in zip(edges[::2], edges[1::2]):
            if b - a > .05:
                g.box(((a + b) / 2, -.01, tall / 2), (b - a, .02, tall), self.white, .004)
        if style.get("cornice"):
            for size, z in ((.16, h - .025), (.1, h - .07), (.05, h - .12)):
                g.box((length / 2, -size / 2, z), (length, size, .05), self.white, .015)
        if style.get("panels") and not openings:
            count = max(2, round(length / 1.45))
            for k in range(count):
                a, b = length * k / count + .12, length * (k + 1) / count - .12
                for z0, z1 in ((.26, .82), (1.0, h - .32)):
                    for c, s in ((((a + b) / 2, z0), (b - a, .03)), (((a + b) / 2, z1), (b - a, .03)),
                                 ((a, (z0 + z1) / 2), (.03, z1 - z0)), ((b, (z0 + z1) / 2), (.03, z1 - z0))):
                        g.box((c[0], -.008, c[1]), (s[0], .02, s[1]), surface, .006)
            g.box((length / 2, -.012, .91), (length, .028, .045), surface, .008)
        if style.get("wainscot") and not (style.get("feature") and side == style.get("feature_wall", "back")):
            low = [(a, b, min(z0, 1.02), z1) for a, b, z0, z1 in openings if z0 < 1.02]
            wall(g, length, 1.02, low, plain("wainscot", style["wainscot"], .55), .014, -.007)

    def _ceiling(self):
        style, h = self.style, self.height
        with Group() as g:
            g.box((self.width / 2, self.depth / 2, h + .05), (self.width + .4, self.depth + .4, .1), self.white)
            if style.get("beams"):
                oak = wood("beam", style["beams"], "x", .7)
                big = wood("beam big", style["beams"], "y", .7)
                for k in range(int(self.depth / .62)):
                    g.box((self.width / 2, .3 + k * .62, h - .07), (self.width, .11, .14), oak, .012)
                g.box((self.width * .5, self.depth / 2, h - .24), (.24, self.depth, .26), big, .02)
            elif style.get("rose"):
                g.lathe((self.width / 2, self.depth * .55, h - .045), [(.05, 0), (.12, .0), (.2, .02), (.32, .012), (.42, .045)],
                        self.white, 48)

    def _curtains(self, location, turn, o):
        style, rng = self.style, self.rng
        veil = cloth("curtain", style["curtains"], .35)
        rod = plain("rod", style.get("metal", (.05, .05, .05)), .3, 1)
        top = min(self.height - .12, o[3] + .22)
        with Group(location, turn, "curtain") as g:
            g.tube((o[0] - .45, -.12, top), (o[1] + .45, -.12, top), .012, rod)
            n = 70
            for sign, edge in ((1, o[0] - .4), (-1, o[1] + .4)):
                t = np.linspace(0, 1, n)
                x = edge + sign * t * rng.uniform(.42, .55)
                fold = .045 * np.sin(t * 42 + rng.uniform(0, 6)) + .015 * np.sin(t * 17)
                rows = [np.stack([x + sign * .02 * k, -.12 + fold * (.75 + .25 * k), np.full(n, z)], -1)
                        for k, z in ((0, top - .01), (.5, top * .5), (1, .015))]
                g.surface(np.array(rows), veil)

    def _light(self):
        style, hour = self.style, hours.inside(self.style)
        elevation, strength = hour.get("sky", (style.get("sun_height", 38), .25))
        lighting.sky(elevation, 90, strength, style.get("clouds", True), self.rng.uniform(0, 99), hour.get("cover", .48), disc=False)
        if hour.get("sun", 1):
            lighting.sun_lamp(style.get("sun_from", hour.get("sun_from", (-1, -.25, .75))), style.get("sun", 7) * hour.get("sun", 1),
                              hour.get("sun_color", style.get("sun_color", (1, .87, .68))))
        for side, a, b, z0, z1 in self.windows:
            location, turn, _ = self.frame(side)
            along = np.array((math.cos(turn), math.sin(turn), 0))
            inward = -np.array((-math.sin(turn), math.cos(turn), 0))
            center = np.array(location) + along * (a + b) / 2 + inward * .05 + (0, 0, (z0 + z1) / 2)
            area = (b - a) * (z1 - z0)
            lighting.panel(center, inward + np.array((0, 0, -.15)), (b - a - .1, z1 - z0 - .1),
                           style.get("daylight", 26) * hour.get("daylight", 1) * area, hour.get("daylight_color", (.9, .95, 1)))
        # light bounced from the rest of the flat, behind the camera
        lighting.panel((self.width / 2, .15, self.height * .7), (0, 1, -.15), (self.width * .8, self.height * .5),
                       style.get("fill", 22) * hour.get("fill", 1), hour.get("fill_color", (1, .93, .84)))


def feature(kind, style):
    """The surface of a wall that stands out: brick, stone, painted brick."""
    if kind == "brick":
        return masonry("feature brick", style.get("feature_color", (.42, .19, .12)), .22, .07, .008, .2, (.5, .45, .4), .9, .5)
    if kind == "white brick":
        return masonry("feature brick", (.78, .76, .72), .22, .07, .006, .04, (.7, .68, .64), .7, .5, mottle=.15)
    return rubble("feature stone", style.get("feature_color", (.55, .48, .37)), 3.6, (.62, .57, .48))


def _boards(name, items, material):
    """Floor pieces from (x, y, length, width, angle): slightly apart, each with its own place in the grain."""
    vertices, faces, uvs = [], [], []
    for x, y, length, width, angle in items:
        a, b = np.array((math.cos(angle), math.sin(angle))), np.array((-math.sin(angle), math.cos(angle)))
        u0, v0 = np.random.uniform(0, 40, 2)
        start = len(vertices)
        for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            p = np.array((x, y)) + a * s * (length / 2 - .0008) + b * t * (width / 2 - .0008)
            vertices.append((p[0], p[1], .004))
            uvs.append((u0 + s * length / 2, v0 + t * width / 2))
        faces.append(tuple(range(start, start + 4)))
    return make_mesh(name, vertices, faces, material, uvs=uvs)


def floor(kind, color, width, depth):
    """Floors: chevron, parquet (planks), tomettes (hexagons), carreaux (square tiles), moquette, damier."""
    with Group() as g:
        g.box((width / 2, depth / 2, -.05), (width + 1, depth + 1, .1), plain("floor bed", shade(color, .35), .8))
    rng = np.random
    items = []
    if kind == "chevron":
        return _chevron(color, width, depth)
    if kind == "parquet":
        w = .14
        for i in range(int(width / w) + 2):
            y = -rng.uniform(0, 1.5)
            while y < depth:
                length = rng.uniform(.9, 1.8)
                items.append((i * w, y + length / 2, length, w, math.pi / 2))
                y += length
        material = pieces("floor", color, .2, .33, (2, 26, 1), .5, .05)
    elif kind == "tomettes":
        return _hexagons(color, width, depth)
    elif kind == "moquette":
        with Group() as g:
            g.box((width / 2, depth / 2, 0), (width, depth, .01), plain("floor", color, 1, bump=1, bump_scale=260, vary=.1,
                                                                       vary_scale=40, sheen=.3))
        return None
    else:
        side = .3 if kind == "damier" else (.6 if kind == "carreaux" else .2)
        for i in range(int(width / side) + 2):
            for j in range(int(depth / side) + 2):
                items.append((i * side, j * side, side - .003, side - .003, 0))
        if kind == "damier":
            dark = [t for k, t in enumerate(items) if (round(t[0] / side) + round(t[1] / side)) % 2]
            light = [t for t in items if t not in set(dark)]
            _boards("floor dark", dark, pieces("floor dark", shade(color, .12), .15, .2, (3, 3, 1), .4, .02))
            items = light
        material = pieces("floor", color, .07 if kind != "terre" else .22, .28 if kind != "terre" else .5, (3, 3, 1), .3, .03)
    return _boards("floor", items, material)


def _chevron(color, width, depth):
    """Point de Hongrie: slanted boards meeting in points, column after column."""
    step, w = .4, .115
    vertices, faces, uvs = [], [], []
    for i in range(int(width / step) + 2):
        slope = step if i % 2 else -step
        for j in range(-5, int(depth / w) + 6):
            y = j * w + (0 if i % 2 else step)
            u0, v0 = np.random.uniform(0, 40, 2)
            start = len(vertices)
            for x, dy, u, v in ((.001, .001, 0, 0), (step - .001, .001, .56, 0), (step - .001, w - .001, .56, w), (.001, w - .001, 0, w)):
                vertices.append((i * step + x, y + slope * x / step + dy, .004))
                uvs.append((u0 + u, v0 + v))
            faces.append(tuple(range(start, start + 4)))
    return make_mesh("floor", vertices, faces, pieces("floor", color, .2, .3, (2.2, 30, 1), .5, .05), uvs=uvs)


def _hexagons(color, width, depth):
    radius, vertices, faces, uvs = .1, [], [], []
    for i in range(int(width / (1.5 * radius)) + 2):
        for j in range(int(depth / (math.sqrt(3) * radius)) + 2):
            x, y = i * 1.5 * radius, (j + .5 * (i % 2)) * math.sqrt(3) * radius
            start = len(vertices)
            for k in range(6):
                vertices.append((x + .965 * radius * math.cos(k * math.pi / 3), y + .965 * radius * math.sin(k * math.pi / 3), .004))
                uvs.append((vertices[-1][0] * 3, vertices[-1][1] * 3))
            faces.append(tuple(range(start, start + 6)))
    return make_mesh("floor", vertices, faces, pieces("floor", color, .28, .38, (2, 2, 1), .35, .08), uvs=uvs)


def tiled_wall(g, x0, x1, z0, z1, color, tile=(.2, .1), name="wall tiles", offset=.5, y=-.012, joint=.004):
    """Glazed tiles on a wall's inner face, in the wall's own frame."""
    material = masonry(name, color, tile[0], tile[1], joint, .05, shade(color, .72), .18, .25, True, .06, 3, offset)
    g.box(((x0 + x1) / 2, y, (z0 + z1) / 2), (x1 - x0, .016, z1 - z0), material)

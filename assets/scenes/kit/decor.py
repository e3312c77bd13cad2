"""What makes a room lived in: rugs, pictures, lamps, books, plants, vases, shelves, fireplaces."""
import math

import numpy as np

from . import lighting
from .base import Group, make_mesh
from .materials import fabric, plain, shade, wood
from .materials_thin import cloth, leaf, mirror, painting
from .vegetation import leaf_cloud

BOOKS = [(.45, .12, .08), (.1, .16, .22), (.7, .65, .55), (.2, .25, .16), (.62, .42, .16), (.35, .33, .32), (.75, .72, .68),
         (.16, .3, .32), (.5, .28, .2)]


def rug(center, size, style, rng, round_shape=False):
    """A rug with a border or stripes, and fringes."""
    base, line = fabric("rug", style["rug"]), fabric("rug line", style.get("rug_line", shade(style["rug"], .55)))
    x, y = size
    with Group(center, rng.gauss(0, .015), "rug") as g:
        if round_shape:
            for r, m, z in ((x / 2, base, .016), (x / 2 - .12, line, .0175), (x / 2 - .17, base, .019)):
                g.lathe((0, 0, 0), [(r, .004), (r, z), (0, z)], m, 64)
            return
        g.box((0, 0, .011), (x, y, .018), base, .006)
        pattern = rng.choice(("border", "stripes", "berber"))
        if pattern == "border":
            for inset, w in ((.1, .035), (.18, .014)):
                for s in (-1, 1):
                    g.box((s * (x / 2 - inset), 0, .0205), (w, y - 2 * inset, .003), line)
                    g.box((0, s * (y / 2 - inset), .0205), (x - 2 * inset, w, .003), line)
        elif pattern == "stripes":
            for k in range(5):
                for s in (-1, 1):
                    g.box((s * (x / 2 - .12 - k * .13), 0, .0205), (.02 + .03 * (k % 2), y - .02, .003), line)
        else:
            cells = int(x / .5)
            for i in range(cells):
                for j in range(int(y / .5)):
                    cx, cy = -x / 2 + x * (i + .5) / cells, -y / 2 + y * (j + .5) / int(y / .5)
                    for r in (.785, -.785):
                        for s in (-1, 1):
                            g.box((cx + s * .11, cy + (s if r > 0 else -s) * -.11, .0205), (.31, .016, .003), line, 0, (0, 0, r))
        for s in (-1, 1):
            for k in range(int(y / .03)):
                g.box((s * (x / 2 + .025), -y / 2 + .015 + k * .03, .006), (.06, .008, .006), base)


def frame(g, x, z, width, height, style, rng, kind="art", y=-.02):
    """A picture on a wall, in the wall's own frame (y towards the outside)."""
    edge = wood("frame wood", style["wood"], "x") if rng.random() < .6 else plain("frame dark", (.03, .03, .03), .4)
    g.box((x, y, z), (width, .03, height), edge, .005)
    if kind == "mirror":
        g.box((x, y - .014, z), (width - .05, .006, height - .05), mirror())
        return
    g.box((x, y - .013, z), (width - .04, .008, height - .04), plain("mount", (.85, .83, .79), .8))
    colors = list(style["art"])
    rng.shuffle(colors)
    border = rng.choice((.05, .11))
    tone = painting(f"art {rng.random():.6f}", colors, rng.uniform(1.2, 2.6), tuple(rng.uniform(-9, 9) for _ in range(3)))
    g.box((x, y - .018, z), (width - .04 - border, .006, height - .04 - border), tone)


def gallery(g, x, z, style, rng, kind=None):
    """Pictures over a sofa, a bed or a sideboard: one large, a pair, or a small crowd."""
    kind = kind or rng.choice(("one", "pair", "crowd"))
    if kind == "one":
        frame(g, x, z, 1.3, .92, style, rng)
    elif kind == "pair":
        for s in (-1, 1):
            frame(g, x + s * .45, z, .66, .88, style, rng)
    else:
        for dx, dz, w, h in ((-.62, .04, .5, .7), (-.08, .2, .42, .42), (-.1, -.25, .46, .34), (.42, .02, .44, .62), (.86, .12, .3, .4)):
            frame(g, x + dx, z + dz, w, h, style, rng)


def floor_lamp(location, style, rng, lit=12):
    metal = plain("metal", style["metal"], .3, .9)
    shade_cloth = cloth("shade", (.93, .82, .63), .6, 1.2)
    with Group(location, 0, "floor lamp") as g:
        if rng.random() < .5:
            g.lathe((0, 0, 0), [(.15, 0), (.15, .02), (.013, .03), (.013, 1.45)], metal)
            top = 1.42
        else:
            for k in range(3):
                a = k * 2.094
                g.tube((.05 * math.cos(a), .05 * math.sin(a), 1.4), (.26 * math.cos(a), .26 * math.sin(a), 0), .014,
                       wood("leg", style["wood"], "z"))
            top = 1.38
        g.lathe((0, 0, top), [(.2, 0), (.16, .3)], shade_cloth, 40)
    lighting.bulb((location[0], location[1], top + .15), lit)


def table_lamp(location, style, rng, lit=5, tall=.42):
    body = plain("lamp body", rng.choice(((.75, .72, .66), (.13, .18, .2), style["second"])), .3)
    with Group(location, 0, "lamp") as g:
        g.lathe((0, 0, 0), [(.06, 0), (.085, .04), (.09, .1), (.05, .18), (.018, .22), (.012, .26)], body)
        g.lathe((0, 0, tall - .2), [(.15, 0), (.1, .2)], cloth("shade", (.93, .82, .63), .6, 1.2), 36)
    lighting.bulb((location[0], location[1], location[2] + tall - .1), lit)


def pendant(location, drop, style, rng, kind=None, lit=0):
    """A hanging lamp: dome, globe (paper), rattan, ring or branches."""
    kind = kind or rng.choice(("dome", "globe", "rattan"))
    metal = plain("metal", style["metal"], .3, .9)
    with Group(location, rng.uniform(0, 3), "pendant") as g:
        g.tube((0, 0, 0), (0, 0, -drop), .006, plain("cord", (.04, .04, .04), .6), sides=8)
        g.lathe((0, 0, -.03), [(.05, 0), (.05, .03)], metal)
        z = -drop
        if kind == "dome":
            g.lathe((0, 0, z - .2), [(.26, 0), (.235, .08), (.15, .17), (.04, .21), (.02, .26)], metal, 48)
        elif kind == "globe":
            t = np.linspace(0, math.pi, 14)
            g.lathe((0, 0, z - .42), [(max(.01, .22 * math.sin(a)), .22 - .22 * math.cos(a)) for a in t],
                    cloth("paper", (.92, .88, .8), .5, .35), 40)
        elif kind == "rattan":
            straw = plain("rattan", (.55, .38, .19), .7)
            for k in range(26):
                a = k * 2 * math.pi / 26
                points = [(.07, -.0), (.2, -.1), (.29, -.24), (.27, -.33)]
                for (r0, h0), (r1, h1) in zip(points, points[1:]):
                    g.tube((r0 * math.cos(a), r0 * math.sin(a), z + h0), (r1 * math.cos(a), r1 * math.sin(a), z + h1), .005,
                           straw, sides=5)
            for r, h in ((.07, 0), (.2, -.1), (.255, -.17), (.29, -.24), (.27, -.33)):
                g.lathe((0, 0, z + h), [(r, -.006), (r + .007, 0), (r, .006)], straw, 40)
        else:
            glow = plain("bulb glass", (1, .93, .8), .3, glow=2.5)
            for k in range(6):
                a = k * 1.047
                x, y = .36 * math.cos(a), .36 * math.sin(a)
                g.tube((0, 0, z + .1), (x * .7, y * .7, z - .06), .008, metal)
                g.tube((x * .7, y * .7, z - .06), (x, y, z + .04), .008, metal)
                g.lathe((x, y, z + .04), [(.03, 0), (.012, .02), (.035, .05), (.04, .08), (.02, .115)], glow, 20)
    if lit or lighting.lamps["power"] > 2:
        lighting.bulb((location[0], location[1], location[2] - drop - .28), lit or 7)


def books(g, x, y, z, width, rng, depth=.16, lie=False):
    """Books standing in a row along local x, or lying in a pile."""
    if lie:
        for k in range(rng.randint(2, 4)):
            t = rng.uniform(.02, .04)
            g.box((x + rng.gauss(0, .01), y, z + t / 2), (.26 - .02 * k, .19 - .015 * k, t),
                  plain(f"book {k % len(BOOKS)}", BOOKS[rng.randrange(len(BOOKS))], .6), .002, (0, 0, rng.gauss(0, .2)))
            z += t
        return z
    end = x + width
    while x < end - .02:
        t, h = rng.uniform(.016, .042), rng.uniform(.19, .29)
        pick = rng.randrange(len(BOOKS))
        g.box((x + t / 2, y, z + h / 2), (t * .94, depth * rng.uniform(.85, 1), h), plain(f"spine {pick}", BOOKS[pick], .65), .001)
        x += t
    return z


def vase(g, center, rng, color=None, size=1.0, stems=None):
    """A turned vase, with a bunch of branches if `stems` gives a colour."""
    profile = rng.choice(([(.05, 0), (.09, .06), (.1, .14), (.05, .22), (.035, .26), (.045, .28)],
                          [(.06, 0), (.07, .1), (.065, .2), (.05, .22)],
                          [(.04, 0), (.1, .05), (.12, .1), (.09, .16), (.07, .17)]))
    tone = color or rng.choice(((.8, .77, .72), (.18, .25, .27), (.55, .28, .17), (.35, .38, .3)))
    g.lathe(center, [(r * size, h * size) for r, h in profile], plain("vase %.2f %.2f" % tone[:2], tone, .35))
    if stems:
        top = np.asarray(center) + (0, 0, profile[-1][1] * size)
        tips = []
        for _ in range(9):
            a, r = rng.uniform(0, 6.28), rng.uniform(.06, .22) * size
            tip = top + np.array((math.cos(a) * r, math.sin(a) * r, rng.uniform(.2, .42) * size))
            g.tube(top - (0, 0, .1 * size), tip, .003, plain("stem", (.15, .2, .08), .8), sides=5)
            tips += [top + (tip - top) * t + np.random.normal(size=3) * .02 for t in (.45, .6, .72, .8, .87, .93, 1.0)]
        cloud = leaf_cloud(np.array(tips), .06 * size, leaf("stems %.2f %.2f" % stems[:2], stems, .35), .5)
        cloud.location, cloud.rotation_euler = g.location, (0, 0, g.turn)


def plant(location, height, rng, kind=None, pot=None):
    """A pot plant: ficus (a small tree), palm (arching fronds), monstera (broad leaves)."""
    kind = kind or rng.choice(("ficus", "palm", "monstera"))
    tone = pot or rng.choice(((.72, .7, .66), (.5, .27, .17), (.1, .12, .13)))
    green = leaf("pot leaf " + kind, {"ficus": (.07, .15, .04), "palm": (.09, .2, .05), "monstera": (.05, .14, .045)}[kind], .25, .1)
    r = .1 + .07 * height
    with Group(location, 0, "plant") as g:
        g.lathe((0, 0, 0), [(r * .75, 0), (r, r * 1.9), (r * .92, r * 1.9), (r * .88, r * 1.7), (0, r * 1.7)],
                plain("pot %.2f" % tone[0], tone, .6))
        if kind == "ficus":
            g.tube((0, 0, r), (.03, .02, height * .75), .016, plain("stem wood", (.25, .18, .11), .9))
    top = np.array(location) + (0, 0, r * 1.7)
    if kind == "ficus":
        n = int(420 * height)
        # No leaf further than two deviations: it would hang in the air.
        p = np.clip(np.random.normal(size=(n, 3)), -2, 2) * height * .124
        p[:, 2] += height * .78 - r
        cloud = leaf_cloud(p, .12, green, .55, .3)
        cloud.location = top
        return
    vertices, faces = [], []
    count = 16 if kind == "palm" else 19
    for k in range(count):
        a, reach = k * 2.4 + rng.gauss(0, .2), height * rng.uniform(.35, .55)
        rise, lean = height * rng.uniform(.55, .9), np.array((math.cos(a), math.sin(a), 0))
        across = np.array((-math.sin(a), math.cos(a), 0))
        steps = np.linspace(0, 1, 14)
        spine = [top + lean * reach * t ** 1.4 + np.array((0, 0, 1)) * rise * (t - .48 * t ** 3) for t in steps]
        for i, (p, q) in enumerate(zip(spine, spine[1:])):
            if kind == "palm":
                if i < 3:
                    widths = [(.006, -1), (.006, 1)]
                else:
                    widths = [(.24 * height * math.sin(math.pi * min(1, (i + 1) / 14)), s) for s in (-1, 1)]
                for w, s in widths:
                    fall = np.array((0, 0, -.35 * w))
                    start = len(vertices)
                    vertices += [p, p + (q - p) * .55, p + (q - p) * 1.1 + across * s * w * .62 + fall * .4 + lean * w * .35,
                                 p + (q - p) * .3 + across * s * w * .3]
                    faces.append(tuple(range(start, start + 4)))
            elif i < 7:
                start = len(vertices)
                vertices += [p - across * .006, p + across * .006, q + across * .006, q - across * .006]
                faces.append(tuple(range(start, start + 4)))
        if kind == "monstera":
            base, size = spine[7], height * rng.uniform(.15, .24)
            out = lean + np.array((0, 0, -.35 + rng.gauss(0, .2)))
            out /= np.linalg.norm(out)
            u = np.linspace(0, 1, 12)
            half = size * .52 * np.sin(np.pi * np.clip(u * .93 + .05, 0, 1)) ** .55
            for s in (-1, 1):
                start = len(vertices)
                for ui, h in zip(u, half):
                    mid = base + out * size * ui - np.array((0, 0, size * .25 * ui ** 2))
                    vertices += [mid, mid + s * across * h + np.array((0, 0, h * .28))]
                faces += [(start + 2 * i, start + 2 * i + 2, start + 2 * i + 3, start + 2 * i + 1) for i in range(11)]
    make_mesh("fronds", np.array(vertices), faces, green, True)

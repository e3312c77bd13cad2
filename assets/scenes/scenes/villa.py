"""An architect's house: two flat-roofed volumes, the upper one projecting over the terrace; wide panes, pool, grasses.

view: `facade` (from the lawn), `jardin` (along the pool), `entree` (low, near the terrace).
"""
import numpy as np

from kit import building, garden, hours
from kit.base import Group
from kit.lighting import bulb, camera
from kit.materials import plain, rubble, wood
from kit.materials_thin import glass, leaf
from kit.room import wall
from kit.vegetation import copies, hedge, leaf_cloud, tree

LOOKS = {
    "beton": dict(low=(.42, .41, .39), high="wood", high_color=(.36, .22, .12), frame=(.03, .032, .035), terrace=(.5, .48, .45)),
    "blanche": dict(low=(.84, .83, .8), high="plain", high_color=(.86, .85, .82), frame=(.04, .04, .042), terrace=(.62, .56, .46)),
    "pierre": dict(low="rubble", high="plain", high_color=(.80, .77, .70), frame=(.22, .17, .12), terrace=(.58, .5, .4)),
}


def _surface(name, kind, color):
    if kind == "wood":
        return wood(name, color, "z", .6)
    if kind == "rubble":
        return rubble(name, (.54, .47, .37), 3.4)
    return plain(name, color, .85, bump=.2, bump_scale=60, vary=.07, vary_scale=.7)


def _volume(rng, x0, x1, y0, depth, z0, height, openings, surface, look, lit):
    """A box with windows in its front and a coping; openings are (start, end, bottom, top, leaves) along x from x0."""
    width = x1 - x0
    with Group((x0, y0, z0), 0, "volume") as g:
        wall(g, width, height, [o[:4] for o in openings], surface, .35)
        for o in openings:
            building.window(g, o[:4], rng, look["frame"], (o[4], 1), lit, .1, depth=.12)
        for x in (.175, width - .175):
            g.box((x, depth / 2 + .17, height / 2), (.35, depth, height), surface)
        g.box((width / 2, depth, height / 2), (width, .35, height), surface)
        g.box((width / 2, depth / 2, height - .05), (width, depth, .1), plain("flat roof", (.4, .4, .39), .9))
        g.box((width / 2, depth / 2, height + .05), (width + .08, depth + .08, .1), plain("coping", look["frame"], .45))
        g.box((width / 2, depth / 2, -.02), (width, depth, .08), plain("soffit", (.6, .58, .54), .8))


def _grasses(rng, x, y, size):
    """A tuft of tall ornamental grass."""
    n = 420
    a, r = np.random.uniform(0, 6.28, n), np.random.uniform(0, .3, n) * size
    root = np.stack([np.cos(a) * r, np.sin(a) * r, np.zeros(n)], -1)
    for t in (.3, .5, .7, .9):
        tip = root * (1 + 2.2 * t) + np.stack([np.zeros(n), np.zeros(n), np.full(n, size * t * 1.2)], -1) + np.random.normal(size=(n, 3)) * .03
        cloud = leaf_cloud(tip, .24 * size, leaf("grasses" if t < .8 else "plumes", (.26, .33, .12) if t < .8 else (.6, .5, .34), .4), .12, -1.2)
        cloud.location = (x, y, 0)


def build(rng, style, look="beton", view="facade", sun=215, height=38, hour="jour", shot=None, pool=True):
    look = LOOKS[look]
    dusk = hours.evening(hour)
    lit = .97 if dusk else .35
    low = _surface("low", "rubble" if look["low"] == "rubble" else "plain", look["low"])
    high = _surface("high", look["high"], look["high_color"])
    dark = plain("metal dark", look["frame"], .4, .4)
    _volume(rng, -9, 5.5, 0, 8, 0, 3.1, [(.9, 2.1, 1.0, 2.3, 1), (3.3, 7.3, .06, 2.65, 3), (8.2, 13.6, .06, 2.65, 4)], low, look, lit)
    _volume(rng, -3.5, 7.5, -1.7, 7.5, 3.25, 2.9, [(.8, 3.4, .4, 2.45, 2), (4.6, 5.4, .1, 2.45, 1), (6.6, 10.2, .1, 2.45, 3)], high, look, lit)
    with Group() as g:
        for x in (6.9, 2.0):
            g.box((x, -1.4, 1.6), (.14, .14, 3.3), dark)
        g.quad((3.0, -1.72, 3.35), (6.8, -1.72, 3.35), (6.8, -1.72, 4.3), (3.0, -1.72, 4.3), glass("rail glass", (.8, .88, .88), .06))
        g.box((-8.4, -.03, 1.2), (.9, .1, 2.3), wood("front door", (.3, .17, .09), "z"), .01)
        for k in range(9):
            g.box((7.1 + .0 * k, -1.2 + k * .32, 1.6), (.05, .06, 3.2), wood("slat", (.36, .23, .13), "z", .6))
    terrace = (-9.4, 8.2, -4.6, 0)
    garden.ground((.12, .17, .05))
    garden.paving(terrace, look["terrace"], (1.2, .8), .06)
    basin = (-6.2, 4.2, -9.4, -5.6)
    if pool:
        garden.pool(basin, look["terrace"])
    if pool and dusk:
        with Group() as g:
            x0, x1, y0, y1 = basin
            g.box(((x0 + x1) / 2, (y0 + y1) / 2, .018), (x1 - x0, y1 - y0, .01), plain("lit water", (.10, .5, .55), .03, glow=.35, glow_color=(.15, .75, .85), bump=.12, bump_scale=1.6))
    garden.paving((-9.4, -7.6, -22, -4.6), look["terrace"], (1.2, .8), .05, "path")
    garden.lawn(rng, (-17, 17, -20, -4.4), [terrace, (-9.7, -7.3, -23, -4)] + ([(basin[0] - .6, basin[1] + .6, basin[2] - .6, basin[3] + .6)] if pool else []), height=.05)
    garden.lawn(rng, (8.4, 26, -4.4, 8), (), height=.06, spacing=1.4)
    garden.lawn(rng, (-26, -9.4, -4.4, 8), (), height=.06, spacing=1.4)
    garden.garden_table((5.4, -2.6, .06), .04, rng, (.3, .3, .3) if look["high"] == "wood" else (.46, .33, .2), 4, length=1.8)
    for k in range(2):
        garden.deckchair((-3.6 + 2.0 * k, -4.6, .03), 3.14 + .12 * (k - .5), (.8, .78, .72))
    for k in range(9):
        _grasses(rng, -9.9 + rng.gauss(0, .15), -5.2 - k * .9, rng.uniform(.7, 1.1))
    for x, y in ((4.9, -5.2), (5.0, -9.8), (8.8, -3.5), (9.3, -2.2), (9.0, -.8), (-9.2, -.6), (-6.9, -9.9)):
        _grasses(rng, x, y, rng.uniform(.45, .7))
    model = tree(rng, (11.5, 2.5, 0), 7.5, "bouleau")
    copies(rng, model, [(13.5, 4.5, 0), (-13, 3, 0), (-15, 5.5, 0), (-20, 9, 0), (21, 10, 0)], .2)
    model = tree(rng, (-3, 17, 0), 9.5, "tilleul")
    copies(rng, model, [(9, 18, 0), (18, 15, 0), (-15, 18, 0)], .2)
    for s in (-1, 1):
        hedge(rng, (s * 18, -10, 0), (s * 18, 12, 0), 1.9, 1.0, leaf_size=.1, density=380)
    garden.distant_wood(rng, 42, 70, 22, height=10)
    if dusk:
        for x, y, z in ((-3.6, -.8, 2.5), (3.0, -1.0, 2.9), (6.2, -1.0, 2.9), (-8.4, -.5, 2.6)):
            bulb((x, y, z), 40, (1, .7, .4), .15)
        glow = plain("path light", (1, .78, .5), .4, glow=4)
        with Group() as g:
            for k in range(6):
                g.box((-7.3, -5.4 - 2 * k, .2), (.1, .1, .36), dark)
                g.box((-7.3, -5.4 - 2 * k, .4), (.1, .1, .06), glow)
    light = hours.outside(hour, rng, sun, height)
    views = {"facade": ((9.6, -15.5, 1.65), (-.4, 0), 23.5, .1), "jardin": ((-10.4, -13.2, 1.55), (2.5, -1), 23, .08),
             "entree": ((-8.2, -11.5, 1.6), (1.2, 0), 24, .1)}
    camera(*(shot or views[view]))
    return dict(samples=9, fast_gi=3, **light)

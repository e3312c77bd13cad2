"""Apartment blocks: a recent one with glass balconies and cladding, and one of the seventies with concrete loggias."""
import math

from kit import building, garden, hours
from kit.base import Group
from kit.lighting import camera
from kit.materials import fabric, masonry, plain, shade, wood
from kit.materials_thin import glass
from kit.room import wall
from kit.vegetation import copies, hedge, shrub, tree

MODERN = [dict(wall=(.80, .78, .74), second=(.42, .30, .19), frame=(.06, .065, .07), rail="glass"),
          dict(wall=(.42, .24, .17), second=(.70, .67, .62), frame=(.05, .05, .055), rail="bars", brick=True),
          dict(wall=(.84, .83, .80), second=(.62, .47, .33), frame=(.28, .27, .26), rail="bars"),
          dict(wall=(.46, .45, .43), second=(.26, .15, .09), frame=(.03, .032, .035), rail="glass"),
          dict(wall=(.72, .52, .40), second=(.82, .78, .70), frame=(.25, .2, .17), rail="bars")]
# balcony panels and mosaic of blocks of the seventies
SEVENTIES = [(((.55, .24, .07), (.5, .34, .14), (.55, .24, .07)), (.62, .50, .36)),
             (((.16, .30, .36), (.16, .30, .36), (.6, .62, .6)), (.74, .73, .70)),
             (((.34, .36, .16), (.42, .40, .2), (.34, .36, .16)), (.56, .53, .42))]


def build(rng, style, block="recent", variant=0, sun=210, height=38, floors=5, side=1, hour="jour", shot=None):
    """block: `recent` or `70`; `shot` replaces the camera."""
    lit = .85 if hours.evening(hour) else .3
    if block == "recent":
        _recent(rng, MODERN[variant], floors, lit)
    else:
        _seventies(rng, floors + 1, *SEVENTIES[variant], lit)
    _grounds(rng)
    light = hours.outside(hour, rng, sun, height)
    camera(*(shot or ((side * 11.5, -19.5, 1.7), (-side * 1.5, 0), 23, .2)))
    return dict(samples=9, fast_gi=3, **light)


def _balcony(g, rng, x0, x1, z, deep, look, rail):
    """Slab, rail, and what people keep outside: plants, chairs, a table."""
    slab = plain("slab", (.62, .61, .59), .8, vary=.06)
    g.box(((x0 + x1) / 2, -deep / 2, z - .1), (x1 - x0, deep, .2), slab, .008)
    metal = plain("rail", look["frame"], .4, .5)
    if rail == "glass":
        pane = glass("rail glass", (.78, .86, .86), .1)
        for a, b in (((x0 + .03, -deep + .04), (x1 - .03, -deep + .04)), ((x0 + .03, -deep + .04), (x0 + .03, 0)), ((x1 - .03, -deep + .04), (x1 - .03, 0))):
            g.quad((*a, z + .06), (*b, z + .06), (*b, z + 1.0), (*a, z + 1.0), pane)
        g.box(((x0 + x1) / 2, -deep + .04, z + 1.02), (x1 - x0, .05, .04), metal)
        for k in range(int((x1 - x0) / 1.2) + 1):
            g.box((x0 + .04 + k * (x1 - x0 - .08) / int((x1 - x0) / 1.2), -deep + .04, z + .5), (.04, .05, 1.0), metal)
    else:
        building.railing(g, x0 + .03, x1 - .03, z, deep - .04, metal, 1.02, .11, False)
    for _ in range(rng.randint(0, 2)):
        x = rng.uniform(x0 + .4, x1 - .4)
        g.lathe((x, -deep + .4, z), [(.14, 0), (.19, .36), (.16, .36)], plain("pot %d" % rng.randint(0, 2), rng.choice(((.5, .26, .15), (.2, .21, .22), (.7, .68, .64))), .7), 18)
        shrub(rng, (g.location[0] + x, -deep + .4 + g.location[1], z + .3), .3, rng.uniform(.5, 1.1), (.15, .27, .07), .07, rng.choice((None, (.75, .2, .3), (.8, .75, .7))), 420)
    if rng.random() < .4:
        x = (x0 + x1) / 2
        teak = wood("teak", (.42, .28, .16), "x", .6)
        g.lathe((x, -deep * .5, z), [(.03, 0), (.03, .68), (.35, .7), (.35, .73), (0, .73)], teak, 24)
        for s in (-1, 1):
            g.box((x + s * .6, -deep * .5, z + .44), (.42, .42, .04), teak)
            g.box((x + s * .8, -deep * .5, z + .68), (.04, .42, .44), teak)


def _recent(rng, look, floors, lit):
    """Two volumes, one clad in wood or render, wide bays, balconies, roof terrace set back."""
    h, bays, bay = 2.95, 6, 3.7
    base = plain("render", look["wall"], .88, bump=.15, bump_scale=90, vary=.05) if not look.get("brick") else \
        masonry("bricks", look["wall"], .22, .065, .009, .2, (.5, .46, .42), .9, .4, mottle=.4)
    second = wood("cladding", look["second"], "z", .6) if not look.get("brick") else plain("render", look["second"], .88, bump=.15, vary=.05)
    for part, (x0, count, storeys, y, surface) in enumerate(((-bays * bay / 2, 4, floors, 0, base), (-bays * bay / 2 + 4 * bay, 2, floors - 1, -1.3, second))):
        width = count * bay
        with Group((x0, y, 0), 0, "block") as g:
            openings = []
            for level in range(storeys):
                for i in range(count):
                    c, z = bay * (i + .5), level * h
                    if level == 0 and part == 0 and i == 1:
                        openings.append((c - 1.1, c + 1.1, .05, 2.5, "hall"))
                    elif (i + level * part) % 2 == 0:
                        openings.append((c - 1.25, c + 1.25, z + .12, z + 2.35, "bay"))
                    else:
                        openings.append((c - .75, c + .75, z + (.9 if level == 0 else .55), z + 2.35, "window"))
            wall(g, width, storeys * h + .9, [o[:4] for o in openings], surface, .4)
            for o in openings:
                building.window(g, o[:4], rng, look["frame"], (2, 1) if o[4] != "hall" else (3, 1), 1 if o[4] == "hall" else lit, .16)
                if o[4] == "bay" and o[2] > 1:
                    _balcony(g, rng, o[0] - .45, o[1] + .55, o[2] - .1, 1.55, look, look["rail"])
                elif o[4] == "hall":
                    g.box(((o[0] + o[1]) / 2, -.7, 2.75), (3.2, 1.6, .16), plain("canopy", look["frame"], .4), .01)
                if o[4] == "window" and rng.random() < .25:
                    g.box(((o[0] + o[1]) / 2, .17, o[3] - .3), (o[1] - o[0], .03, rng.uniform(.5, 1.2)), plain("blind", (.7, .69, .66), .6))
            if part == 0:
                g.box((width / 2, -.02, h - .05), (width, .08, .12), plain("band", look["frame"], .5))
            g.box((width / 2, .2, storeys * h + .93), (width + .1, .5, .08), plain("coping", look["frame"], .45))
            for x in (0, width):
                g.box((x, 5.08, (storeys * h + .9) / 2), (.4, 10, storeys * h + .9), surface)
            g.box((width / 2, 5, storeys * h + .1), (width, 10, .2), plain("flat roof", (.4, .4, .39), .9))
            if part == 0:
                g.box((width * .45, 5, storeys * h + 1.6), (width * .7, 6, 2.9), plain("attic", look["frame"], .6), .02)
                pane = plain("attic window", (.2, .25, .3), .06, .3)
                for k in range(4):
                    g.box((width * .2 + k * 2.3, 1.98, storeys * h + 1.5), (1.7, .06, 2.1), pane)
    for k in range(5):
        shrub(rng, (-bays * bay / 2 + 1 + k * 2.9, 1.2, floors * h + .9), .5, 1.0, (.16, .27, .08), .09, None, 420)


def _seventies(rng, floors, rails, mosaic, lit):
    """A concrete frame, long loggias with orange and brown canvas, mosaic panels."""
    h, bays, bay = 2.75, 6, 4.0
    width = bays * bay
    concrete = plain("concrete", (.60, .57, .51), .9, bump=.3, bump_scale=30, vary=.14, vary_scale=.9)
    panels = masonry("mosaic", mosaic, .1, .1, .006, .1, (.5, .46, .4), .5, .1, mottle=.4, offset=0)
    look = dict(frame=(.32, .2, .11))
    with Group((-width / 2, 0, 0), 0, "block") as g:
        openings = []
        for level in range(floors):
            for i in range(bays):
                c, z = bay * (i + .5), level * h
                if level == 0 and i in (2, 3):
                    openings.append((c - 1.5, c + 1.5, .05, 2.35, "hall"))
                elif i % 2:
                    openings.append((c - 1.0, c + 1.0, z + .95, z + 2.3, "window"))
                else:
                    openings.append((c - 1.45, c + 1.45, z + .1, z + 2.3, "bay"))
        wall(g, width, floors * h, [o[:4] for o in openings], panels, .35)
        for o in openings:
            building.window(g, o[:4], rng, (.42, .28, .17) if o[4] != "hall" else (.1, .1, .1), (3, 1) if o[4] != "window" else (2, 1), lit, .16)
            c = (o[0] + o[1]) / 2
            if o[4] == "bay" and o[2] > 1:
                z = o[2] - .1
                _balcony(g, rng, c - bay / 2 + .1, c + bay / 2 - .1, z, 1.3, look, "bars")
                tone = rng.choice(rails)
                g.box((c, -1.27, z + .5), (bay - .5, .04, .8), plain("rail panel %.2f" % tone[0], tone, .6), .004)
                for s in (-1, 1):
                    g.box((c + s * (bay / 2 - .06), -.65, z + h / 2 - .1), (.12, 1.35, h), concrete)
                if rng.random() < .35:
                    stripe = fabric("canvas", rng.choice(((.68, .32, .08), (.66, .5, .2))))
                    g.quad((c - 1.7, -.1, z + 2.5), (c + 1.7, -.1, z + 2.5), (c + 1.7, -1.35, z + 1.9), (c - 1.7, -1.35, z + 1.9), stripe)
        for level in range(1, floors + 1):
            g.box((width / 2, -.05, level * h - .12), (width, .16, .24), concrete)
        for i in range(bays + 1):
            g.box((i * bay, -.06, floors * h / 2), (.24, .2, floors * h), concrete)
        for x in (0, width):
            g.box((x, 5.08, floors * h / 2), (.35, 10, floors * h), concrete)
        g.box((width / 2, 5, floors * h + .2), (width + .5, 10.6, .4), concrete)
        g.box((width / 2, -1.2, 2.62), (8.6, 2.6, .2), concrete, .02)
        for s in (-1, 1):
            g.tube((width / 2 + s * 3.6, -2.2, 0), (width / 2 + s * 3.6, -2.2, 2.55), .1, concrete)


def _grounds(rng):
    """Lawn, path, low hedges, birches, a bench, bicycles' hoops."""
    garden.ground((.12, .17, .05))
    garden.paving((-60, 60, -16.5, -12.2), (.40, .39, .37), (1.2, .8), .04)
    garden.paving((-3.2, 1.2, -12.2, 0), (.46, .44, .41), (.8, .8), .045, "walk")
    garden.lawn(rng, (-20, 20, -12, -2.2), [(-3.6, 1.6, -13, 1)], height=.055, spacing=1.0, blades=1500)
    for a, b in (((-14, -12, 0), (-3.6, -12, 0)), ((1.6, -12, 0), (14, -12, 0))):
        hedge(rng, a, b, .75, .6, leaf_size=.07, density=800)
    garden.border(rng, (-12, -1.9, 0), (-4, -1.9, 0), 11, .5, .5)
    garden.border(rng, (2.2, -3.2, 0), (12, -3.2, 0), 12, .5, .5)
    model = tree(rng, (-9.5, -6.5, 0), 7.2, "bouleau")
    copies(rng, model, [(-12.2, -4.5, 0), (14.5, -5, 0), (20, 2, 0)], .15)
    model = tree(rng, (-17, 0, 0), 9, "tilleul")
    copies(rng, model, [(22, 6, 0), (-26, 6, 0), (30, 12, 0)], .2)
    teak = wood("teak", (.42, .28, .16), "x", .6)
    with Group((4.6, -11.0, 0), math.pi, "bench") as g:
        for k in range(4):
            g.box((0, -.15 + k * .11, .44), (1.7, .09, .035), teak)
        for k in range(3):
            g.box((0, .28, .6 + k * .12), (1.7, .03, .09), teak)
        for s in (-.7, .7):
            g.box((s, .05, .22), (.06, .5, .44), plain("bench iron", (.05, .05, .055), .5))
    with Group() as g:
        g.box((0, -34, 6), (110, 6, 12), plain("opposite", shade((.6, .56, .5), 1), .9))
        for k in range(30):
            for z in (2, 5, 8):
                g.box((-48 + k * 3.3, -30.95, z), (1.6, .1, 1.6), plain("opposite window", (.09, .1, .11), .2))

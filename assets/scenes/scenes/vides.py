"""Pictures beside the listings: an empty room with boxes (nothing kept yet), a bench under a tree (nothing found), a reading corner
(someone at home: testimonials). layout: `cartons`, `banc`, `fauteuil`."""
import math

from kit import decor, garden, hours, lived, seating
from kit.base import Group
from kit.hours import render_options
from kit.lighting import camera
from kit.materials import plain, wood
from kit.room import Room
from kit.vegetation import copies, grass, shrub, tree

from .terrain import _fence, _flowers

STYLE = dict(height=2.8, hour="matin", floor="parquet", floor_color=(.5, .34, .19), wall=(.84, .81, .75), accent=(.60, .68, .66), cornice=True,
             wood=(.46, .31, .17), fabric=(.62, .30, .19), second=(.17, .3, .34), third=(.8, .68, .46), rug=(.8, .75, .66), rug_line=(.62, .3, .19),
             art=[(.82, .77, .68), (.66, .32, .18), (.78, .6, .35), (.2, .26, .28), (.86, .82, .75)], metal=(.75, .55, .27), panes=(2, 3), window="tall",
             curtains=None, view="jardin")


def build(rng, style, layout="cartons"):
    return {"cartons": _boxes, "banc": _bench, "fauteuil": _armchair}[layout](rng)


def _box(x, y, z, size, turn, rng, open_top=False):
    card = plain(f"card {rng.randrange(3)}", rng.choice(((.52, .36, .2), (.47, .32, .17), (.56, .4, .24))), .85, bump=.1, bump_scale=40)
    tape = plain("tape", (.66, .54, .36), .35)
    w, d, h = size
    with Group((x, y, z), turn, "box") as g:
        g.box((0, 0, h / 2), (w, d, h), card, .004)
        if open_top:
            for s in (-1, 1):
                g.box((s * (w / 2 + .07), 0, h + .07), (.2, d, .006), card, 0, (0, s * -.8, 0))
            g.box((0, 0, h - .004), (w - .03, d - .03, .01), plain("box inside", (.16, .1, .06), .9))
            decor.books(g, -w * .25, 0, h - .12, w * .5, rng)
        else:
            g.box((0, 0, h + .002), (.06, d + .004, .004), tape)
            g.box((0, -d / 2 - .002, h - .06), (.06, .004, .14), tape)


def _boxes(rng):
    """Sun on the floor of an empty room, moving boxes, a frame not yet hung, a plant."""
    width, depth = 5.2, 5.2
    style = dict(STYLE, sun_from=(-1, .12, .55), daylight=24)
    Room(rng, style, width, depth, [("left", 1.3, 2.5, .06, 2.4), ("left", 3.2, 4.4, .06, 2.4)])
    for x, y, z, size, turn, top in ((3.5, 4.4, 0, (.6, .45, .42), .1, False), (4.2, 4.5, 0, (.55, .45, .5), -.15, False), (3.55, 4.42, .42, (.5, .4, .34), .3, True),
                                     (4.5, 3.7, 0, (.5, .4, .36), .5, True), (2.7, 4.6, 0, (.45, .35, .32), -.3, False)):
        _box(x, y, z, size, turn, rng, top)
    with Group((0, depth, 0), 0, "frame") as g:
        decor.frame(g, 1.5, .48, .7, .92, style, rng, y=-.06)
        decor.frame(g, 2.0, .34, .5, .64, style, rng, y=-.12)
    decor.plant((.55, depth - .5, 0), 1.3, rng, "ficus")
    with Group((2.55, 3.2, 0), .4, "rug") as g:
        g.tube((-.9, 0, .1), (.9, 0, .1), .1, plain("rolled rug", style["rug"], .95, bump=.6, bump_scale=90))
    seating.chair((1.9, 3.9, 0), 2.6, style, "wood")
    camera((2.9, .25, 1.3), (2.5, depth), 21, -.06)
    return render_options(style, exposure=.15)


def _bench(rng):
    """A bench under a tree in a meadow, in the morning."""
    garden.ground((.15, .2, .06))
    grass(rng, (-14, 14, -12, 5), 1.0, .16, (.21, .3, .085), blades=1300, wild=.6)
    grass(rng, (-30, 30, 5.5, 24), 2.0, .2, (.2, .28, .08), patches=3, blades=1700, wild=.6)
    _flowers(rng, (-13, 13, -11, 16), ((.78, .74, .7), (.8, .62, .1), (.75, .3, .4)), 2600)
    model = tree(rng, (2.6, 2.6, 0), 8.0, "tilleul")
    copies(rng, model, [(-22, 34, 0), (24, 30, 0)])
    teak = wood("bench", (.46, .32, .2), "x", .6)
    with Group((.6, -.6, 0), .12, "bench") as g:
        for k in range(4):
            g.box((0, -.15 + k * .11, .46), (1.8, .09, .035), teak, .006)
        for k in range(3):
            g.box((0, .27, .64 + k * .13), (1.8, .03, .1), teak, .006)
        for s in (-.78, .78):
            g.box((s, -.14, .23), (.07, .07, .46), teak)
            g.box((s, .25, .48), (.07, .07, .96), teak)
            g.box((s, .05, .66), (.07, .5, .05), teak, .01)
        g.lathe((-.5, -.02, .48), [(.19, 0), (.17, .015), (.1, .025), (.09, .11), (0, .13)], plain("straw hat", (.66, .52, .3), .9), 28)
        decor.books(g, .1, 0, .48, 0, rng, lie=True)
    _fence((-15, 14, 0), (16, 17, 0), 14)
    for _ in range(5):
        shrub(rng, (rng.uniform(-12, -5), rng.uniform(4, 12), 0), .6, .9, (.16, .27, .08), .07, rng.choice((None, (.78, .74, .7))), 900)
    garden.distant_wood(rng, 50, 70, 28, height=10)
    garden.hills(rng, 200, 36, (.16, .24, .10), .6)
    light = hours.outside("matin", rng, 150, 30)
    camera((-1.2, -6.4, 1.5), (.4, 4), 26, .02)
    return dict(samples=9, fast_gi=3, **light)


def _armchair(rng):
    """An armchair by the window, a lamp, a cup and a book: somebody has just moved in and is at ease."""
    width, depth = 4.2, 4.4
    style = dict(STYLE, hour="or", curtains=(.84, .78, .68))
    Room(rng, style, width, depth, [("left", 1.9, 3.1, .06, 2.4)])
    seating.armchair((1.55, 3.1, 0), .75, style, rng, "club")
    decor.floor_lamp((.75, 3.85, 0), style, rng)
    decor.rug((1.9, 2.7, 0), (2.4, 1.9), style, rng, True)
    with Group((2.35, 2.75, 0), 0, "side table") as g:
        oak = wood("side table", style["wood"], "x")
        g.lathe((0, 0, .47), [(0, 0), (.26, 0), (.27, .015), (.26, .03), (0, .03)], oak, 40)
        for k in range(3):
            a = k * 2.094
            g.tube((.14 * math.cos(a), .14 * math.sin(a), .47), (.22 * math.cos(a), .22 * math.sin(a), 0), .014, oak)
        lived.tray(g, 0, 0, .5, style, rng)
    decor.plant((2.6, depth - .45, 0), 1.6, rng, "ficus")
    lived.basket((.6, 2.5, 0), rng, style)
    with Group((0, depth, 0), 0, "far wall") as g:
        decor.gallery(g, 1.75, 1.7, style, rng, "crowd")
        lived.wall_shelves(g, 3.4, 1.35, style, rng, 1.0)
    seating.sofa((width - .55, 2.0, 0), -math.pi / 2, dict(style, fabric=(.76, .71, .62)), rng, 1.7)
    camera((2.9, .3, 1.2), (1.5, depth), 25, -.05)
    return render_options(style, exposure=.15)

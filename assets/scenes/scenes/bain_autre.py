"""Bathrooms arranged in other ways than salle_de_bains.py.

layout: `fenetre` (bath under the window before us, basin on the right), `double` (two basins, shower at the end of the room),
`sous-toit` (bath under the slope of a roof), `petite` (narrow shower room).
"""
import math
import random

from kit import decor, lived
from kit.attic import slope
from kit.base import Group
from kit.hours import render_options
from kit.lighting import camera, panel
from kit.materials import fabric, plain, shade
from kit.materials_thin import glass
from kit.room import Room, tiled_wall

from . import salle_de_bains as parts

TILES = ((.2, .075), (.1, .1), (.3, .6), (.07, .28))


def build(rng, style, layout="fenetre", shot=None):
    tone = style["bath_tile"]
    style = dict(style, curtains=None, panels=False, rose=False, wainscot=None, feature=None, beams=None if layout != "sous-toit" else style.get("beams"),
                 floor=style.get("bath_floor", "carreaux"), accent=style["wall"], height=min(style["height"], 2.75), daylight=40, fill=16,
                 floor_color={"damier": (.68, .66, .62), "carreaux": shade(tone, .8), "terre": (.5, .32, .2),
                              "tomettes": style.get("floor_alt", style["floor_color"])}[style.get("bath_floor", "carreaux")])
    view = {"fenetre": _window, "double": _double, "sous-toit": _attic, "petite": _small}[layout](rng, style, tone)
    camera(*(shot or view))
    return render_options(style, ambient=.8, exposure=.12)


def _tiles(rng, style, tone, location, turn, length, height):
    tile = style.setdefault("tile", rng.choice(TILES))
    with Group(location, turn, "tiles") as g:
        tiled_wall(g, 0, length, 0, height, tone, tile, offset=.5 if tile[0] == .2 else 0)


def _window(rng, style, tone):
    width, depth = 3.3, 3.9
    style.update(sun_from=(-.3, 1, .8))
    room = Room(rng, style, width, depth, [("back", .95, 2.35, 1.0, 2.2)])
    _tiles(rng, style, tone, (0, depth, 0), 0, width, .98)
    _tiles(rng, style, tone, (width, depth, 0), -math.pi / 2, depth, 1.35)
    _tiles(rng, style, tone, (0, 0, 0), math.pi / 2, depth, .98)
    _far_bath((width / 2 - .1, depth - .72, 0), style, rng)
    with Group((width, depth, 0), -math.pi / 2, "basin") as g:
        parts.vanity(g, 2.1, style, rng)
    with Group((0, 0, 0), math.pi / 2, "left wall") as g:
        parts._rail(g, depth - 1.75, style, rng)
        decor.frame(g, depth - 2.7, 1.6, .42, .56, style, rng)
    with Group((width * .45, depth - 1.65, 0), rng.gauss(0, .04), "mat") as g:
        g.box((0, 0, .014), (.95, .55, .02), fabric("mat", style["third"]), .008)
    with Group((.5, depth - 1.35, 0), .3, "stool") as g:
        oak = parts.wood("stool", style["wood"], "x")
        g.lathe((0, 0, .42), [(0, 0), (.17, 0), (.17, .03), (0, .03)], oak, 32)
        for k in range(3):
            a = k * 2.094
            g.tube((.11 * math.cos(a), .11 * math.sin(a), .42), (.16 * math.cos(a), .16 * math.sin(a), 0), .013, oak)
        g.soft((0, 0, .49), (.24, .2, .08), fabric("towel", style["second"]), power=5, wrinkle=.004)
    decor.plant((width - .4, depth - .4, 0), 1.2, rng)
    panel((width * .5, depth - 1.6, room.height - .05), (0, 0, -1), (1.6, 1.6), 16, (1, .93, .84))
    return (width * .3, .18, 1.42), (width * .56, depth), 18.5, -.07


def _far_bath(at, style, rng):
    """The bath of salle_de_bains.py, turned along the far wall."""
    white, metal = plain("enamel", (.85, .84, .82), .1), plain("metal", style["metal"], .25, .95)
    with Group(at, 0, "bath") as g:
        g.lathe((0, 0, 0), [(.26, .02), (.3, .05), (.355, .3), (.385, .56), (.395, .575), (.385, .58), (.36, .56), (.32, .3), (.26, .16), (0, .15)],
                white, 64, (2.1, 1.0))
        g.tube((1.0, .1, 0), (1.0, .1, .95), .016, metal)
        g.tube((1.0, .1, .95), (.78, .05, .98), .014, metal)
        g.tube((.78, .05, .98), (.74, .05, .86), .014, metal)
        lived.tray(g, -.1, 0, .585, style, rng)


def _double(rng, style, tone):
    """A wide basin cabinet along the left wall, a walk-in shower at the end."""
    width, depth = 3.0, 4.6
    room = Room(rng, style, width, depth, [])
    for location, turn, length, h in (((0, depth, 0), 0, width, room.height), ((width, depth, 0), -math.pi / 2, depth, 1.2), ((0, 0, 0), math.pi / 2, depth, 1.2)):
        _tiles(rng, style, tone, location, turn, length, h)
    metal = plain("metal", style["metal"], .25, .95)
    with Group((0, 0, 0), math.pi / 2, "basins") as g:
        for x in (2.0, 3.17):
            parts.vanity(g, x, style, random.Random(round(tone[0] * 100)))
    with Group((0, depth, 0), 0, "shower") as g:
        g.box((width / 2, -.55, .015), (width - .04, 1.1, .03), plain("tray", shade(tone, .6), .5, vary=.1), .004)
        g.box((width * .31, -1.1, 1.05), (width * .6, .012, 2.1), glass("screen", (.93, .97, .96)))
        for z in (.03, 2.1):
            g.box((width * .31, -1.1, z), (width * .6, .025, .025), metal)
        g.tube((width * .6, -.04, 1.0), (width * .6, -.04, 2.2), .012, metal)
        g.tube((width * .6, -.04, 2.2), (width * .6, -.4, 2.22), .012, metal)
        g.lathe((width * .6, -.4, 2.18), [(.14, 0), (.14, .012), (.02, .03)], metal, 40)
        g.box((width * .6, -.05, 1.05), (.26, .05, .05), metal, .01)
        g.box((width * .25, -.06, 1.3), (.8, .1, .02), plain("niche", shade(tone, .8), .3))
        for k in range(3):
            g.lathe((width * .2 + k * .1, -.06, 1.31), [(.03, 0), (.03, .14), (.012, .16), (.012, .19), (0, .19)],
                    plain(f"flask {k}", ((.3, .12, .03), (.75, .72, .66), style["second"])[k], .2))
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        parts._rail(g, 1.75, style, rng)
        decor.frame(g, 2.9, 1.65, .45, .6, style, rng)
    with Group((width * .62, depth - 1.7, 0), rng.gauss(0, .04), "mat") as g:
        g.box((0, 0, .014), (.9, .55, .02), fabric("mat", style["third"]), .008)
    decor.plant((width - .4, depth - 2.6, 0), 1.1, rng)
    parts._basket((width - .36, depth - 3.3, 0), rng, style)
    for y in (depth - .6, depth - 2.4):
        panel((width * .5, y, room.height - .05), (0, 0, -1), (1.6, 1.0), 26, (1, .95, .88))
    return (width * .68, .18, 1.45), (width * .44, depth), 19, -.06


def _attic(rng, style, tone):
    width, depth = 3.7, 3.9
    style.update(height=2.6)
    room = Room(rng, style, width, depth, [])
    slope(room, "left", 1.1, 1.9, [(1.7, 2.7)], sill=1.3, tall=.9)
    _tiles(rng, style, tone, (0, depth, 0), 0, width, 1.05)
    _tiles(rng, style, tone, (0, 0, 0), math.pi / 2, depth, 1.05)
    parts._standing_bath((.75, depth - 1.6, 0), style, rng)
    with Group((0, depth, 0), 0, "basin") as g:
        parts.vanity(g, width * .68, style, rng)
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        parts._rail(g, 1.2, style, rng)
        decor.frame(g, 2.3, 1.6, .42, .56, style, rng)
    with Group((width * .56, depth - 1.2, 0), .05, "mat") as g:
        g.box((0, 0, .014), (.9, .52, .02), fabric("mat", style["third"]), .008)
    parts._basket((width - .4, depth - 1.9, 0), rng, style)
    decor.plant((.45, depth - .4, 0), .9, rng)
    panel((width * .7, depth - 1.5, room.height - .05), (0, 0, -1), (1.2, 1.6), 26, (1, .94, .86))
    return (width * .62, .18, 1.42), (width * .44, depth), 18.5, -.06


def _small(rng, style, tone):
    """A narrow shower room: basin before us, shower on the left behind glass, patterned floor."""
    width, depth = 2.2, 3.1
    room = Room(rng, style, width, depth, [])
    for location, turn, length, h in (((0, depth, 0), 0, width, room.height), ((0, 0, 0), math.pi / 2, depth, room.height), ((width, depth, 0), -math.pi / 2, depth, 1.2)):
        _tiles(rng, style, tone, location, turn, length, h)
    with Group((0, depth, 0), 0, "basin") as g:
        parts.vanity(g, width * .7, style, rng)
    parts._shower(depth - .05, style, tone)
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        parts._rail(g, 1.1, style, rng)
    with Group((width * .72, depth - 1.1, 0), .03, "mat") as g:
        g.box((0, 0, .014), (.7, .5, .02), fabric("mat", style["third"]), .008)
    parts._basket((width - .3, depth - 1.75, 0), rng, style)
    panel((width * .6, depth - 1.2, room.height - .05), (0, 0, -1), (1.2, 1.6), 28, (1, .95, .88))
    return (width * .68, .1, 1.45), (width * .5, depth), 17.5, -.06

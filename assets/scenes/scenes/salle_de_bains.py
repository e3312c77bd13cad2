"""Bathroom: vanity and mirror on the back wall, a bath or a glazed shower beside, towels, plants, light from a window."""
import math

import numpy as np

from kit import decor
from kit.base import Group
from kit.kitchen_parts import tap
from kit.lighting import bulb, camera, panel
from kit.materials import fabric, plain, shade, wood
from kit.materials_thin import glass, mirror
from kit.room import Room, tiled_wall


def build(rng, style, fitting=None):
    """fitting: `bath` (standing free), `tub` (built in) or `shower`."""
    fitting = fitting or style.get("bath") or rng.choice(("bath", "tub", "shower"))
    width, depth = rng.uniform(3.0, 3.4), rng.uniform(3.5, 3.9)
    tone = style.get("bath_tile")
    style = dict(style, curtains=None, panels=False, rose=False, floor=style.get("bath_floor", "carreaux"), accent=style["wall"],
                 height=min(style["height"], 2.75), daylight=44, fill=14,
                 floor_color={"damier": (.68, .66, .62), "carreaux": shade(tone, .8), "terre": (.5, .32, .2),
                              "tomettes": style["floor_color"]}[style.get("bath_floor", "carreaux")])
    room = Room(rng, style, width, depth, [("left", 1.3, 2.3, 1.0, 2.2)])
    height = room.height
    tall = height if fitting == "shower" or rng.random() < .4 else 1.35
    tile = rng.choice(((.2, .075), (.13, .13), (.3, .6)))
    with Group((0, depth, 0), 0, "back tiles") as g:
        tiled_wall(g, 0, width, 0, tall, tone, tile, offset=.5 if tile[0] == .2 else 0)
        vanity(g, width * .66, style, rng)
        g.box((width * .66 + .95, -.02, 1.55), (.02, .02, .02), plain("metal", style["metal"], .3, .9))
    with Group((width, depth, 0), -1.5708, "right tiles") as g:
        tiled_wall(g, 0, depth, 0, .98 if fitting != "shower" else min(tall, 1.35), tone, tile, offset=.5 if tile[0] == .2 else 0)
        _rail(g, .95, style, rng)
        decor.frame(g, 2.2, 1.6, .42, .56, style, rng)
    with Group((0, 0, 0), 1.5708, "left tiles") as g:
        tiled_wall(g, 0, depth, 0, .98, tone, tile, offset=.5 if tile[0] == .2 else 0)
    if fitting == "shower":
        _shower(depth, style, tone)
    elif fitting == "bath":
        _standing_bath((.72, depth - 1.65, 0), style, rng)
    else:
        _built_in_bath(depth, style, tone)
    with Group((width * .62, depth - 1.05, 0), rng.gauss(0, .04), "mat") as g:
        g.box((0, 0, .014), (.85, .52, .02), fabric("mat", style["third"]), .008)
    _basket((width - .38, depth - 1.75, 0), rng, style)
    if fitting == "bath":
        decor.plant((.35, depth - .38, 0), .9, rng)
    with Group((width * .66, depth - .5, height), 0, "spot") as g:
        g.lathe((0, 0, -.02), [(.06, 0), (.06, .02)], plain("spot", (.9, .88, .85), .4, glow=1.5))
    panel((width * .5, depth - 1, height - .05), (0, 0, -1), (1.6, 1.6), 18, (1, .93, .84))
    camera((width * .56, .18, 1.35), (width * .47, depth), 18.5, -.05)
    return dict(samples=7, fast_gi=2, ambient=.8, reach=3, exposure=.2)


def vanity(g, x, style, rng):
    """Cabinet with a bowl or set-in basin, tap, round or upright mirror, lights, small things."""
    oak, metal = wood("vanity", style["wood"], "x"), plain("metal", style["metal"], .25, .95)
    china = plain("china", (.84, .83, .81), .12)
    w = 1.15
    g.box((x, -.27, .55), (w, .48, .46), oak, .006)
    for s in (-1, 1):
        g.box((x + s * w / 4, -.515, .55), (w / 2 - .01, .016, .44), wood("vanity front", shade(style["wood"], 1.1), "x"), .004)
        g.tube((x + s * w / 4 - .08, -.54, .7), (x + s * w / 4 + .08, -.54, .7), .006, metal)
    g.box((x, -.27, .8), (w + .03, .52, .035), plain("stone top", (.74, .72, .69), .2, vary=.12), .004)
    g.lathe((x, -.29, .818), [(.12, 0), (.19, .04), (.215, .13), (.205, .135), (.17, .05), (.03, .02), (0, .02)], china, 48, (1.12, .9))
    tap(g, (x, -.07, .818), metal, .17, .2)
    if rng.random() < .6:
        ring = np.linspace(0, 2 * math.pi, 60)
        g.add(np.stack([x + .42 * np.cos(ring[:-1]), np.full(59, -.045), 1.5 + .42 * np.sin(ring[:-1])], -1), [tuple(range(59))], mirror())
        for a, b in zip(ring, ring[1:]):
            g.tube((x + .42 * math.cos(a), -.04, 1.5 + .42 * math.sin(a)), (x + .42 * math.cos(b), -.04, 1.5 + .42 * math.sin(b)), .012, metal, sides=6)
    else:
        g.box((x, -.03, 1.5), (1.05, .03, .78), metal, .006)
        g.box((x, -.048, 1.5), (1.02, .006, .75), mirror())
    for s in (-1, 1):
        g.tube((x + s * .66, -.02, 1.55), (x + s * .66, -.1, 1.55), .01, metal)
        g.lathe((x + s * .66, -.1, 1.5), [(.02, 0), (.05, .03), (.055, .08), (.04, .13), (0, .15)], plain("globe", (1, .93, .82), .4, glow=2.2))
        bulb((g.location[0] + x + s * .66, g.location[1] - .22, 1.55), 3.5, (1, .82, .6), .08)
    amber = plain("amber", (.3, .12, .03), .12)
    for k, h in enumerate((.15, .11)):
        g.lathe((x + .36 + k * .09, -.14, .818), [(.03, 0), (.032, h * .7), (.012, h * .8), (.012, h), (0, h)], amber)
    decor.vase(g, (x - .4, -.18, .818), rng, size=.6, stems=(.22, .34, .12))
    for k in range(2):
        g.soft((x + .28, -.27, .16 + .0 + k * .07), (.36, .28, .07), fabric("towel", style["third"]), power=5, wrinkle=.003)
    g.box((x, -.27, .1), (w, .46, .025), oak, .004)
    for s in (-1, 1):
        g.box((x + s * (w / 2 - .03), -.27, .2), (.05, .44, .4), oak, .004)


def _rail(g, x, style, rng):
    """A towel rail warmer with two towels."""
    metal = plain("metal", style["metal"], .25, .95)
    for s in (-1, 1):
        g.tube((x + s * .24, -.07, .7), (x + s * .24, -.07, 1.75), .013, metal)
    for k in range(9):
        g.tube((x - .24, -.07, .76 + k * .115), (x + .24, -.07, .76 + k * .115), .009, metal)
    g.soft((x - .02, -.1, 1.22), (.42, .05, .62), fabric("towel", style["third"]), power=12, wrinkle=.006)
    g.soft((x + .06, -.135, 1.32), (.24, .03, .4), fabric("towel small", style["second"]), power=12, wrinkle=.005)


def _standing_bath(at, style, rng):
    white, metal = plain("enamel", (.85, .84, .82), .1), plain("metal", style["metal"], .25, .95)
    with Group(at, 1.5708, "bath") as g:
        g.lathe((0, 0, 0), [(.26, .02), (.3, .05), (.355, .3), (.385, .56), (.395, .575), (.385, .58), (.36, .56), (.32, .3),
                            (.26, .16), (0, .15)], white, 64, (2.1, 1.0))
    with Group((at[0] - .5, at[1], 0), 0, "tap") as g:
        g.tube((0, 0, 0), (0, 0, .95), .016, metal)
        g.tube((0, 0, .95), (.2, 0, .98), .014, metal)
        g.tube((.2, 0, .98), (.24, 0, .86), .014, metal)
        g.tube((0, .05, .7), (.06, .07, .95), .012, metal)
    with Group((at[0], at[1] + .1, .59), .02, "tray") as g:
        g.box((0, 0, 0), (.86, .16, .02), wood("tray", style["wood"], "x"), .004)
        g.lathe((.18, 0, .01), [(.03, 0), (.03, .08), (0, .08)], plain("candle", (.85, .8, .68), .5))
        g.soft((-.15, 0, .05), (.24, .13, .07), fabric("towel", style["third"]), power=5, wrinkle=.003)


def _built_in_bath(depth, style, tone):
    white, metal = plain("enamel", (.85, .84, .82), .1), plain("metal", style["metal"], .25, .95)
    with Group((0, depth - 2.15, 0), 0, "bath") as g:
        for c, s in (((.76, .89, .27), (.03, 1.76, .54)), ((.4, .01, .27), (.75, .03, .54))):
            g.box(c, s, plain("bath front", shade(tone, 1.05), .25), .003)
        for c, s in (((.05, .89, .555), (.1, 1.78, .035)), ((.73, .89, .555), (.1, 1.78, .035)), ((.39, .07, .555), (.78, .14, .035)),
                     ((.39, 1.71, .555), (.78, .14, .035))):
            g.box(c, s, white, .012)
        g.box((.39, .89, .2), (.62, 1.55, .04), white)
        for c, s in (((.08, .89, .37), (.02, 1.5, .36)), ((.7, .89, .37), (.02, 1.5, .36)), ((.39, .14, .37), (.6, .02, .36)),
                     ((.39, 1.64, .37), (.6, .02, .36))):
            g.box(c, s, white)
        g.tube((.39, 2.1, .8), (.39, 1.95, .78), .02, metal)
        g.tube((.3, 2.13, .8), (.48, 2.13, .8), .025, metal)
        g.tube((.2, 2.13, .85), (.2, 2.13, 2.0), .01, metal)
        g.lathe((.2, 2.03, 1.95), [(.06, 0), (.06, .012), (.01, .05)], metal)
        g.soft((.73, .6, .5), (.1, .4, .24), fabric("towel", style["third"]), power=8, wrinkle=.005)
        g.box((.79, 1.35, 1.25), (.008, .8, 1.35), glass("screen", (.95, .98, .97)))


def _shower(depth, style, tone):
    metal = plain("metal", style["metal"], .25, .95)
    with Group((0, depth - 1.5, 0), 0, "shower") as g:
        g.box((.5, .75, .02), (1.0, 1.5, .04), plain("tray", shade(tone, .7), .5, vary=.08), .004)
        g.box((1.0, .75, 1.03), (.01, 1.46, 2.0), glass("screen", (.93, .97, .96)))
        for z in (.04, 2.03):
            g.box((1.0, .75, z), (.025, 1.5, .025), metal)
        g.box((1.0, .01, 1.03), (.025, .025, 2.0), metal)
        g.tube((.5, 1.46, 1.0), (.5, 1.46, 2.15), .012, metal)
        g.tube((.5, 1.46, 2.15), (.5, 1.12, 2.17), .012, metal)
        g.lathe((.5, 1.12, 2.13), [(.13, 0), (.13, .012), (.02, .03)], metal, 40)
        g.box((.5, 1.45, 1.05), (.26, .05, .05), metal, .01)
        g.box((.22, 1.44, 1.2), (.3, .1, .02), metal)
        for k in range(3):
            g.lathe((.13 + k * .09, 1.43, 1.21), [(.03, 0), (.03, .13), (.012, .15), (.012, .18), (0, .18)],
                    plain(f"flask {k}", ((.3, .12, .03), (.75, .72, .66), style["second"])[k], .2))


def _basket(at, rng, style):
    with Group(at, 0, "basket") as g:
        g.lathe((0, 0, 0), [(.17, 0), (.21, .2), (.2, .42), (.185, .42), (.19, .2), (0, .05)], plain("wicker", (.5, .35, .18), .8, bump=1, bump_scale=70))
        for k in range(3):
            g.soft((rng.gauss(0, .05), rng.gauss(0, .05), .42 + k * .03), (.26, .24, .1), fabric("linen %d" % k, (style["third"], style["second"], (.8, .78, .74))[k]),
                   (0, 0, k), power=3.5, wrinkle=.006)

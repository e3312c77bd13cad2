"""Sofas, armchairs, chairs, tables, beds."""
import math

import numpy as np

from .base import Group
from .materials import fabric, plain, wood


def sofa(location, turn, style, rng, width=2.2, low=False):
    """A sofa facing local -y, its back at y = +0.45; two or three seats, cushions, sometimes a throw."""
    cover, oak = fabric("sofa", style["fabric"]), wood("leg", style["wood"], "z")
    seat = .38 if low else .42
    with Group(location, turn, "sofa") as g:
        g.soft((0, 0, seat - .18), (width, .88, .2), cover, power=14)
        g.soft((0, .36, seat + .1), (width, .2, .62 if not low else .5), cover, power=9)
        arm = .2 if rng.random() < .6 else .13
        for s in (-1, 1):
            g.soft((s * (width / 2 + arm / 2 - .02), -.01, seat - .02), (arm, .9, .46), cover, power=8)
            for y in (-.36, .36):
                g.tube((s * (width / 2 - .1), y, .14), (s * (width / 2 - .07), y, 0), .022, oak, .015)
        seats = 2 if width < 2.1 else 3
        for i in range(seats):
            x = -width / 2 + width * (i + .5) / seats
            g.soft((x, -.07, seat + .01), (width / seats - .012, .76, .19), cover, power=6)
            g.soft((x, .2, seat + .3), (width / seats - .03, .2, .46), cover, (-.2, 0, rng.gauss(0, .02)), 5)
        tones = [style["second"], style["third"]]
        for x, tone in ((-width / 2 + .27, 0), (-width / 2 + .52, 1), (width / 2 - .28, 1 - rng.randint(0, 1))):
            g.pillow((x, -.02 + rng.gauss(0, .02), seat + .3), (.46, .46, .17), fabric(f"cushion {tone}", tones[tone]),
                     (-.38, rng.gauss(0, .12), rng.gauss(0, .15)))
        if rng.random() < .7:  # a blanket folded over one arm
            g.soft((width / 2 + arm / 2 - .02, -.08, seat + .215), (arm + .06, .46, .05), fabric("throw", style["third"]), power=9)
            g.soft((width / 2 + arm - .01, -.08, seat + .06), (.045, .46, .34), fabric("throw", style["third"]), power=9)
    return g


def armchair(location, turn, style, rng, kind=None):
    """kind: club (round, upholstered), wood (open wooden frame), wire (rattan-like shell)."""
    kind = kind or rng.choice(("club", "wood"))
    cover, oak = fabric("armchair", style["second"]), wood("chair wood", style["wood"], "z")
    with Group(location, turn, "armchair") as g:
        if kind == "club":
            g.soft((0, 0, .28), (.74, .74, .2), cover, power=9)
            g.soft((0, -.03, .42), (.56, .62, .18), cover)
            angle = np.linspace(-.25, math.pi + .25, 28)
            inner, outer = .31, .43
            rows = []
            for r, z in ((outer, .2), (outer + .02, .6), (outer - .02, .74), (inner + .02, .76), (inner, .64), (inner, .36)):
                drop = np.where(z > .5, -.16 * (1 - np.sin(np.clip(angle, 0, math.pi))), 0)
                rows.append(np.stack([r * np.cos(angle), r * np.sin(angle) * 1.02 - .02, z + drop], -1))
            g.surface(np.array(rows), cover)
            legs, spread = .2, .28
        else:
            g.soft((0, -.02, .42), (.58, .6, .13), cover)
            g.soft((0, .27, .68), (.56, .12, .56), cover, (-.28, 0, 0))
            for s in (-1, 1):
                g.box((s * .33, -.02, .58), (.05, .66, .03), oak, .012)
                g.tube((s * .33, -.28, .57), (s * .33, -.32, 0), .02, oak, .014)
                g.tube((s * .33, .28, .9), (s * .33, .2, .34), .018, oak)
                g.tube((s * .33, .2, .58), (s * .33, .36, 0), .02, oak, .014)
            g.box((0, -.27, .34), (.64, .03, .06), oak, .008)
            g.box((0, .22, .34), (.64, .03, .06), oak, .008)
            legs, spread = 0, 0
        if legs:
            for sx in (-1, 1):
                for sy in (-1, 1):
                    g.tube((sx * spread, sy * spread, legs), (sx * (spread + .03), sy * (spread + .03), 0), .02, oak, .012)
    return g


def chair(location, turn, style, kind="wood", color=None):
    """A dining chair facing local -y. Kinds: wood, shell, straw."""
    oak = wood("chair wood", style["wood"], "z")
    with Group(location, turn, "chair") as g:
        if kind == "shell":
            shell = plain("shell", color or (.75, .73, .7), .35)
            t = np.linspace(-1, 1, 15)
            rows = []
            for y, z, w, curl in ((-.22, .46, .21, .0), (-.12, .445, .225, .02), (.05, .44, .23, .03), (.16, .47, .23, .05),
                                  (.215, .58, .225, .06), (.25, .72, .2, .04), (.262, .81, .15, .02)):
                rows.append(np.stack([t * w, y - curl * t ** 2, z + (curl + .03 if z < .5 else -.04) * t ** 2], -1))
            g.surface(np.array(rows), shell)
        else:
            seat = fabric("straw", (.62, .47, .25)) if kind == "straw" else oak
            g.soft((0, 0, .455), (.42, .41, .035), seat, power=12, wrinkle=.001)
            for s in (-1, 1):
                g.tube((s * .18, .18, .44), (s * .19, .25, .9), .016, oak)
            slats = ((.62, .05), (.74, .05), (.86, .07)) if kind == "straw" else ((.84, .12),)
            for z, h in slats:
                g.box((0, .19 + (z - .44) * .14, z), (.36, .018, h), oak, .006)
        for sx in (-1, 1):
            for sy in (-1, 1):
                g.tube((sx * .16, sy * .15, .45), (sx * .2, sy * .2, 0), .017, oak, .012)
    return g


def table(location, turn, style, length=1.7, width=.9, round_top=False, height=.74):
    """A dining table, with legs of wood; round ones stand on a foot."""
    top, leg = wood("table", style["wood"], "x"), wood("leg", style["wood"], "z")
    with Group(location, turn, "table") as g:
        if round_top:
            g.lathe((0, 0, height - .035), [(0, 0), (width / 2 - .01, 0), (width / 2, .012), (width / 2, .03), (0, .035)], top, 48)
            g.lathe((0, 0, 0), [(.25, 0), (.24, .02), (.05, .06), (.04, height - .1), (.14, height - .04)], leg)
        else:
            g.box((0, 0, height - .02), (length, width, .04), top, .008)
            g.box((0, 0, height - .08), (length - .2, width - .16, .07), top)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    g.box((sx * (length / 2 - .09), sy * (width / 2 - .08), height / 2 - .02), (.065, .065, height - .04), leg, .006)
    return g


def coffee_table(location, style, rng, kind=None):
    kind = kind or rng.choice(("round", "box", "pair"))
    oak, dark = wood("table", style["wood"], "x"), plain("metal", style["metal"], .35, .8)
    with Group(location, rng.gauss(0, .04), "coffee table") as g:
        if kind == "box":
            g.box((0, 0, .36), (1.15, .6, .035), oak, .006)
            g.box((0, 0, .13), (1.05, .5, .025), oak, .006)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    g.box((sx * .54, sy * .27, .18), (.03, .03, .36), dark)
        else:
            spots = [(0, 0, .5, .38)] if kind == "round" else [(-.2, 0, .42, .4), (.36, -.18, .28, .31)]
            for x, y, r, z in spots:
                g.lathe((x, y, z - .03), [(0, 0), (r - .02, 0), (r, .012), (r, .026), (0, .03)], oak, 48)
                for k in range(3):
                    a = k * 2.094 + .5
                    g.tube((x + r * .55 * math.cos(a), y + r * .55 * math.sin(a), z - .03),
                           (x + r * .8 * math.cos(a), y + r * .8 * math.sin(a), 0), .016, dark, .011)
    return .38 if kind != "pair" else .4


def bed(location, turn, style, rng, width=1.6):
    """A made bed, its head towards local +y: headboard, duvet with folds, four pillows, a blanket at its foot."""
    linen = fabric("linen", style.get("linen", (.86, .85, .82)))
    cover, frame = fabric("blanket", style["second"]), wood("bed", style["wood"], "x")
    length = 2.0
    with Group(location, turn, "bed") as g:
        g.box((0, 0, .2), (width + .06, length + .04, .18), frame, .015)
        for sx in (-1, 1):
            for sy in (-1, 1):
                g.box((sx * (width / 2 - .08), sy * (length / 2 - .1), .055), (.07, .07, .11), frame)
        head = style.get("headboard", "wood")
        if head == "wood":
            g.box((0, length / 2 + .04, .6), (width + .1, .05, 1.05), frame, .012)
        elif head == "cloth":
            soft = fabric("head", style["fabric"])
            for k in range(4):
                g.soft((-width / 2 + width * (k + .5) / 4, length / 2 + .05, .68), (width / 4, .1, 1.0), soft, power=10)
        else:
            metal = plain("metal", style["metal"], .35, .8)
            for k in range(11):
                x = -width / 2 + width * k / 10
                g.tube((x, length / 2 + .04, .1), (x, length / 2 + .04, 1.0 + .14 * math.sin(math.pi * k / 10)), .01, metal)
            for z in (.5, 1.0):
                g.tube((-width / 2, length / 2 + .04, z), (width / 2, length / 2 + .04, z), .014, metal)
        g.soft((0, 0, .4), (width, length, .26), linen, power=12)
        _duvet(g, width, length, linen, rng)
        _duvet(g, width, .62, cover, rng, lift=.065, at=-length / 2 + .42)
        for row, (y, tilt, material) in enumerate(((.78, -.35, linen), (.62, -.5, fabric("pillow", style["third"])))):
            for s in (-1, 1):
                g.pillow((s * width * .245, y, .68 - row * .03), (.66 if row == 0 else .56, .46 - .06 * row, .19), material,
                         (tilt, rng.gauss(0, .04), rng.gauss(0, .05)))
        g.pillow((rng.gauss(0, .05), .47, .63), (.42, .28, .14), cover, (-.6, 0, rng.gauss(0, .06)))
    return g


def _duvet(g, width, length, material, rng, lift=0.0, at=-.2):
    """A cloth over the bed that hangs down on both sides."""
    half, drop, n, m = width / 2 + .03 + lift, .3, 60, 40
    s = np.linspace(-half - drop, half + drop, n)
    y = np.linspace(-length / 2, length / 2 * (.62 if length > 1 else 1), m) + (at if length < 1 else -.04)
    grid_s, grid_y = np.meshgrid(s, y)
    over = np.clip(np.abs(grid_s) - half, 0, None)
    x = np.sign(grid_s) * (np.minimum(np.abs(grid_s), half) + .25 * over * over)
    a, b = rng.uniform(0, 6), rng.uniform(0, 6)
    waves = .014 * np.sin(grid_s * 5 + 2.2 * grid_y + a) + .010 * np.sin(grid_s * 11 - grid_y * 7 + b)
    waves += .007 * np.sin(grid_y * 23 + grid_s * 6)
    z = .565 + lift + waves - over
    x += np.sign(grid_s) * (over > 0) * .02 * np.sin(grid_y * 16 + a)
    g.surface(np.stack([x, grid_y, z], -1), material)

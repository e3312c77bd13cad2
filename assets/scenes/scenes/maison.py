"""Detached houses and town houses, with their gardens: one plan, many looks (see LOOKS).

`view` says from where: facade (front, from the lawn), jardin (further, through the garden), terrasse (table under a parasol).
"""
import math

from kit import building, garden, hours
from kit.base import Group
from kit.lighting import camera
from kit.materials import masonry, plain, rubble
from kit.room import wall
from kit.vegetation import copies, cypress, hedge, shrub, tree

from .colombages import timbers
from .maison_looks import LOOKS

def openings_of(look, rng):
    """Windows, French windows and the door of the front, as (a, b, z0, z1, kind)."""
    width = look["width"]
    count = round(width / (3.0 if look["levels"] == 1 else 2.9))
    step, door = width / count, look.get("door_at", count // 2)
    found = []
    for i in range(count):
        x = step * (i + .5)
        if i == door:
            found.append((x - .55, x + .55, .16, 2.35, "door"))
        elif (i == door + 1 or i == 0 and look.get("bay")) and count > 3:
            found.append((x - .95, x + .95, .1, 2.25, "bay"))
        else:
            found.append((x - .58, x + .58, .9, 2.2, "window"))
        if look["levels"] == 2:
            found.append((x - .52, x + .52, 3.55, 4.85, "window"))
    return found


def surface(kind, color):
    if kind == "rubble":
        return rubble("walls", color)
    if kind == "brick":
        return masonry("walls", color, .22, .07, .009, .18, (.55, .5, .44), .9, .5, mottle=.4)
    return plain("walls", color, .9, bump=.3, bump_scale=70, vary=.06, vary_scale=.8)


def house(rng, look, lit=.25):
    """The house itself: its front stands on y = 0, centred on x = 0."""
    width, depth, height = look["width"], look["depth"], look["height"]
    walls, stone = surface(*look["wall"]), plain("sill", (.55, .5, .42), .85, bump=.2, vary=.12, vary_scale=5)
    openings = openings_of(look, rng)
    with Group((-width / 2, 0, 0), 0, "front") as g:
        wall(g, width, height, [o[:4] for o in openings], walls, .4)
        g.box((width / 2, -.015, .2), (width + .04, .05, .4), plain("plinth", (.42, .38, .32), .9, vary=.2))
        for o in openings:
            if o[4] == "door":
                building.door(g, o[:4], look["door"], rng, rng.random() < .6, stone)
            else:
                frame, panes = look.get("frame", building.FRAME_WHITE), look.get("panes")
                building.window(g, o[:4], rng, frame, panes or ((2, 3) if o[4] == "window" else (2, 2)), lit, .13,
                                stone if o[4] == "window" else None)
                if look["shutter"]:
                    building.shutters(g, o[:4], look["shutter"], rng, look["style"])
            _surround(g, o, look)
        if look.get("timber"):
            timbers(g, width, height, openings, look["timber"], rng)
        if look.get("south"):
            for k, (z, d) in enumerate(((height - .17, .1), (height - .05, .2))):
                for i in range(int(width / .2)):
                    g.tube((.1 + i * .2, 0, z), (.1 + i * .2, -d, z), .085, plain("genoise", (.55, .3, .18), .85), sides=10)
                g.box((width / 2, -d / 2 + .02, z + .06), (width, d, .04), plain("mortar", (.6, .54, .44), .9))
    for side in (-1, 1):
        with Group((side * (width / 2 - .005), .05 if side > 0 else depth - .05, 0), side * math.pi / 2, "side") as g:
            opening = (depth * .42, depth * .42 + 1.1, .95, 2.2)
            wall(g, depth - .1, height - .01, [opening], walls, .4)
            building.window(g, opening, rng, look.get("frame", building.FRAME_WHITE), sill=stone)
            if look["shutter"]:
                building.shutters(g, opening, look["shutter"], rng, look["style"])
            if look.get("timber"):
                timbers(g, depth - .1, height - .01, [opening], look["timber"], rng)
    with Group((0, depth, 0), 0, "rear") as g:
        g.box((0, -.19, height / 2), (width - .02, .4, height - .02), walls)
        g.box((0, -depth / 2, .05), (width - .5, depth - .5, .1), plain("floor", (.4, .3, .2), .8))
    pitch = math.radians(look["pitch"])
    color = look.get("roof_color")
    ridge = building.gable_roof((0, 0, height) if not look.get("south") else (0, 0, height + .04), 0, width, depth, pitch, look["roof"], .45 if not look.get("south") else .28, color, walls)
    _wear_at = height + ridge
    with Group((0, 0, 0), 0, "chimneys") as g:
        material = walls if look["wall"][0] == "plain" else masonry("chimney brick", (.42, .2, .13), .22, .07, .01, .15)
        building.chimney(g, (rng.choice((-1, 1)) * width * .3, depth * .5), height + ridge * .5, _wear_at + .75, (.75, .6), material)
    for k in range(look.get("dormers", 0)):
        _dormer(rng, look, -width / 2 + width * (k + .5) / look["dormers"], height, pitch, walls)
    return openings


def _surround(g, o, look):
    """Stone or brick around an opening, in the local manner."""
    a, b, z0, z1 = o[:4]
    if look.get("surround"):
        brick = masonry("surround", look["surround"], .22, .075, .01, .18, (.58, .52, .45))
        for x in (a - .1, b + .1):
            g.box((x, .1, (z0 + z1) / 2), (.2, .24, z1 - z0), brick)
        g.box(((a + b) / 2, .1, z1 + .12), (b - a + .4, .24, .24), brick, .01)
    elif look.get("south"):
        g.box(((a + b) / 2, .1, z1 + .11), (b - a + .5, .23, .22), plain("lintel", (.58, .5, .38), .9, bump=.3, vary=.15), .02)
    else:
        g.box(((a + b) / 2, .0, z1 + .09), (b - a + .16, .06, .16), plain("band", (.72, .68, .6), .85), .01)


def _dormer(rng, look, x, height, pitch, walls):
    with Group((x - .65, .55, height), 0, "dormer") as g:
        front = (.2, 1.1, .15, 1.3)
        wall(g, 1.3, 1.5, [front], plain("dormer face", (.62, .56, .46), .9), .2)
        building.window(g, front, rng, lit=.3, depth=.1)
        for s in (0, 1.3):
            g.box((s, 1.0, .75), (.08, 2.0, 1.5), plain("dormer cheek", (.09, .1, .115), .5))
        slate = plain("dormer slate", (.08, .09, .105), .45, vary=.3, vary_scale=9)
        for s in (-1, 1):
            g.add([(.65, -.2, 2.1), (.65, 2.2, 2.1), (.65 + s * .9, 2.2, 1.42), (.65 + s * .9, -.2, 1.42)], [(0, 1, 2, 3)], slate)
        g.add([(-.1, 0, 1.5), (1.4, 0, 1.5), (.65, 0, 2.08)], [(0, 1, 2)], plain("dormer face", (.62, .56, .46), .9))


def approaches(rng, look, openings):
    """Terrace slabs, path and borders along the front; returns the areas without grass."""
    width = look["width"]
    doors = [(o[0] + o[1]) / 2 - width / 2 for o in openings if o[4] == "door"]
    path = (doors[0] - .75, doors[0] + .75, -20, 0)
    if look.get("south") or look.get("surround"):
        tone = (.56, .48, .36) if look.get("south") else (.46, .42, .36)
    else:
        tone = (.52, .47, .4)
    terrace = (-width / 2 - .4, width / 2 + .4, -3.2, 0)
    garden.paving(terrace, tone, (.62, .42), .05)
    garden.paving((path[0], path[1], -20, -3.2), tone, (.75, .5), .04, "path")
    avoid = [(path[0] - .4, path[1] + .4)]
    garden.border(rng, (-width / 2, -3.65, 0), (width / 2, -3.65, 0), int(width / .75), .34, .55, look.get("south", False), avoid)
    bays = [(o[0] - width / 2 - .7, o[1] - width / 2 + .7) for o in openings if o[4] != "window"]
    garden.border(rng, (-width / 2 + .4, -.5, .04), (width / 2 - .4, -.5, .04), int(width / 1.2), .3, .7, look.get("south", False), bays)
    for x in (doors[0] - 1.05, doors[0] + 1.05):
        with Group((x, -.75, .05), 0, "pot") as g:
            g.lathe((0, 0, 0), [(.17, 0), (.25, .38), (.28, .42), (.24, .42), (.2, .3), (0, .3)], plain("terracotta", (.5, .25, .14), .8, vary=.15))
        shrub(rng, (x, -.75, .42), .24, .6, (.15, .27, .07), .05, (.75, .3, .45) if not look.get("south") else (.75, .7, .6), 700)
    return [terrace, path]


def surroundings(rng, look, sea_of=("tilleul", "pommier")):
    """Trees, hedges, woods or hills around."""
    width = look["width"]
    if look.get("south"):
        for x, y, h in ((-width / 2 - 2.2, 1.5, 8.5), (-width / 2 - 3.7, 3.0, 7.2), (width / 2 + 3.2, 4.5, 9), (width / 2 + 6.5, 6, 7.5), (-width / 2 - 9, 9, 8.5)):
            cypress(rng, (x, y, 0), h, 1.25)
        model = tree(rng, (-width / 2 - 2.6, -5.2, 0), 4.6, "olivier")
        copies(rng, model, [(width / 2 + 3.8, -2.5, 0), (width / 2 + 9, 3, 0), (-width / 2 - 10, 2, 0), (-18, 16, 0), (20, 14, 0), (12, 18, 0), (-8, 22, 0)])
        garden.hills(rng, 160, 30, (.13, .16, .08), .45)
        garden.distant_wood(rng, 46, 70, 18, ("olivier", "tilleul"), 6)
        return
    first, second = look["trees"]
    model = tree(rng, (-width / 2 - 4.6, -.6, 0), 7.6, first)
    copies(rng, model, [(width / 2 + 8.5, 12, 0), (-width / 2 - 13, 9, 0), (4, 19, 0)])
    model = tree(rng, (width / 2 + 4.8, 3.2, 0), 7.0, second)
    copies(rng, model, [(-width / 2 - 9, 5, 0), (-6, 21, 0), (14, 22, 0), (24, 9, 0)])
    for s in (-1, 1):
        hedge(rng, (s * (width / 2 + 8), -9, 0), (s * (width / 2 + 8), 13, 0), 1.6, .9, leaf_size=.1, density=420)
    garden.distant_wood(rng, 40, 70, 22, sea_of, 9)


def build(rng, style, look="pavillon", view="facade", sun=205, height=36, side=1, lit=.25, extras=(), hour="jour", shot=None):
    """`shot` replaces the view's camera: (location, target, lens, rise)."""
    look = dict(LOOKS[look])
    openings = house(rng, look, .95 if hours.evening(hour) else lit)
    garden.ground((.12, .17, .05) if not look.get("south") else (.24, .24, .11))
    holes = approaches(rng, look, openings)
    wide = look["width"]
    if "pool" in extras:
        area = (-side * 4.5 - 4, -side * 4.5 + 4, -10.2, -6.4)
        garden.pool(area)
        holes.append((area[0] - .5, area[1] + .5, area[2] - .5, area[3] + .5))
        for k in range(2):
            garden.deckchair((-side * 4.5 - 1.2 + 2.0 * k, -5.2, 0), math.pi + .15 * (k - .5))
    if "table" in extras or view == "terrasse":
        garden.garden_table((side * wide * .27, -2.0, .05), .06, rng, parasol=(.74, .66, .52) if not look.get("south") else (.7, .42, .28))
    if "creeper" in extras:
        bays = round(wide / (3.0 if look["levels"] == 1 else 2.9))
        garden.climbing((-side * wide / bays * (1.5 if bays % 2 else 2), 0, .3), 0, 1.5, min(look["height"], 4.8) - .4, rng)
    if "pergola" in extras:
        _pergola(rng, -side * wide * .22, wide)
    dry = look.get("south")
    garden.lawn(rng, (-16, 16, -19, -3.4), holes, (.16, .25, .06) if not dry else (.27, .29, .11), .055 if not dry else .08)
    garden.lawn(rng, (-24, -wide / 2 - .6, -3.2, 8), holes, (.15, .24, .06) if not dry else (.26, .28, .11), .06, spacing=1.4, blades=1300)
    garden.lawn(rng, (wide / 2 + .6, 24, -3.2, 8), holes, (.15, .24, .06) if not dry else (.26, .28, .11), .06, spacing=1.4, blades=1300)
    surroundings(rng, look)
    light = hours.outside(hour, rng, sun, height)
    if shot:
        camera(*shot)
    else:
        _place_camera(view, side, look, wide, rng)
    return dict(samples=9, fast_gi=3, **light)


def _place_camera(view, side, look, wide, rng):
    far = .5 * wide + (3.2 if look["levels"] == 1 else 5.5) + max(0, wide - 15)
    if view == "facade":
        camera((side * wide * .34, -far - 2.0, 1.7), (-side * .6, 0), 26, .09 if look["levels"] == 1 else .15)
    elif view == "jardin":
        camera((-side * wide * .62, -far - 3.5, 1.65), (side * wide * .06, 0), 24, .07 if look["levels"] == 1 else .12)
    elif view == "terrasse":
        camera((side * (wide * .27 - 4.6), -4.9, 1.5), (side * wide * .33, -1.5), 24, .03)


def _pergola(rng, x, wide):
    """Posts and beams over the terrace, with a vine on top."""
    from kit.materials import wood
    oak = wood("pergola", (.36, .26, .17), "y", .7)
    with Group((x, -3.0, 0), 0, "pergola") as g:
        for dx in (-2.2, 0, 2.2):
            g.box((dx, 0, 1.25), (.13, .13, 2.5), oak, .01)
        g.box((0, 0, 2.5), (4.8, .12, .16), oak, .01)
        for k in range(9):
            g.box((-2.2 + k * .55, 1.45, 2.62), (.08, 3.3, .12), oak, .008)
    garden.climbing((x, -1.4, 2.75), 0, 4.6, .3, rng, (.13, .22, .05), None, 900)

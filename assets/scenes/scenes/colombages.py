"""Houses with their gable to the front: half-timbered ones of Alsace, chalets of wood and stone. `timbers` serves maison.py too."""
import math

from kit import building, garden, hours, outside
from kit.base import Group
from kit.lighting import bulb, camera
from kit.materials import masonry, plain, rubble, wood
from kit.room import wall
from kit.vegetation import copies, fir, hedge, tree

LOOKS = {
    "alsacienne": dict(width=8.8, depth=11, floors=(2.9, 2.6), pitch=51, roof="tuile", roof_color=(.34, .13, .07), base=("plain", (.60, .24, .15)),
                       upper=(.80, .70, .52), timber=(.16, .07, .04), shutter=(.14, .26, .17), door=(.16, .28, .18)),
    "alsace-bleue": dict(width=8.2, depth=10, floors=(2.9, 2.6, 2.5), pitch=52, roof="tuile", roof_color=(.30, .14, .08), base=("stone", (.62, .42, .32)),
                         upper=(.30, .45, .55), timber=(.13, .06, .035), shutter=(.75, .72, .66), door=(.3, .12, .06)),
    "chalet": dict(width=11.5, depth=10, floors=(2.8, 2.6), pitch=27, roof="ardoise", roof_color=(.16, .12, .1), base=("rubble", (.44, .41, .37)),
                   upper=None, timber=(.28, .15, .07), shutter=(.22, .11, .05), door=(.3, .17, .08), overhang=1.1),
}


def timbers(g, length, height, openings, color, rng, spacing=.62, foot=.42, top=None):
    """Posts, rails and braces on a wall that faces local -y; `openings` are left free."""
    oak, rail = wood("timber", color, "z", .8), wood("timber rail", color, "x", .8)
    top = top or height - .09
    y, thick = -.025, .06
    free = sorted(o[:4] for o in openings)

    def hidden(x, z, margin=.07):
        return any(a - margin < x < b + margin and z0 - .02 < z < z1 + .02 for a, b, z0, z1 in free)
    g.box((length / 2, y, foot), (length, thick, .17), rail)
    g.box((length / 2, y, top), (length, thick + .03, .18), rail)
    edges = [0.0] + [v for a, b, *_ in free for v in (a - .09, b + .09)] + [length]
    posts = set()
    for a, b in zip(edges[::2], edges[1::2]):
        count = max(1, round((b - a) / spacing))
        posts |= {round(min(max(a + (b - a) * k / count, .07), length - .07), 3) for k in range(count + 1)}
        if b - a > .9:
            for s in (-1, 1):
                x0, x1 = (a + .1, a + min(.75, (b - a) / 2)) if s < 0 else (b - .1, b - min(.75, (b - a) / 2))
                z0, z1 = foot + .08, foot + (top - foot) * .62
                g.box(((x0 + x1) / 2, y + .012, (z0 + z1) / 2), (.13, .05, math.hypot(x1 - x0, z1 - z0)), oak, 0, (0, math.atan2(x1 - x0, z1 - z0), 0))
    for x in posts:
        g.box((x, y, (foot + top) / 2), (.14, thick, top - foot), oak)
    for a, b, z0, z1 in free:
        for z in (z0 - .06, z1 + .07):
            if foot < z < top:
                g.box(((a + b) / 2, y, z), (b - a + .3, thick, .13), rail)
        middle = (a + b) / 2
        for low, high in ((foot, z0 - .06), (z1 + .07, top)):
            if high - low > .3:
                g.box((middle, y, (low + high) / 2), (.12, thick, high - low), oak)
    z = foot + (top - foot) * .62
    for p, q in zip(sorted(posts), sorted(posts)[1:]):
        if not hidden((p + q) / 2, z):
            g.box(((p + q) / 2, y + .005, z), (q - p, thick, .12), rail)


def _gable_timbers(g, width, base, rise, color, rng):
    """The triangle above: collar beams, posts, slanted braces."""
    oak, rail = wood("timber", color, "z", .8), wood("timber rail", color, "x", .8)
    y = -.03
    for t in (.0, .34, .66):
        half = width / 2 * (1 - t)
        g.box((width / 2, y, base + rise * t + .08), (2 * half - .1, .07, .17), rail)
    for k in range(-6, 7):
        x = width / 2 + k * .66
        high = rise * (1 - abs(k * .66) / (width / 2)) - .1
        if high > .3:
            g.box((x, y, base + high / 2), (.13, .06, high), oak)
    for s in (-1, 1):
        slant = math.hypot(width / 2, rise)
        g.box((width / 2 + s * (width / 4 - .06), y - .01, base + rise / 2 - .1), (.2, .08, slant), oak, 0, (0, -s * math.atan2(width / 2, rise), 0))
        g.box((width / 2 + s * .95, y + .01, base + rise * .17), (.12, .05, rise * .4), oak, 0, (0, s * .55, 0))


def _surface(kind, color):
    if kind == "rubble":
        return rubble("base", color, 3.4)
    if kind == "stone":
        return masonry("base", color, .6, .32, .01, .1, mottle=.5)
    return plain("base", color, .9, bump=.3, bump_scale=70, vary=.08)


def house(rng, look, lit, snow):
    """Floors one above the other, gable towards us, ridge going away. The front stands on y = 0."""
    width, depth, chalet = look["width"], look["depth"], look["upper"] is None
    boards = masonry("boards", look["timber"], 4, .17, .006, .14, (.06, .03, .015), .7, .5, mottle=.6)
    upper = boards if chalet else plain("upper", look["upper"], .9, bump=.3, bump_scale=60, vary=.06)
    stone = plain("sill", (.58, .42, .34) if not chalet else (.5, .46, .4), .85, vary=.12)
    base, z = _surface(*look["base"]), 0
    frame = (.78, .76, .7) if not chalet else (.36, .21, .1)
    boxes = []
    for level, h in enumerate(look["floors"]):
        surface = base if level == 0 else upper
        count = 3 if width < 10 else 4
        for side in ("front", "right", "left"):
            length = width if side == "front" else depth - .1
            place = {"front": ((-width / 2, 0, z), 0), "right": ((width / 2 - .01, .05, z), math.pi / 2), "left": ((-width / 2 + .01, depth - .05, z), -math.pi / 2)}[side]
            openings = []
            for k in range(count):
                c = length * (k + .5) / count
                if side == "front" and level == 0 and k == 1:
                    openings.append((c - .55, c + .55, .12, 2.3, "door"))
                elif side == "front" and chalet and level == 1 and k in (1, 2):
                    openings.append((c - .8, c + .8, .08, 2.1, "bay"))
                else:
                    openings.append((c - .5, c + .5, .85, 2.1, "window"))
            with Group(*place, "floor") as g:
                wall(g, length, h, [o[:4] for o in openings], surface, .35)
                for o in openings:
                    if o[4] == "door":
                        building.door(g, o[:4], look["door"], rng, True, stone)
                        continue
                    building.window(g, o[:4], rng, frame, (2, 3) if o[4] == "window" else (2, 1), lit, .12, stone if level == 0 else None)
                    if o[4] == "window":
                        building.shutters(g, o[:4], look["shutter"], rng, "board")
                        if side == "front":
                            c = (o[0] + o[1]) / 2
                            boxes.append((place[0][0] + c, -.2, z + o[2] - .06))
                if level and not chalet:
                    timbers(g, length, h, openings, look["timber"], rng, foot=.09, top=h - .09)
        z += h
    rise = width / 2 * math.tan(math.radians(look["pitch"]))
    over = look.get("overhang", .45)
    building.gable_roof((-width / 2, depth / 2, z), -math.pi / 2, depth, width, math.radians(look["pitch"]), look["roof"], over, look["roof_color"], upper)
    with Group((-width / 2, 0, 0), 0, "gable") as g:
        if not chalet:
            _gable_timbers(g, width, z, rise, look["timber"], rng)
        dark = plain("attic pane", (.09, .1, .11) if lit < .6 else (.5, .34, .16), .15, glow=0 if lit < .6 else .3, glow_color=(1, .72, .4))
        paint = plain("attic frame", frame, .5)
        for dx, dz in (((-.9, .5), (.9, .5), (0, rise * .5)) if not chalet else ((-.8, .55), (.8, .55))):
            g.box((width / 2 + dx, -.03, z + dz + .5), (.86, .1, 1.06), paint, .005)
            for s in (-1, 1):
                g.box((width / 2 + dx + s * .19, -.07, z + dz + .5), (.33, .05, .92), dark)
    if snow:
        _snow_roof(width, depth, z, math.radians(look["pitch"]), over)
    if chalet:
        _balcony(rng, look, width, look["floors"][0], snow)
    with Group((width * .22, depth * .5, 0), 0, "chimney") as g:
        building.chimney(g, (0, 0), z + rise * .3, z + rise + .7, (.8, .7), rubble("chimney", (.45, .42, .38)) if chalet else masonry("chimney brick", (.42, .2, .13), .22, .07, .01, .15))
        if snow:
            g.soft((0, 0, z + rise + .85), (.95, .85, .22), plain("snow", (.86, .88, .92), .8), power=4)
    with Group((0, depth, 0), 0, "rear") as g:
        g.box((0, -.19, z / 2), (width - .02, .35, z), base)
    return boxes, z


def _snow_roof(width, depth, z, pitch, over):
    """A thick layer of snow on both slopes."""
    white = plain("snow", (.86, .88, .92), .8, bump=.35, bump_scale=4)
    run = width / 2 + over
    slant = run / math.cos(pitch)
    with Group((0, depth / 2, z), 0, "snow") as g:
        for s in (-1, 1):
            x = s * (run / 2)
            up = width / 2 * math.tan(pitch) - run / 2 * math.tan(pitch)
            g.box((x, 0, up + .3), (slant, depth + 2 * over * .6 + .1, .26), white, .1, (0, s * pitch, 0))


def _balcony(rng, look, width, z, snow):
    """A running balcony of carved boards under the eaves."""
    oak = wood("balcony", look["timber"], "z", .7)
    rail = wood("balcony rail", look["timber"], "x", .7)
    with Group((-width / 2, 0, z), 0, "balcony") as g:
        g.box((width / 2, -.65, 0), (width - .2, 1.3, .16), rail)
        for k in range(int(width / .17)):
            g.box((.15 + k * .17, -1.26, .5), (.13, .035, .84), oak)
        for dz in (.12, .96):
            g.box((width / 2, -1.27, dz), (width - .2, .09, .1), rail)
        for k in range(4):
            x = .2 + (width - .4) * k / 3
            g.box((x, -1.25, 1.25), (.16, .16, 2.6), oak)
            g.box((x, -.6, -.35), (.14, 1.2, .14), oak, 0, (-.55, 0, 0))
        if snow:
            g.box((width / 2, -1.27, 1.05), (width - .2, .16, .09), plain("snow", (.86, .88, .92), .8), .03)


def _snowfield(rng):
    white = plain("snow ground", (.84, .86, .9), .8, bump=.5, bump_scale=1.2, vary=.03)
    with Group() as g:
        g.box((0, 0, -.05), (900, 900, .1), white)
    for _ in range(40):
        x, y = rng.uniform(-16, 16), rng.uniform(-16, 1)
        if abs(x) > 1.5 and abs(x) < 14:
            with Group((x, y, 0)) as g:
                g.soft((0, 0, -.05), (rng.uniform(1.5, 4), rng.uniform(1, 3), rng.uniform(.15, .4)), plain("snow", (.86, .88, .92), .8), power=2.6)


def build(rng, style, look="alsacienne", view="facade", sun=215, height=40, hour="jour", shot=None, snow=False):
    """`snow` whitens ground and roof (with the picture's season set to hiver); `shot` replaces the camera."""
    look = LOOKS[look]
    chalet, width = look["upper"] is None, look["width"]
    dusk = hours.evening(hour)
    boxes, top = house(rng, look, .95 if dusk else .3, snow)
    if snow:
        _snowfield(rng)
    else:
        garden.ground((.12, .17, .05))
        garden.paving((-2.2, 1.0, -22, 0), (.46, .42, .38), (.3, .2), .04, "path")
        garden.lawn(rng, (-18, 18, -20, -1.4), [(-2.5, 1.3, -23, 0)], height=.055)
        garden.lawn(rng, (-26, -width / 2 - .3, -1, 9), (), height=.06, spacing=1.4)
        garden.lawn(rng, (width / 2 + .3, 26, -1, 9), (), height=.06, spacing=1.4)
        garden.border(rng, (-width / 2, -.55, 0), (width / 2, -.55, 0), 11, .34, .7, avoid=[(-2.3, 1.1)])
        for x, y, z in boxes:
            building.flower_box((x, y, z), 0, .95, rng, ((.72, .05, .06), (.72, .05, .06), (.78, .3, .4)))
    if chalet:
        firs = fir(rng, (-width / 2 - 4.5, 3, 0), 11, 4.8)
        copies(rng, firs, [(width / 2 + 5.5, 6, 0), (-14, 10, 0), (15, 12, 0), (-20, 4, 0), (22, 5, 0), (-9, 22, 0), (9, 25, 0), (-26, 16, 0), (28, 18, 0)], .3)
        outside.ring(rng, 240, 120, plain("mountain", (.72, .76, .84) if snow else (.26, .32, .28), 1, vary=.3, vary_scale=.012), -10, .03)
        with Group((-3.4, -.35, 0), 0, "logs") as g:
            for j in range(7):
                for k in range(12):
                    g.tube((k * .19 + .09 * (j % 2), 0, .12 + j * .165), (k * .19 + .09 * (j % 2), .38, .12 + j * .165), .09,
                           plain(f"log {(j * 5 + k * 3) % 3}", ((.5, .34, .2), (.42, .28, .16), (.56, .4, .25))[(j * 5 + k * 3) % 3], .9), sides=9)
    else:
        model = tree(rng, (-width / 2 - 4.8, .5, 0), 7.5, "tilleul")
        copies(rng, model, [(width / 2 + 7, 9, 0), (-14, 12, 0)])
        model = tree(rng, (width / 2 + 5.2, -.5, 0), 5.4, "pommier")
        copies(rng, model, [(-11, 6, 0), (17, 6, 0), (20, 14, 0)])
        for s in (-1, 1):
            hedge(rng, (s * (width / 2 + 8.5), -9, 0), (s * (width / 2 + 8.5), 12, 0), 1.4, .9, leaf_size=.1, density=380)
        garden.distant_wood(rng, 44, 70, 20, height=9)
        if snow:
            outside.ring(rng, 300, 40, plain("hills", (.7, .74, .82), 1, vary=.2, vary_scale=.02), -4)
        else:
            garden.hills(rng, 200, 34, (.16, .24, .10), .6)
    if dusk:
        bulb((-width / 2 + width / 2 - .6, -.6, 2.5), 60, (1, .68, .36), .2)
    light = hours.outside(hour, rng, sun, height)
    if shot:
        camera(*shot)
    elif view == "jardin":
        camera((-width * 1.05, -9.5, 1.65), (width * .1, 2), 24, .16)
    else:
        camera((width * .72, -11.5 - (2 if chalet else 0), 1.65), (-.3, 1), 23.5, .2)
    return dict(samples=9, fast_gi=3, **light)

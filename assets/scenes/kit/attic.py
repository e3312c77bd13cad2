"""The slope of a roof inside a room, with skylights."""
import math

import numpy as np

from . import lighting
from .base import Group
from .materials import plain, wood

SKY = {"soir": .12, "or": 1.6}  # brightness of what a skylight shows, by hour


def slope(room, side, low, run, skylights, sill=1.25, tall=1.0):
    """A slope rising from `low` at the side wall to the ceiling over `run` metres. `skylights`: (start, end) along y."""
    white = plain("slope", room.style["wall"], .85, bump=.04, bump_scale=180)
    frame = wood("skylight", room.style.get("wood", (.5, .35, .2)), "y") if not room.style.get("frame") else plain("skylight", room.style["frame"], .4)
    sign, x0 = (-1, room.width) if side == "right" else (1, 0)
    rise = room.height - low
    length = math.hypot(run, rise)

    def at(u, y, out=0.0):
        """A point of the slope: u metres up it, `out` outwards (up) from it."""
        t = u / length
        return (x0 + sign * run * t - sign * out * rise / length, y, low + rise * t + out * run / length)
    start = (sill - low) / rise * length if sill > low else .25
    holes = [(a, b, start, start + tall) for a, b in skylights]
    cuts = sorted({0, room.depth, *[h[0] for h in holes], *[h[1] for h in holes]})
    with Group((0, 0, 0), 0, "slope") as g:
        for a, b in zip(cuts, cuts[1:]):
            u = 0
            for h in [h for h in holes if h[0] < (a + b) / 2 < h[1]]:
                g.quad(at(u, a), at(u, b), at(h[2], b), at(h[2], a), white)
                u = h[3]
            g.quad(at(u, a), at(u, b), at(length, b), at(length, a), white)
        for a, b, u0, u1 in holes:
            for p, q in (((u0, a), (u0, b)), ((u1, a), (u1, b)), ((u0, a), (u1, a)), ((u0, b), (u1, b))):
                g.quad(at(*p), at(*q), at(*q, .25), at(*p, .25), white)
                g.tube(at(*p, .2), at(*q, .2), .035, frame, sides=6)
            beyond = plain("sky seen above", (.62, .76, .92), .9, glow=SKY.get(room.style.get("hour", "jour"), 2.2), glow_color=(.72, .84, 1))
            g.quad(at(u0 - .05, a - .05, .27), at(u0 - .05, b + .05, .27), at(u1 + .05, b + .05, .27), at(u1 + .05, a - .05, .27), beyond)
            middle = np.array(at((u0 + u1) / 2, (a + b) / 2, .02))
            inward = (sign * rise / length, 0, -run / length)
            lighting.panel(middle, inward, (b - a - .05, u1 - u0 - .05), 46 * (b - a) * (u1 - u0), (.92, .96, 1))
        if room.style.get("beams"):
            oak = wood("rafter", room.style["beams"], "y", .7)
            for k in range(int(room.depth / 1.1) + 1):
                y = .35 + k * 1.1
                if not any(a - .1 < y < b + .1 for a, b in skylights):
                    g.add([at(0, y - .05), at(0, y + .05), at(length, y + .05), at(length, y - .05), at(0, y - .05, -.12), at(0, y + .05, -.12),
                           at(length, y + .05, -.12), at(length, y - .05, -.12)],
                          [(4, 5, 6, 7), (0, 4, 7, 3), (1, 2, 6, 5)], oak)

"""Hours and weathers: how sky, sun, daylight and lamps change together."""
from . import lighting
from .lighting import sky, sun_lamp

# Inside: multiplies the style's own values; colours replace them.
INSIDE = {
    "jour": dict(),
    "matin": dict(sun=.85, sun_color=(1, .93, .8), sun_from=(-1, .25, .42), daylight_color=(.95, .97, 1), fill_color=(1, .96, .9)),
    "or": dict(sun=.9, sun_color=(1, .56, .26), sun_from=(-1, -.22, .3), daylight=.62, daylight_color=(1, .84, .66), fill=.7,
               fill_color=(1, .8, .6), power=1.6, sky=(7, .24), exposure=.2, warmth=.03),
    "soir": dict(sun=0, daylight=.16, daylight_color=(.42, .55, 1), fill=.85, fill_color=(1, .74, .48), power=5.5, glow=2.4,
                 sky=(1.2, .10), exposure=.85, warmth=.03),
    "gris": dict(sun=0, daylight=1.1, daylight_color=(.93, .97, 1), fill=1.05, fill_color=(1, .97, .93), sky=(40, .2), cover=.8, exposure=-.12),
}

OUTSIDE = {
    "jour": dict(exposure=-.75),
    "matin": dict(elevation=17, exposure=-.55, warmth=.03, dust=1.8),
    "or": dict(elevation=7, strength=.34, dust=2.4, sun=.2, lamp=3.4, lamp_color=(1, .62, .32), exposure=.1, warmth=.06),
    "soir": dict(elevation=1.6, strength=.5, dust=.9, sun=.02, exposure=.75, warmth=-.02, cover=.4),
    "gris": dict(elevation=38, strength=.26, cover=.78, disc=False, exposure=-.35, warmth=-.01, clouds_level=.6),
    "neige": dict(elevation=24, strength=.24, cover=.42, exposure=-.95, warmth=.01),
}


def inside(style):
    """The hour of a room's style; sets the lamps' brightness."""
    hour = INSIDE[style.get("hour", "jour")]
    lighting.lamps.update(power=hour.get("power", 1.0), glow=hour.get("glow", 1.0))
    return hour


def render_options(style, **options):
    """Render options of an interior, with the hour's exposure added."""
    hour = INSIDE[style.get("hour", "jour")]
    made = dict(samples=8 if style.get("hour") == "soir" else 6, fast_gi=2, ambient=.75, reach=3, exposure=.25, warmth=hour.get("warmth", 0))
    made.update(options)
    made["exposure"] += hour.get("exposure", 0)
    return made


def evening(hour):
    """Windows and lamps shine at dusk: call before building what is lit."""
    if hour == "soir":
        lighting.lamps.update(power=2.0, glow=1.5)
    return hour == "soir"


def outside(hour, rng, azimuth=205, height=36, cover=.52):
    """Sky and sun of an outdoor picture; returns its exposure and warmth."""
    look = OUTSIDE[hour]
    sky(look.get("elevation", height), azimuth, look.get("strength", .26), True, rng.uniform(0, 99), look.get("cover", cover),
        look.get("dust", 1.2), sun=look.get("sun", .3), disc=look.get("disc", True), clouds_level=look.get("clouds_level", 1))
    if "lamp" in look:
        side = -1 if azimuth >= 180 else 1
        sun_lamp((side * .8, -.55, .27), look["lamp"], look["lamp_color"], .03)
    return dict(exposure=look["exposure"], warmth=look.get("warmth", 0))

#!/usr/bin/env python3
"""Cuts the two typefaces to what French and English pages need, and gives them the sign that they lack.

Reads the variable fonts of the packages @fontsource-variable/*, writes app/ui/fonts/*.woff2.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "node_modules" / "@fontsource-variable"
TARGET = ROOT / "app" / "ui" / "fonts"

# One weight of Fraunces weighs half of a range of them.
WEIGHTS = {"figtree": (400, 700), "fraunces": 560}

LATIN_1 = {*range(0x20, 0x7F), *range(0xA0, 0x100)}
FRENCH = {0x152, 0x153, 0x178, 0x20AC}
PUNCTUATION = {*range(0x2010, 0x2023), 0x2026, 0x2030, 0x2039, 0x203A}
SYMBOLS = {0x2122, *range(0x2190, 0x2194), 0x2212}
NARROW_SPACES = (0x2009, 0x202F)
NARROW_SPACE_EM = 0.2
FEATURES = ["ccmp", "clig", "calt", "kern", "liga", "lnum", "locl", "mark", "mkmk", "rlig", "rvrn", "tnum"]


def cut(font: TTFont) -> None:
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 13, 14]
    options.hinting = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LATIN_1 | FRENCH | PUNCTUATION | SYMBOLS)
    subsetter.subset(font)


def add_narrow_space(font: TTFont) -> None:
    """Both narrow no-break space (« 285 000 € ») and thin space: else a browser sets them as thin as it likes."""
    name = "narrowspace"
    glyph = Glyph()
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = (round(font["head"].unitsPerEm * NARROW_SPACE_EM), 0)
    if "gvar" in font:
        font["gvar"].variations[name] = []
        # Lists the widths by the number of the glyph, and would lack this one's; « gvar » holds them too.
        del font["HVAR"]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(dict.fromkeys(NARROW_SPACES, name))


for family, weight in WEIGHTS.items():
    source = PACKAGES / family / "files" / f"{family}-latin-wght-normal.woff2"
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": weight})
    cut(font)
    add_narrow_space(font)
    font.flavor = "woff2"
    TARGET.mkdir(exist_ok=True)
    font.save(TARGET / f"{family}.woff2")
    print(family, (TARGET / f"{family}.woff2").stat().st_size, "bytes")

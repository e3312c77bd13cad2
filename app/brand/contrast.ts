/** Red, green and blue of sRGB, from 0 to 1. */
type Rgb = [number, number, number];
/** Lightness from 0 to 1, chroma, and hue in radians, of OKLCH: equal steps look equal. */
type Lch = { l: number; c: number; h: number };

export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map(toLinear) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

// The matrices are from https://bottosson.github.io/posts/oklab/.
function toLch(hex: string): Lch {
  const [red, green, blue] = toRgb(hex).map(toLinear) as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
}

function rgbOf({ l, c, h }: Lch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Rgb = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return linear.map((part) => (part < 0 ? part : fromLinear(part))) as Rgb;
}

const isShown = (rgb: Rgb): boolean => rgb.every((part) => part >= -0.001 && part <= 1.001);

/** The same hue with another lightness, and as much of the chroma as screens can show. */
export function withLightness(hex: string, l: number, chroma = 1): string {
  const { c, h } = toLch(hex);
  for (let share = chroma; share > 0; share -= 0.05) {
    const rgb = rgbOf({ l, c: c * share, h });
    if (isShown(rgb)) return toHex(rgb);
  }
  return toHex(rgbOf({ l, c: 0, h }));
}

export const lightnessOf = (hex: string): number => toLch(hex).l;

/** The nearest lightness of a colour that `passes`, darker or lighter; null without one. */
export function nearestLightness(
  hex: string,
  way: "darker" | "lighter",
  passes: (hex: string) => boolean,
): string | null {
  if (passes(hex)) return hex.toLowerCase();
  const step = way === "darker" ? -0.01 : 0.01;
  for (let l = lightnessOf(hex) + step; l >= 0 && l <= 1; l += step) {
    const tried = withLightness(hex, l);
    if (passes(tried)) return tried;
  }
  return null;
}

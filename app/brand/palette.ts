import { contrast, lightnessOf, nearestLightness, withLightness } from "./contrast.ts";

/** The operator's two colours, as `#1f4b5a`: for links and buttons, and for accents. */
export type BrandColours = { action: string; accent: string };

/** The portal's own colours, as in `app/styles.css`. */
export const defaultColours: BrandColours = { action: "#1f4b5a", accent: "#b0432d" };

/** The backgrounds of `app/styles.css`, by day and by night. */
export const papers = { day: ["#fbf8f3", "#fffefb", "#f3ede3"], night: ["#12181e", "#1b232b", "#0d1217"] };
export const inks = { day: "#1d2733", night: "#ede8df" };

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** A colour by day and by night, by the name of its variable. */
export type Palette = Record<
  "action" | "action-strong" | "action-soft" | "on-action" | "deep" | "accent" | "accent-soft",
  [day: string, night: string]
>;

const standsOut = (colour: string, grounds: string[], least = LEAST_CONTRAST): boolean =>
  grounds.every((ground) => contrast(colour, ground) >= least);

/** The least contrast of a colour by day: on the backgrounds of pages, or with white text on it. */
export const leastContrast = (colour: string): number =>
  Math.min(...[...papers.day, "#ffffff"].map((ground) => contrast(colour, ground)));

/** The nearest readable colour by day; a readable colour itself. */
export const readableColour = (colour: string): string =>
  // Black always has enough contrast with paper.
  nearestLightness(colour, "darker", (tried) => leastContrast(tried) >= LEAST_CONTRAST) ?? "#000000";

/** All colours of the pages, derived from two that are readable by day; night colours keep the hues. */
export function paletteOf(colours: BrandColours): Palette {
  const action = readableColour(colours.action);
  const accent = readableColour(colours.accent);
  const actionByNight = byNight(action);
  return {
    action: [action, actionByNight],
    "action-strong": [strong(action), lighter(actionByNight)],
    "action-soft": [softByDay(action), softByNight(action, actionByNight)],
    "on-action": ["#ffffff", "#0d1217"],
    deep: [
      action,
      nearestLightness(withLightness(action, 0.32, 0.8), "darker", (tried) => contrast(tried, "#ffffff") >= 7)!,
    ],
    accent: [accent, byNight(accent)],
    "accent-soft": [softByDay(accent), softByNight(accent, byNight(accent))],
  };
}

const byNight = (colour: string): string =>
  nearestLightness(withLightness(colour, 0.72, 0.9), "lighter", (tried) => standsOut(tried, papers.night, 7)) ??
  "#ffffff";

/** A darker shade, by as much as the portal's own shade, or as possible. */
const strong = (colour: string): string => withLightness(colour, Math.max(0, lightnessOf(colour) - 0.08));

const lighter = (colour: string): string =>
  nearestLightness(colour, "lighter", (tried) => contrast(tried, papers.night[0]!) >= 11) ?? "#ffffff";

/** A tint on which both the colour and ink are readable. */
const softByDay = (colour: string): string =>
  nearestLightness(
    withLightness(colour, 0.94, 0.2),
    "lighter",
    (tried) => contrast(tried, colour) >= LEAST_CONTRAST && contrast(tried, inks.day) >= 7,
  ) ?? "#ffffff";

const softByNight = (colour: string, light: string): string =>
  nearestLightness(
    withLightness(colour, 0.32, 0.5),
    "darker",
    (tried) => contrast(tried, light) >= LEAST_CONTRAST && contrast(tried, inks.night) >= 7,
  ) ?? "#000000";

const variablesOf = (palette: Palette, at: 0 | 1): string =>
  Object.entries(palette)
    .map(([name, pair]) => `--color-${name}:${pair[at]}`)
    .join(";");

/** The variables of the pages as a style sheet, without `light-dark()`, which older browsers do not know; paper is always light. */
export const styleOf = (palette: Palette): string =>
  `:root{${variablesOf(palette, 0)}}` +
  `@media screen and (prefers-color-scheme:dark){:root{${variablesOf(palette, 1)}}}`;

/** Both themes as classes that ignore the theme of the page: for the preview of the back office. */
const previewStyleOf = (palette: Palette): string =>
  (["day", "night"] as const)
    .map((theme, at) => {
      const [paper, raised] = papers[theme];
      const own = `--color-paper:${paper};--color-raised:${raised};--color-ink:${inks[theme]};--color-ink-soft:${inks[theme]}`;
      return `.brand-${theme}{${own};${variablesOf(palette, at === 0 ? 0 : 1)}}`;
    })
    .join("");

/** The address of the style sheet of two colours. It contains the colours, so the content never changes. */
export const coloursPath = ({ action, accent }: BrandColours): string =>
  `/brand/couleurs/${action.slice(1)}-${accent.slice(1)}.css`.toLowerCase();

/** The address of the style sheet with the classes of the preview alone. */
export const previewPath = (colours: BrandColours): string => coloursPath(colours).replace(/\.css$/, "-apercu.css");

/** The style sheet of such an address; null for another address. */
export function styleOfFile(file: string): string | null {
  const [, action, accent, preview] = /^([0-9a-f]{6})-([0-9a-f]{6})(-apercu)?\.css$/.exec(file) ?? [];
  if (!action || !accent) return null;
  const palette = paletteOf({ action: `#${action}`, accent: `#${accent}` });
  return preview ? previewStyleOf(palette) : styleOf(palette);
}

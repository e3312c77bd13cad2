import { hash } from "node:crypto";

/** A script or a style attribute of a page, as its policy names it. */
export const hashSource = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

// A style attribute of this form can do no harm.
const placeholder = /^background-image:url\(data:image\/webp;base64,[A-Za-z0-9+/=]+\)$/;

/** The sources of style attributes that show a picture's placeholder; other attributes get none. */
export const placeholderSources = (styles: Iterable<string>): string[] =>
  [...new Set(styles)].filter((style) => placeholder.test(style)).map(hashSource);

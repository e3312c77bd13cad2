import { hash } from "node:crypto";

/** The hash of a script or a style attribute, for the page's policy. */
export const hashSource = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

// A style attribute of this form can do no harm.
const placeholder = /^background-image:url\(data:image\/webp;base64,[A-Za-z0-9+/=]+\)$/;

/** The sources of style attributes that show a picture's placeholder; other attributes are left out. */
export const placeholderSources = (styles: Iterable<string>): string[] =>
  [...new Set(styles)].filter((style) => placeholder.test(style)).map(hashSource);

import { hash } from "node:crypto";

/** A script or a style attribute of a page, as its policy names it. */
export const hashSource = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

// Nothing of this form can do harm.
const placeholder = /^background-image:url\(data:image\/webp;base64,[A-Za-z0-9+/=]+\)$/;

/** Of these style attributes, those that show the colours of pictures before they come; of no other. */
export const placeholderSources = (styles: Iterable<string>): string[] =>
  [...new Set(styles)].filter((style) => placeholder.test(style)).map(hashSource);

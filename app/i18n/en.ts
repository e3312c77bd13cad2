import type { Translation } from "./words.ts";

// Each file has one catalogue, under the file's name as the French one, and in its type.
const catalogues = import.meta.glob<Record<string, unknown>>("./en/*.ts", { eager: true });

/** English, for the areas of the site that offer it. Loaded on demand. */
export const english: Translation = Object.fromEntries(
  Object.entries(catalogues).map(([path, exports]) => [
    path.slice("./en/".length, -".ts".length),
    Object.values(exports)[0],
  ]),
);

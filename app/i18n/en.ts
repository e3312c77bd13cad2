import type { Translation } from "./words.ts";

// Each file exports one catalogue, with the file name and the type of the French one.
const catalogues = import.meta.glob<Record<string, unknown>>("./en/*/*.ts", { eager: true });

/** English, for the areas of the site that offer it. Loaded on demand. */
export const english: Translation = Object.fromEntries(
  Object.entries(catalogues).map(([path, exports]) => [
    path.slice(path.lastIndexOf("/") + 1, -".ts".length),
    Object.values(exports)[0],
  ]),
);

import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { readImports } from "./import-graph.ts";

type Entry = { file: string; children?: Entry[] };

/** Frames whose pages offer English. */
const frames = ["dashboard/routes/workspace.tsx", "administration/routes/office.tsx"];
/** Written for visitors' pages, which are French so far. */
const ofVisitors = [
  "about/accessibility",
  "alerts/alerts",
  "communes/place-field",
  "communes/place-row",
  "comparison/comparison",
  "costs/amounts",
  "costs/budget",
  "costs/budget-calculator",
  "directory/advertisers",
  "favourites/favourites",
  "home/last-search",
  "listings/gone-listing",
  "listings/market",
  "listings/move-in",
  "listings/price-history",
  "listings/sheet",
  "search/comforts",
  "search/search",
  "search/search-criteria",
  "search/search-empty",
  "search/search-filter-panels",
  "search/search-filters",
  "search/search-map",
  "search/search-places",
  "search/search-problems",
  "search/search-sentence",
];
const root = join(import.meta.dirname, "..");

const filesOf = ({ file, children = [] }: Entry): string[] => [`app/${file}`, ...children.flatMap(filesOf)];
const framed = (entries: Entry[]): string[] =>
  entries.flatMap((entry) => (frames.includes(entry.file) ? filesOf(entry) : framed(entry.children ?? [])));

test("pages that offer English use every English catalogue except the words of visitors' pages", () => {
  const graph = readImports(root);
  const reached = new Set(["app/root.tsx", ...framed(routes as Entry[])]);
  for (const file of reached) for (const imported of graph.get(file) ?? []) reached.add(imported);
  const english = globSync("app/i18n/en/*/*.ts", { cwd: root }).filter((file) => !reached.has(file));
  expect(english.map((file) => file.slice("app/i18n/en/".length, -".ts".length)).toSorted()).toEqual(ofVisitors);
});

import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { isPagePath } from "./page-addresses.ts";

const leavesOf = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));

// Components are pages; calls and files are plain modules.
const known = leavesOf(routes)
  .filter(({ path }) => path !== "*")
  .map(({ path = "", file }) => [`/${path.replaceAll(/:\w+/g, "x")}`, file.endsWith(".tsx")] as const);

test.each(known)("%s is the path of a page: %s", (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage);
});

test.each(["/messages/1.data", "/annonces/maison-BV12345.data"])("the data of a page are no page: %s", (path) => {
  expect(isPagePath(path)).toBe(false);
});

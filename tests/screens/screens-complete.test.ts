import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { accountScreens } from "./account-screens.ts";
import { advertiserScreens } from "./advertiser-screens.ts";
import { officeScreens } from "./office-screens.ts";
import { publicScreens } from "./public-screens.ts";

/** Route files with a page: components; calls and files are plain modules. */
const pagesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => (children ? pagesOf(children) : file.endsWith(".tsx") ? [file] : []));

test("the tables of screens list every page, and nothing else", () => {
  const shown = new Set(
    [...publicScreens, ...accountScreens, ...advertiserScreens, ...officeScreens].map(({ route }) => route),
  );
  expect([...shown].toSorted()).toEqual(pagesOf(routes).toSorted());
});

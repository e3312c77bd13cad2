import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { accountScreens } from "../screens/account-screens.ts";
import { advertiserScreens } from "../screens/advertiser-screens.ts";
import { barriersIn, lossesIn } from "../screens/barriers.ts";
import { publicScreens } from "../screens/public-screens.ts";
import { useBrowser } from "../setup/browser.ts";
import { openPortal, type TestPortal } from "../setup/portal-process.ts";

const { open } = useBrowser();

/** Files of the routes that show a page: components; calls and files are plain modules. */
const pagesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => (children ? pagesOf(children) : file.endsWith(".tsx") ? [file] : []));

test("the tables of screens name every page, and no other", () => {
  const shown = new Set([...publicScreens, ...accountScreens, ...advertiserScreens].map(({ route }) => route));
  expect([...shown].toSorted()).toEqual(pagesOf(routes).toSorted());
});

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ MAINTENANCE: "true" });
});
afterAll(() => portal.close());

test.each(["light", "dark"] as const)(
  "the page of a maintenance has no barrier in the %s theme, enlarged neither",
  async (colorScheme) => {
    const page = await open("/", {
      baseURL: portal.address,
      colorScheme,
      viewport: { width: 320, height: 256 },
      tolerates: /503/,
    });
    expect([...(await barriersIn(page)), ...(await lossesIn(page))]).toEqual([]);
  },
);

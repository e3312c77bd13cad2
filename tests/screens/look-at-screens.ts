import type { BrowserContextOptions } from "@playwright/test";
import { slugify } from "#app/domain/commune-name.ts";
import { barriersIn } from "../setup/journeys/axe.ts";
import { expect, halfScale, inMatrix, type Open, type Page, test } from "../setup/journeys/journey.ts";
import { pictureOnly, savePicture, themes } from "../setup/journeys/pictures.ts";
import type { TestAccounts } from "../setup/visitors/test-accounts.ts";
import type { TestPortal } from "../setup/portals/test-portal.ts";
import { enlargeText, hiddenFocusIn, lossesIn, motionIn, rest, spaceText } from "./barriers.ts";
import type { Screen, World } from "./screen.ts";
import { openWorld } from "./world.ts";

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };
/** Windows of pictures. */
const windows = [
  { width: 360, height: 1400 },
  { width: 768, height: 1400 },
  { width: 1440, height: 1100 },
];
/** 1280 × 1024 at 400 % (WCAG 1.4.10). */
const enlarged = { width: 320, height: 256 };

type Window = Pick<BrowserContextOptions, "viewport" | "deviceScaleFactor" | "colorScheme">;
type Visit = { open: Open; portal: TestPortal; accounts: TestAccounts };

/** Created once for the portal of a file. */
const worlds = new WeakMap<TestPortal, Promise<World>>();

/**
 * Checks examples for barriers on a phone, or on a wide screen where there is no other. Tests marked `@matrix` check all screens
 * (`npm run test:screens`): on phones and desktops, in both themes, at 320 × 256, with wider and larger text. `npm run screens` takes
 * their pictures.
 */
export function lookAtScreens(screens: Screen[]): void {
  for (const screen of screens)
    test.describe(screen.name, () => {
      if (screen.isExample)
        test("has no barrier", async ({ open, portal, accounts }) => {
          if (screen.hasMap) test.slow();
          const viewport = screen.only === "wide" ? wide : phone;
          const page = await show({ open, portal, accounts }, screen, { viewport, ...(screen.hasMap && halfScale) });
          const found = await problemsIn(page, { withoutContrast: true });
          expect(found, found.join("\n")).toEqual([]);
        });

      if (screen.only !== "wide")
        test(
          "has no barrier on a phone, in both themes, and enlarged four times",
          inMatrix,
          async ({ open, portal, accounts }) => {
            test.slow(); // Every control is focused.
            const page = await settled(await show({ open, portal, accounts }, screen, { viewport: phone }));
            const found = [...(await problemsIn(page)), ...named("dark", await inDark(page))];
            await page.setViewportSize(enlarged);
            found.push(...named("enlarged", [...(await lossesIn(page)), ...(await hiddenFocusIn(page))]));
            expect(found, found.join("\n")).toEqual([]);
          },
        );

      if (screen.only !== "phone")
        test(
          "has no barrier on a wide screen, with wider and with larger text",
          inMatrix,
          async ({ open, portal, accounts }) => {
            test.slow(); // Axe reads the page twice, and every control is focused.
            const page = await settled(await show({ open, portal, accounts }, screen, { viewport: wide }));
            const found = [
              ...(await problemsIn(page)),
              ...(await hiddenFocusIn(page)),
              ...named("dark", await inDark(page)),
            ];
            await spaceText(page, true);
            found.push(...named("spaced", await lossesIn(page)));
            await spaceText(page, false);
            await enlargeText(page);
            found.push(...named("large", await lossesIn(page)));
            expect(found, found.join("\n")).toEqual([]);
          },
        );

      for (const viewport of windows) {
        if (screen.only && screen.only !== (viewport.width < wide.width ? "phone" : "wide")) continue;
        test(`pictures at ${viewport.width} pixels`, pictureOnly, async ({ open, portal, accounts }) => {
          test.slow(); // Whole pages, in two themes.
          for (const colorScheme of themes) {
            const page = await show({ open, portal, accounts }, screen, { viewport, colorScheme });
            await takePicture(page, `${slugify(screen.name)}-${viewport.width}-${colorScheme}`);
          }
        });
      }
    });
}

async function show({ open, portal, accounts }: Visit, screen: Screen, window: Window): Promise<Page> {
  const { as, path, prepare, tolerates } = screen;
  const known = worlds.get(portal) ?? openWorld({ db: portal.db, openAccount: accounts.openAccount });
  worlds.set(portal, known);
  const world = await known;
  // All screens come from one address, whose limits must not apply.
  await world.sql("delete from attempts");
  const page = await open(path(world), {
    colorScheme: "light",
    ...window,
    ...(as
      ? { storageState: await accounts.sessionOf(world.accounts[as], as === "operator" ? new Date() : null) }
      : {}),
    ...(tolerates ? { tolerates } : {}),
  });
  await prepare?.(page, world);
  await rest(page);
  return page;
}

const problemsIn = async (page: Page, look: { withoutContrast?: boolean } = {}): Promise<string[]> => [
  ...(await motionIn(page)),
  ...(await barriersIn(page, look)),
  ...(await lossesIn(page)),
];

/** Waits for the network to be idle: sizes are measured. */
async function settled(page: Page): Promise<Page> {
  await page.waitForLoadState("networkidle");
  await rest(page);
  return page;
}

/** Of the whole page with what loads late; of the window where a map or a dialog fills it. */
async function takePicture(page: Page, name: string): Promise<void> {
  const isWhole = !(await page.locator("dialog[open], .pswp--open, main .maplibregl-canvas").first().isVisible());
  const { width, height } = page.viewportSize()!;
  if (isWhole) {
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    await settled(page);
    await page.setViewportSize({ width, height });
  }
  await settled(page);
  await savePicture(page, name, { isWhole });
}

async function inDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await rest(page);
  return contrastIn(page);
}

const contrastIn = (page: Page) => barriersIn(page, { rules: ["color-contrast", "link-in-text-block"] });

const named = (where: string, found: string[]) => found.map((one) => `${where}: ${one}`);

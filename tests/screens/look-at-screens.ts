import { expect, type Open, type Page, test } from "../setup/journey.ts";
import type { TestAccounts } from "../setup/test-accounts.ts";
import type { TestPortal } from "../setup/test-portal.ts";
import {
  barriersIn,
  colourBarriersIn,
  enlargeText,
  hiddenFocusIn,
  lossesIn,
  motionIn,
  rest,
  spaceText,
} from "./barriers.ts";
import type { Screen, World } from "./screen.ts";
import { openWorld } from "./world.ts";

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };
/** 1280 × 1024 at 400 % (WCAG 1.4.10). */
const enlarged = { width: 320, height: 256 };

type Viewport = { width: number; height: number };
type Visit = { open: Open; portal: TestPortal; accounts: TestAccounts };

/** Made once for the portal of a file. */
const worlds = new WeakMap<TestPortal, Promise<World>>();

/**
 * Each screen once without a barrier. The tests marked `@matrix` look at it closer (`npm run test:screens`): on phone and
 * desktop, in both themes; without loss in a window of 320 × 256, with wider text and with larger text.
 */
export function lookAtScreens(screens: Screen[]): void {
  for (const screen of screens)
    test.describe(screen.name, () => {
      test("has no barrier", async ({ open, portal, accounts }) => {
        const page = await show({ open, portal, accounts }, screen, screen.only === "wide" ? wide : phone);
        const found = [...(await motionIn(page)), ...(await barriersIn(page)), ...(await lossesIn(page))];
        expect(found, found.join("\n")).toEqual([]);
      });

      if (screen.only !== "wide")
        test("on a phone, and enlarged four times", { tag: "@matrix" }, async ({ open, portal, accounts }) => {
          test.slow(); // Axe reads the page twice, and every control is focused.
          const page = await settled(await show({ open, portal, accounts }, screen, phone));
          const found = [
            ...(await motionIn(page)),
            ...(await barriersIn(page)),
            ...(await lossesIn(page)),
            ...named("dark", await inDark(page)),
          ];
          await page.setViewportSize(enlarged);
          found.push(...named("enlarged", [...(await lossesIn(page)), ...(await hiddenFocusIn(page))]));
          expect(found, found.join("\n")).toEqual([]);
        });

      if (screen.only !== "phone")
        test(
          "on a wide screen, with wider and with larger text",
          { tag: "@matrix" },
          async ({ open, portal, accounts }) => {
            test.slow(); // Axe reads the page twice, and every control is focused.
            const page = await settled(await show({ open, portal, accounts }, screen, wide));
            const found = [
              ...(await barriersIn(page)),
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
    });
}

async function show({ open, portal, accounts }: Visit, screen: Screen, viewport: Viewport): Promise<Page> {
  const { as, path, prepare, tolerates } = screen;
  const known = worlds.get(portal) ?? openWorld({ db: portal.db, openAccount: accounts.openAccount });
  worlds.set(portal, known);
  const world = await known;
  // All screens come from one address, which may not ask so often.
  await world.sql("delete from attempts");
  const page = await open(path(world), {
    viewport,
    colorScheme: "light",
    reducedMotion: "reduce",
    ...(as ? { storageState: await accounts.sessionOf(world.accounts[as]) } : {}),
    ...(tolerates ? { tolerates } : {}),
  });
  await prepare?.(page, world);
  await rest(page);
  return page;
}

/** Until the page asks for nothing more: sizes are measured. */
async function settled(page: Page): Promise<Page> {
  await page.waitForLoadState("networkidle");
  await rest(page);
  return page;
}

async function inDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await rest(page);
  return colourBarriersIn(page);
}

const named = (where: string, found: string[]) => found.map((one) => `${where}: ${one}`);

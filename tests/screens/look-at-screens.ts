import type { Page } from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import { useAccounts } from "../setup/accounts.ts";
import { useBrowser } from "../setup/browser.ts";
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
import type { Screen, Viewer, World } from "./screen.ts";
import { openWorld } from "./world.ts";

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };
/** 1280 × 1024 at 400 % (WCAG 1.4.10). */
const enlarged = { width: 320, height: 256 };

/**
 * Each screen on phone and desktop, in both themes, without a barrier; and without loss in a window of 320 × 256,
 * with wider text and with larger text.
 */
export function lookAtScreens(screens: Screen[]): void {
  const { open } = useBrowser();
  const accounts = useAccounts();
  let world: World;
  const sessions = {} as Record<Viewer | "newcomer", Awaited<ReturnType<typeof accounts.sessionOf>>>;

  beforeAll(async () => {
    world = await openWorld(accounts);
    for (const viewer of ["seeker", "owner", "agency", "newcomer"] as const)
      sessions[viewer] = await accounts.sessionOf(world.accounts[viewer]);
  });

  async function show({ as, path, prepare, tolerates }: Screen, viewport: { width: number; height: number }) {
    // All screens come from one address, which may not ask so often.
    await world.sql("delete from attempts");
    const page = await open(path(world), {
      viewport,
      colorScheme: "light",
      reducedMotion: "reduce",
      ...(as ? { storageState: sessions[as] } : {}),
      ...(tolerates ? { tolerates } : {}),
    });
    page.setDefaultTimeout(15_000);
    await page.waitForLoadState("networkidle");
    await prepare?.(page, world);
    await rest(page);
    return page;
  }

  async function inDark(page: Page): Promise<string[]> {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await rest(page);
    return colourBarriersIn(page);
  }

  describe.each(screens)("$name", (screen) => {
    if (screen.only !== "wide")
      test("on a phone, and enlarged four times", async () => {
        const page = await show(screen, phone);
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
      test("on a wide screen, with wider and with larger text", async () => {
        const page = await show(screen, wide);
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
      });
  });
}

const named = (where: string, found: string[]) => found.map((one) => `${where}: ${one}`);

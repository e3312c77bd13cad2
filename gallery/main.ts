// Takes the pictures of docs/screens: every screen of a portal with samples, at three widths, by day and by night.
// Arguments choose screens by name: `npm run screens -- accueil annonce`.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { spawnPortal, stopPortal } from "#tests/setup/portal-process.ts";
import { galleryPage } from "./gallery-page.ts";
import { type GalleryScreen, logIn, type Place, placesOf, screens } from "./screens.ts";

const folder = join(import.meta.dirname, "..", "docs", "screens");
const SAMPLES = "1000";
/** Width of the window in CSS pixels, and of the saved picture. */
const windows = [
  { width: 360, height: 1400, kept: 360 },
  { width: 768, height: 1400, kept: 480 },
  { width: 1440, height: 1100, kept: 880 },
];
const themes = { light: "jour", dark: "nuit" } as const;
type Theme = keyof typeof themes;

const MOST_SHOTS = 12;
const SHOT_PAUSE_MS = 400;
const HALF_SCREEN = 500;

const chosen = process.argv.slice(2);
const wanted = screens.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const dataFolder = await mkdtemp(join(tmpdir(), "bienvu-screens-"));
const portal = spawnPortal({ PORT: "0", DATA_DIR: dataFolder, SAMPLE_LISTINGS: SAMPLES });
try {
  const address = await portal.opened;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  await mkdir(folder, { recursive: true });
  await takeAll(browser, address);
  await browser.close();
  await writeFile(join(folder, "README.md"), galleryPage(screens, windows, Object.values(themes)));
} finally {
  await stopPortal(portal);
  await rm(dataFolder, { recursive: true, force: true });
}

async function takeAll(browser: Browser, address: string): Promise<void> {
  const places = await placesOf(browser, address);
  for (const theme of Object.keys(themes) as Theme[]) {
    for (const account of new Set(wanted.flatMap(({ as }) => as ?? []))) {
      const context = await openContext(browser, { address, theme });
      await logIn(context, account);
      for (const screen of wanted.filter(({ as }) => as === account)) await take(context, screen, theme, places);
      await context.close();
    }
    // A new browser context per screen: nothing remains of another screen.
    for (const screen of wanted.filter(({ as }) => as === undefined)) {
      const context = await openContext(browser, { address, theme });
      await take(context, screen, theme, places);
      await context.close();
    }
  }
}

function openContext(browser: Browser, { address, theme }: { address: string; theme: Theme }): Promise<BrowserContext> {
  return browser.newContext({ baseURL: address, locale: "fr-FR", colorScheme: theme, reducedMotion: "reduce" });
}

async function take(context: BrowserContext, screen: GalleryScreen, theme: Theme, places: Place): Promise<void> {
  for (const { width, height, kept } of windows) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.goto(screen.path(places));
    await page.waitForLoadState("networkidle");
    await screen.prepare?.(page, width);
    await page.waitForLoadState("networkidle");
    if (screen.isWhole) await lookAtAll(page);
    const picture = await whenStill(page, screen.isWhole ?? false);
    const file = `${screen.name}-${width}-${themes[theme]}.webp`;
    await sharp(picture).resize({ width: kept }).webp({ quality: 62, effort: 6 }).toFile(join(folder, file));
    process.stdout.write(`${file}\n`);
    await page.close();
  }
}

/** Scrolls through the page, so that lazy parts load: pictures, a map, late layout. */
async function lookAtAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLElement>(".below-screen"))
      late.style.contentVisibility = "visible";
  });
  // Scrolls down only: elements that scroll sideways stay at their start.
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += HALF_SCREEN) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(SHOT_PAUSE_MS);
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 0));
}

/** Takes a picture once the page no longer changes: maps and galleries draw for a while. */
async function whenStill(page: Page, fullPage: boolean): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: "disabled", fullPage });
  let last = await shoot();
  for (let tries = 0; tries < MOST_SHOTS; tries++) {
    await page.waitForTimeout(SHOT_PAUSE_MS);
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

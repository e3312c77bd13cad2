// Takes the pictures of docs/screens: every screen of a portal with samples, at three widths, and every mail at two, by day and by
// night. Arguments choose by name: `npm run screens -- accueil annonce`; `mails` stands for all mails.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { spawnPortal, stopPortal } from "#tests/setup/portal-process.ts";
import { createAlerts } from "./alerts.ts";
import { galleryPage } from "./gallery-page.ts";
import { galleryMails } from "./mails.ts";
import { type GalleryScreen, logIn, type Place, placesOf, screens } from "./screens.ts";

const folder = join(import.meta.dirname, "..", "docs", "screens");
const SAMPLES = "1000";
/** Width of the window in CSS pixels, and of the saved picture. */
const windows = [
  { width: 360, height: 1400, kept: 360 },
  { width: 768, height: 1400, kept: 480 },
  { width: 1440, height: 1100, kept: 880 },
];
const mailWindows = [
  { width: 360, height: 640, kept: 360 },
  { width: 768, height: 640, kept: 480 },
];
const themes = { light: "jour", dark: "nuit" } as const;
type Theme = keyof typeof themes;

const MOST_SHOTS = 12;
const SHOT_PAUSE_MS = 400;
const HALF_SCREEN = 500;

const chosen = process.argv.slice(2);
const isChosen = ({ name }: { name: string }) => chosen.length === 0 || chosen.includes(name);
const wanted = screens.filter(isChosen);
const wantedMails = galleryMails.filter((mail) => chosen.includes("mails") || isChosen(mail));
const parts = [
  {
    heading: "Screens",
    intro:
      "Every screen of a portal with samples, by day (« jour ») and by night (« nuit »). `npm run screens` takes them again.",
    shown: screens,
    windows,
  },
  {
    heading: "Mails",
    intro: "Every mail of the portal. `npm run screens -- mails` takes them again.",
    shown: galleryMails,
    windows: mailWindows,
  },
];
const dataFolder = await mkdtemp(join(tmpdir(), "bienvu-screens-"));
const portal = spawnPortal({ PORT: "0", DATA_DIR: dataFolder, SAMPLE_LISTINGS: SAMPLES });
try {
  const address = await portal.opened;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  await mkdir(folder, { recursive: true });
  if (wanted.length > 0) await takeAll(browser, address);
  await takeMails(browser, address);
  await browser.close();
  await writeFile(join(folder, "README.md"), galleryPage(parts, Object.values(themes)));
} finally {
  await stopPortal(portal);
  await rm(dataFolder, { recursive: true, force: true });
}

async function takeAll(browser: Browser, address: string): Promise<void> {
  const places = { ...(await placesOf(browser, address)), alerts: await createAlerts(dataFolder) };
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

async function takeMails(browser: Browser, address: string): Promise<void> {
  if (wantedMails.length === 0) return;
  const pictures = await mailPictures(browser, address);
  // An address without the run's port.
  const site = { SITE_URL: "https://bienvu.example", SITE_NAME: "bienvu", PORT: 0, CURRENCY: "EUR" } as const;
  for (const theme of Object.keys(themes) as Theme[]) {
    const context = await openContext(browser, { address, theme });
    for (const mail of wantedMails)
      for (const { width, height, kept } of mailWindows) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height });
        await page.route(/\/(media|brand)\//, async (route) => {
          if (mail.isWithoutPictures) return route.abort();
          return route.fulfill({ response: await context.request.get(new URL(route.request().url()).pathname) });
        });
        await page.setContent(mail.write(site, pictures).html, { waitUntil: "load" });
        await save(await page.screenshot({ fullPage: true }), `${mail.name}-${width}-${themes[theme]}.webp`, kept);
        await page.close();
      }
    await context.close();
  }
}

/** Hashes of the first pictures of homes in a list. */
async function mailPictures(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage({ baseURL: address });
  await page.goto("/annonces?transactionType=vendre&propertyType=appartement");
  const sources = await page
    .locator("main article img[srcset]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("src")!));
  await page.close();
  const hashes = new Set(sources.map((source) => source.split("/")[2]!));
  return [...hashes].slice(0, 3);
}

async function openContext(
  browser: Browser,
  { address, theme }: { address: string; theme: Theme },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    locale: "fr-FR",
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  // Homes that an alert found stay new for the next picture.
  await context.route("**/alertes/vues", (route) => route.fulfill({ status: 204 }));
  return context;
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
    await save(picture, file, kept);
    await page.close();
  }
}

async function save(picture: Buffer, file: string, width: number): Promise<void> {
  await sharp(picture).resize({ width }).webp({ quality: 62, effort: 6 }).toFile(join(folder, file));
  process.stdout.write(`${file}\n`);
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

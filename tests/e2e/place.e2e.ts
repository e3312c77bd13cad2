import { eq } from "drizzle-orm";
import { readPosition } from "#app/publish/form/typed-position.ts";
import type { Database } from "#db/client.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { barriersIn } from "../setup/journeys/axe.ts";
import { expect, inMatrix, type Open, type Page, revisit, test as journey } from "../setup/journeys/journey.ts";
import { commune } from "../setup/journeys/publish-journeys.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const pin = (page: Page) => page.getByRole("application", { name: "Épingle du bien" });
const reset = (page: Page) => page.getByRole("button", { name: "Remettre au centre de la commune" });
const locate = (page: Page) => page.getByRole("button", { name: "Trouver l’adresse sur la carte" });
const status = (page: Page, hasText: string | RegExp) => page.getByRole("status").filter({ hasText });

type Place = { latitude: string; longitude: string };
type OpenedStep = {
  page: Page;
  /** The draft's position. */
  kept(): Promise<Place>;
  /** The values of the two fields, once saved. */
  keptAsShown(): Promise<Place>;
  /** The draft's position once it differs from the previous one. */
  movedFrom(before: Place): Promise<Place>;
};

const test = journey.extend<{
  /** The step of the place, in a new owner's draft. */
  openStep(form?: Parameters<typeof flatForm>[0], options?: Parameters<Open>[1]): Promise<OpenedStep>;
}>({
  openStep: async ({ open, accounts, portal: { db } }, use) => {
    await use(async (form = {}, options = {}) => {
      const { id: userId, storageState } = await accounts.openSession({ userType: "proprietaire" });
      const id = await createDraft(db, { userId, form: flatForm(form) });
      // A small map: it is drawn without a graphics card.
      const viewport = { width: 480, height: 720 };
      const page = await open(`/publier/${id}/bien`, { storageState, viewport, ...options });
      const kept = () => placeOf(db, id);
      return {
        page,
        kept,
        async keptAsShown() {
          await expect(async () => expect(await kept()).toEqual(await shownIn(page))).toPass({
            timeout: 5_000 * timeoutFactor,
          });
          return kept();
        },
        async movedFrom(before) {
          await expect.poll(kept).not.toEqual(before);
          return kept();
        },
      };
    });
  },
});

async function placeOf(db: Database, id: string): Promise<Place> {
  const [draft] = await db.select().from(listingDrafts).where(eq(listingDrafts.id, id));
  return { latitude: String(draft!.form.latitude ?? ""), longitude: String(draft!.form.longitude ?? "") };
}

const shownIn = async (page: Page): Promise<Place> => ({
  latitude: await page.locator("[name=latitude]").inputValue(),
  longitude: await page.locator("[name=longitude]").inputValue(),
});

const degrees = (place: Place) => readPosition(place)!;
const nowhere = { latitude: "", longitude: "" };

/** The map is loaded when it is scrolled into view. */
async function seeMap(page: Page) {
  await page.getByText("Position sur la carte").scrollIntoViewIfNeeded();
  await pin(page).scrollIntoViewIfNeeded();
}

/** The tip of the pin, on the screen. */
async function tipOf(page: Page) {
  await seeMap(page);
  const box = (await pin(page).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height - 6 };
}

// Without a graphics card each frame of a map takes a third of a second of CPU time.
test.describe.configure({ timeout: 60_000 * timeoutFactor });

test("the pin is dragged, the fields follow it and move it, and the position is saved", async ({ openStep }) => {
  const { page, keptAsShown } = await openStep();
  await expect(page.getByText("Épingle pas encore placée").first()).toBeVisible();
  const tip = await tipOf(page);
  await page.mouse.move(tip.x, tip.y - 12);
  await page.mouse.down();
  await page.mouse.move(tip.x + 60, tip.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => tipOf(page)).toEqual({ x: expect.closeTo(tip.x + 60, 0), y: expect.closeTo(tip.y + 32, 0) });
  await expect(status(page, /^47,\d{4}°\sN, 1,\d{4}°\sO, à .+ du centre de la commune$/)).toBeAttached();
  await keptAsShown();
  await expect(page.getByText("Les visiteurs ne verront pas l’épingle")).toBeVisible();

  await page.getByText("Latitude et longitude").click();
  const longitude = page.getByLabel("Longitude", { exact: true });
  await page.getByLabel("Latitude", { exact: true }).fill("47,2201");
  await longitude.fill("-1,5501");
  await expect(page.getByText(/^47,2201°\sN, 1,5501°\sO/).first()).toBeVisible();
  await pin(page).press("ArrowLeft");
  await expect(longitude).toHaveValue(/^-1\.55\d{3}$/);
});

test(
  "arrow keys move the pin, further with Shift, less when zoomed in; the map stays, and the pin can be reset",
  inMatrix,
  async ({ openStep }) => {
    const { page, kept, movedFrom } = await openStep({}, { reducedMotion: "reduce" });
    await seeMap(page);
    await pin(page).press("ArrowRight");
    const first = await movedFrom(nowhere);
    await pin(page).press("ArrowRight");
    const near = await movedFrom(first);
    await pin(page).press("Shift+ArrowRight");
    const far = await movedFrom(near);
    await pin(page).press("ArrowUp");
    const up = await movedFrom(far);
    const step = degrees(near).longitude - degrees(first).longitude;
    const leap = degrees(far).longitude - degrees(near).longitude;
    expect(step).toBeGreaterThan(0);
    expect(leap).toBeGreaterThan(step * 4);
    expect(degrees(far).latitude).toBeCloseTo(degrees(near).latitude, 4);
    expect(degrees(up).latitude).toBeGreaterThan(degrees(far).latitude);

    await pin(page).press("+");
    await pin(page).press("+");
    await page.waitForFunction(() => !document.querySelector(".maplibregl-map.maplibregl-moving"));
    await pin(page).press("Shift+ArrowRight");
    const close = await movedFrom(up);
    expect(degrees(close).longitude).toBeGreaterThan(degrees(up).longitude);
    expect(degrees(close).longitude - degrees(up).longitude).toBeLessThan(leap * 0.5);
    await expect(status(page, "du centre de la commune")).toBeAttached();
    await reset(page).click();
    await expect.poll(kept).toEqual(nowhere);
    await expect(page.getByText("Épingle pas encore placée").first()).toBeVisible();
  },
);

test(
  "a finger drags the pin without scrolling the page, and a tap moves it; axe finds no problem",
  inMatrix,
  async ({ openStep }) => {
    const { page, keptAsShown, movedFrom } = await openStep(
      {},
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    );
    const tip = await tipOf(page);
    const scrolled = await page.evaluate(() => scrollY);
    const touch = await page.context().newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await finger("touchStart", tip.x, tip.y - 12);
    for (let step = 1; step <= 6; step++) await finger("touchMove", tip.x - step * 8, tip.y - 12 + step * 8);
    await finger("touchEnd", 0, 0);
    await expect
      .poll(() => tipOf(page))
      .toEqual({ x: expect.closeTo(tip.x - 48, 0), y: expect.closeTo(tip.y + 48, 0) });
    const dragged = await keptAsShown();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    const map = (await page.locator(".maplibregl-map").boundingBox())!;
    await page.touchscreen.tap(map.x + map.width * 0.75, map.y + map.height * 0.3);
    const tapped = readPosition(await movedFrom(dragged))!;
    expect(tapped.longitude).toBeGreaterThan(readPosition(dragged)!.longitude);
    expect(tapped.latitude).toBeGreaterThan(readPosition(dragged)!.latitude);
    await expectNoBarriers(page, 360);
  },
);

test("a commune chosen by keyboard opens the map and keeps the focus; the map follows another commune", async ({
  openStep,
}) => {
  const { page } = await openStep({ commune: "", ...nowhere });
  await expect(page.getByText("Choisissez la commune : la carte s’y ouvrira.")).toBeVisible();
  const field = commune(page);
  await field.fill("Lyon 3");
  await expect(page.getByRole("option", { name: /Lyon 3e/ })).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page.getByText("Épingle pas encore placée").first()).toBeVisible();
  await seeMap(page);
  await expect(field).toBeFocused();

  await pin(page).press("ArrowUp");
  await expect(page.getByText(/^45,7\d{3}°\sN, 4,8\d{3}°\sE/).first()).toBeVisible();
  await field.fill("Angers");
  await page
    .getByRole("option", { name: /Angers/ })
    .first()
    .click();
  await expect(page.getByText("L’épingle est loin de la commune").first()).toBeVisible();
  await expect(page.getByText("Ce point est loin de la commune")).toBeVisible();
  await reset(page).click();
  await expect(page.locator("[name=latitude]")).toHaveValue("");
  await pin(page).press("ArrowUp");
  await expect(page.getByText(/^47,4\d{3}°\sN, 0,5\d{3}°\sO/).first()).toBeVisible();
});

test("the typed address is found, and a failure is reported", inMatrix, async ({ openStep }) => {
  const { page, kept } = await openStep({ address: "" });
  await page.getByLabel("Adresse", { exact: true }).fill("8 rue Crébillon");
  await locate(page).click();
  await expect(page.getByText("Adresse trouvée : l’épingle y est.")).toBeVisible();
  await expect(page.getByText(/^47,2133°\sN, 1,5601°\sO/).first()).toBeVisible();
  expect(await kept()).toEqual({ latitude: "47.21331", longitude: "-1.56012" });
  // The map shows it in the middle.
  await seeMap(page);
  const map = (await page.locator(".maplibregl-map").boundingBox())!;
  await expect.poll(async () => Math.abs((await tipOf(page)).x - map.x - map.width / 2)).toBeLessThan(4);
  await page.getByLabel("Adresse", { exact: true }).fill("1 rue d’ailleurs");
  await locate(page).click();
  await expect(page.getByText("Adresse introuvable dans cette commune.")).toBeVisible();
  await page.getByLabel("Adresse", { exact: true }).fill("rue de la panne");
  await locate(page).click();
  await expect(page.getByText("Le service d’adresses ne répond pas.")).toBeVisible();
  expect(await kept()).toEqual({ latitude: "47.21331", longitude: "-1.56012" });
});

test(
  "where no map can be drawn, the page says what to do, and the fields set the position",
  inMatrix,
  async ({ openStep }) => {
    const { page, kept } = await openStep({}, { tolerates: /WebGL/i });
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await revisit(page);
    await page.getByText("Position sur la carte").scrollIntoViewIfNeeded();
    await expect(page.getByText("La carte ne peut pas s’afficher dans ce navigateur. Écrivez")).toBeVisible();
    await page.getByText("Latitude et longitude").click();
    await page.getByLabel("Latitude", { exact: true }).fill("47.21");
    await page.getByLabel("Longitude", { exact: true }).fill("-1.55");
    await expect.poll(kept).toEqual({ latitude: "47.21", longitude: "-1.55" });
  },
);

test("where the map's worker cannot be loaded, the page says that there is no map", inMatrix, async ({ openStep }) => {
  const { page } = await openStep({}, { tolerates: /ERR_FAILED/ });
  await page.route(/maplibre-gl-worker/, (route) => route.abort());
  await revisit(page);
  await page.getByText("Position sur la carte").scrollIntoViewIfNeeded();
  await expect(page.getByText("La carte ne peut pas s’afficher dans ce navigateur. Écrivez")).toBeVisible();
});

test("axe finds no problem with the open map in the dark theme", inMatrix, async ({ openStep }) => {
  const viewport = { width: 1440, height: 900 };
  const { page } = await openStep({ latitude: "47.2135", longitude: "-1.5621" }, { colorScheme: "dark", viewport });
  await seeMap(page);
  await expectNoBarriers(page, viewport.width);
});

async function expectNoBarriers(page: Page, width: number) {
  await expect(page.locator(".maplibregl-ctrl-zoom-in")).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

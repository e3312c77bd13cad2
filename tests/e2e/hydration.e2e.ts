import { holdScripts } from "../setup/held-scripts.ts";
import { hydrated } from "../setup/hydrated.ts";
import { expect, type Open, type Page, test } from "../setup/journey.ts";
import { besideMap } from "../setup/map-journeys.ts";
import { sampleListing } from "../setup/sample-listing.ts";

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };
const screen = { viewport: { width: 1440, height: 900 } };
const windows = [
  screen,
  { viewport: { width: 1180, height: 820 }, hasTouch: true },
  { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone,
];
/** The first card's link to its listing. */
const firstLink = (page: Page) => page.getByRole("article").first().getByRole("heading").getByRole("link");

/** A page whose scripts are held back until `letGo`. */
async function openSlowly(open: Open, path: string, options: Parameters<Open>[1] = phone) {
  const page = await open("about:blank", { ...options, isEarly: true });
  const letGo = await holdScripts(page);
  await page.goto(path);
  return { page, letGo };
}

for (const options of windows) {
  const { width, height } = options.viewport;
  const write = (page: Page) => page.getByRole("link", { name: "Écrire à l’annonceur" });
  const expectAtForm = async (page: Page) => {
    const title = page.getByRole("heading", { name: "Écrire à l’annonceur" });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Votre nom")).toBeInViewport({ ratio: 1 });
  };

  test(`at ${width} × ${height} « Écrire à l’annonceur » before hydration leads to the form`, async ({
    open,
    portal,
  }) => {
    const page = await open(await sampleListing(portal), { ...options, isEarly: true });
    await (options === screen ? write(page).click() : write(page).tap());
    await expectAtForm(page);
    await hydrated(page);
    await expectAtForm(page);
  });

  test(`at ${width} × ${height} « Écrire à l’annonceur » during hydration leads to the form`, async ({
    open,
    portal,
  }) => {
    const { page, letGo } = await openSlowly(open, await sampleListing(portal), options);
    await (options === screen ? write(page).click() : write(page).tap());
    await expectAtForm(page);
    letGo();
    await hydrated(page);
    await expectAtForm(page);
  });
}

for (const options of [screen, phone])
  test(`at ${options.viewport.width} px a listing's page keeps its height during hydration`, async ({
    open,
    portal,
  }) => {
    const { page, letGo } = await openSlowly(open, await sampleListing(portal), options);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const heights = new Set<number>();
      Object.assign(globalThis, { heights });
      new ResizeObserver(() => heights.add(document.documentElement.scrollHeight)).observe(document.body);
    });
    letGo();
    await hydrated(page);
    await expect(page.getByRole("button", { name: /^Ajouter aux favoris/ }).first()).toBeVisible();
    expect(await page.evaluate(() => [...(globalThis as unknown as { heights: Set<number> }).heights])).toHaveLength(1);
  });

test("scripts are loaded after the first paint", async ({ open }) => {
  const page = await open("about:blank", { ...phone, isEarly: true });
  // Frames are drawn, but requestAnimationFrame callbacks run only when the test says so.
  await page.addInitScript(() => {
    const [waiting, draw]: [FrameRequestCallback[], typeof requestAnimationFrame] = [[], requestAnimationFrame];
    Object.assign(globalThis, {
      requestAnimationFrame: (callback: FrameRequestCallback) => waiting.push(callback),
      nextFrame: () =>
        new Promise<void>((done) =>
          draw((time) => (waiting.splice(0).forEach((callback) => callback(time)), setTimeout(done))),
        ),
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && asked.push(request.url()));
  await page.goto("/annonces");
  const nextFrame = () => page.evaluate(() => (globalThis as unknown as { nextFrame(): Promise<void> }).nextFrame());
  await nextFrame();
  expect(asked).toEqual([]);
  await nextFrame();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("a view of a listing counts without any act of the visitor", async ({ open, portal }) => {
  const page = await open("about:blank", { ...phone, isEarly: true });
  const counted = page.waitForRequest(/\/annonces\/[^/]+\/vue$/);
  await page.goto(await sampleListing(portal));
  expect((await counted).method()).toBe("POST");
});

test("a first tap on a photo opens the gallery", async ({ open, portal }) => {
  const page = await open(await sampleListing(portal), phone);
  await page.getByRole("link", { name: /^Agrandir la photo 1 sur/ }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/annonces\/[^/]+$/);
});

test("links work before the scripts load, and without them", async ({ open }) => {
  const { page } = await openSlowly(open, "/annonces");
  const href = (await firstLink(page).getAttribute("href"))!;
  await firstLink(page).tap();
  await expect(page).toHaveURL(href);
  const without = await open("/annonces", { ...phone, isEarly: true, tolerates: /ERR_FAILED|Failed to fetch/ });
  await without.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await without.reload();
  await firstLink(without).tap();
  await expect(without).toHaveURL(href);
});

test("a commune typed and a sort chosen before hydration are kept", async ({ open }) => {
  const home = await openSlowly(open, "/");
  await home.page.getByLabel("Commune", { exact: true }).fill("Lyon");
  await home.page.getByLabel("Quartier").fill("Croix-Rousse");
  home.letGo();
  await hydrated(home.page);
  await expect(home.page.getByLabel("Commune", { exact: true })).toHaveValue("Lyon");
  await expect(home.page.getByLabel("Quartier")).toHaveValue("Croix-Rousse");

  const list = await openSlowly(open, "/annonces");
  await list.page.getByLabel("Trier par").focus();
  await list.page.getByLabel("Trier par").selectOption("prix-croissant");
  list.letGo();
  await expect(list.page).toHaveURL("/annonces?sort=prix-croissant");
});

test("a message typed before hydration stays, with its cursor, and is stored for the tab", async ({ open, portal }) => {
  const { page, letGo } = await openSlowly(open, await sampleListing(portal), screen);
  const listing = page.url();
  await page.getByLabel("Votre nom").fill("Aline Mercier");
  const message = page.getByLabel("Votre message");
  await message.fill("Je passerais volontiers.");
  await message.press("ArrowLeft");
  letGo();
  await hydrated(page);
  await page.keyboard.type(" samedi");
  await expect(page.getByLabel("Votre nom")).toHaveValue("Aline Mercier");
  await expect(message).toHaveValue("Je passerais volontiers samedi.");
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain("Aline Mercier");
  await page.goto("/credits");
  await page.goto(listing);
  await hydrated(page);
  await expect(page.getByLabel("Votre nom")).toHaveValue("Aline Mercier");
});

for (const [name, options] of [
  ["a phone", phone],
  ["a wide screen", besideMap],
] as const)
  test(`on ${name} buttons that need scripts are disabled until hydration`, async ({ open }) => {
    if (options === besideMap) test.slow(); // A map is drawn beside.
    const { page, letGo } = await openSlowly(open, "/Rechercher", options);
    const paris = page.getByRole("button", { name: "+ Paris" });
    await expect(paris).toBeDisabled();
    letGo();
    await paris.click();
    await expect(page.getByRole("button", { name: "Retirer Paris" })).toBeVisible();
    const login = await openSlowly(open, "/connexion", options);
    const show = login.page.getByRole("button", { name: "Afficher le mot de passe" });
    await expect(show).toBeDisabled();
    login.letGo();
    await show.click();
    await expect(login.page.getByRole("button", { name: "Masquer le mot de passe" })).toBeVisible();
  });

test("the menu opens before the scripts load; closed again, it stays closed", async ({ open }) => {
  const { page, letGo } = await openSlowly(open, "/");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  letGo();
  await hydrated(page);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("before hydration, a listing's form asks only visitors without a session for their name", async ({
  open,
  portal,
}) => {
  const { page } = await openSlowly(open, await sampleListing(portal), screen);
  const name = page.getByLabel("Votre nom");
  const account = page.getByText("Vous écrivez avec votre compte");
  await expect(name).toBeVisible();
  await expect(account).toBeHidden();
  await page.context().addCookies([{ name: "portail_present", value: "1", url: page.url() }]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const letGo = await holdScripts(page);
  await page.reload();
  await expect(name).toBeHidden();
  await expect(account).toBeVisible();
  letGo();
  await expect(name).toHaveCount(0);
});

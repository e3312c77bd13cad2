import { holdScripts } from "../setup/journeys/held-scripts.ts";
import { waitForHydration } from "../setup/journeys/hydrated.ts";
import { expect, inMatrix, type Open, type Page, test, visit } from "../setup/journeys/journey.ts";
import { besideMap } from "../setup/journeys/map-journeys.ts";
import { sampleListing } from "../setup/data/sample-listing.ts";

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };
const screen = { viewport: { width: 1440, height: 900 } };
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const turned = { viewport: { width: 1180, height: 820 }, hasTouch: true };

/** The first card's link to its listing. */
const firstLink = (page: Page) => page.getByRole("article").first().getByRole("heading").getByRole("link");

/** An empty page, so that a test can change what the first one does. */
const openEmpty = (open: Open, options: Parameters<Open>[1] = phone) =>
  open("about:blank", { ...options, isEarly: true });

/** Opens a path whose scripts are held back until the returned function is called. */
async function visitSlowly(page: Page, path: string): Promise<() => void> {
  const letGo = await holdScripts(page);
  await page.goto(path);
  return letGo;
}

for (const options of [screen, turned, tablet, phone]) {
  const { width, height } = options.viewport;
  test(
    `at ${width} × ${height} a listing keeps its height during hydration, and « Écrire à l’annonceur » leads to the form`,
    options === phone ? {} : inMatrix,
    async ({ open, portal }) => {
      test.slow(); // Three pages, whose scripts come late.
      const listing = await sampleListing(portal);
      const page = await open(listing, { ...options, isEarly: true });
      const write = page.getByRole("link", { name: "Écrire à l’annonceur" });
      const askToWrite = () => (options === screen ? write.click() : write.tap());
      const expectAtForm = async () => {
        const title = page.getByRole("heading", { name: "Écrire à l’annonceur" });
        await expect(title).toBeFocused();
        await expect(title).toBeInViewport({ ratio: 1 });
        await expect(page.getByLabel("Votre nom")).toBeInViewport({ ratio: 1 });
      };
      await test.step("before hydration the link leads to the form", async () => {
        await askToWrite();
        await expectAtForm();
        await waitForHydration(page);
        await expectAtForm();
      });
      await test.step("during hydration the link leads to the form", async () => {
        const letGo = await visitSlowly(page, listing);
        await askToWrite();
        await expectAtForm();
        letGo();
        await waitForHydration(page);
        await expectAtForm();
      });
      await test.step("the page keeps its height during hydration", async () => {
        const letGo = await visitSlowly(page, listing);
        await page.evaluate(async () => {
          await document.fonts.ready;
          const heights = new Set<number>();
          Object.assign(globalThis, { heights });
          new ResizeObserver(() => heights.add(document.documentElement.scrollHeight)).observe(document.body);
        });
        letGo();
        await waitForHydration(page);
        await expect(page.getByRole("button", { name: /^Ajouter aux favoris/ }).first()).toBeVisible();
        const heights = () => page.evaluate(() => [...(globalThis as unknown as { heights: Set<number> }).heights]);
        expect(await heights()).toHaveLength(1);
      });
    },
  );
}

test("scripts are loaded after the first paint", inMatrix, async ({ open }) => {
  const page = await openEmpty(open);
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

test(
  "a view of a listing counts without any interaction, and a first tap on a photo opens the gallery",
  inMatrix,
  async ({ open, portal }) => {
    const page = await openEmpty(open);
    const counted = page.waitForRequest(/\/annonces\/[^/]+\/vue$/);
    await visit(page, await sampleListing(portal));
    expect((await counted).method()).toBe("POST");
    await page.getByRole("link", { name: /^Agrandir la photo 1 sur/ }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/annonces\/[^/]+$/);
  },
);

test("links work before the scripts load, and without them", inMatrix, async ({ open }) => {
  const page = await openEmpty(open, { ...phone, tolerates: /ERR_FAILED|Failed to fetch/ });
  await visitSlowly(page, "/annonces");
  const href = (await firstLink(page).getAttribute("href"))!;
  await firstLink(page).tap();
  await expect(page).toHaveURL(href);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/annonces");
  await firstLink(page).tap();
  await expect(page).toHaveURL(href);
});

test("before hydration the menu opens, and stays closed once closed; a typed commune is completed, a chosen sort is preserved", async ({
  open,
}) => {
  const page = await openEmpty(open);
  const letGo = await visitSlowly(page, "/");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("Décrivez ce que vous cherchez").fill("T3");
  await page.getByText("Quartier et prix").click();
  await page.getByLabel("Quartier").fill("Croix-Rousse");
  await page.getByLabel("Commune", { exact: true }).fill("Lyon");
  letGo();
  await expect(page.locator("[role=option]").first()).toHaveAccessibleName(/^Lyon/);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByLabel("Commune", { exact: true })).toHaveValue("Lyon");
  await expect(page.getByLabel("Quartier")).toHaveValue("Croix-Rousse");
  await expect(page.getByLabel("Décrivez ce que vous cherchez")).toHaveValue("T3");

  const letListGo = await visitSlowly(page, "/annonces");
  await page.getByLabel("Trier par").focus();
  await page.getByLabel("Trier par").selectOption("prix-croissant");
  letListGo();
  await expect(page).toHaveURL("/annonces?sort=prix-croissant");
});

test("before hydration, a listing's form preserves typed text, and asks only visitors without a session for their name", async ({
  open,
  portal,
}) => {
  test.slow(); // Four pages.
  const page = await openEmpty(open, screen);
  const listing = await sampleListing(portal);
  const [name, message] = [page.getByLabel("Votre nom"), page.getByLabel("Votre message")];
  const account = page.getByText("Vous écrivez avec votre compte");
  await test.step("a typed message stays, with its cursor, and is stored for the tab", async () => {
    const letGo = await visitSlowly(page, listing);
    await expect(name).toBeVisible();
    await expect(account).toBeHidden();
    await name.fill("Aline Mercier");
    await message.fill("Je passerais volontiers.");
    await message.press("ArrowLeft");
    letGo();
    await waitForHydration(page);
    await page.keyboard.type(" samedi");
    await expect(name).toHaveValue("Aline Mercier");
    await expect(message).toHaveValue("Je passerais volontiers samedi.");
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain("Aline Mercier");
    await page.goto("/credits");
    await visit(page, listing);
    await expect(name).toHaveValue("Aline Mercier");
  });
  await test.step("a visitor with a session is not asked for a name", async () => {
    await page.context().addCookies([{ name: "portail_present", value: "1", url: page.url() }]);
    const letGo = await visitSlowly(page, listing);
    await expect(name).toBeHidden();
    await expect(account).toBeVisible();
    letGo();
    await expect(name).toHaveCount(0);
  });
});

for (const [name, options] of [
  ["a phone", phone],
  ["a wide screen", besideMap],
] as const)
  test(`on ${name} buttons that need scripts are disabled until hydration`, inMatrix, async ({ open }) => {
    if (options === besideMap) test.slow(); // A map is drawn beside.
    const page = await openEmpty(open, options);
    const letGo = await visitSlowly(page, "/Rechercher");
    const paris = page.getByRole("button", { name: "+ Paris" });
    await expect(paris).toBeDisabled();
    letGo();
    await paris.click();
    await expect(page.getByRole("button", { name: "Retirer Paris" })).toBeVisible();
    const letLoginGo = await visitSlowly(page, "/connexion");
    const show = page.getByRole("button", { name: "Afficher le mot de passe" });
    await expect(show).toBeDisabled();
    letLoginGo();
    await show.click();
    await expect(page.getByRole("button", { name: "Masquer le mot de passe" })).toBeVisible();
  });

import { createDraft } from "../factories/drafts.ts";
import { focused, focusMark, reach } from "../screens/keyboard.ts";
import { openWorld } from "../screens/world.ts";
import { expect, inMatrix, type Page, test as journey } from "../setup/journeys/journey.ts";
import { besideMap, withoutMap } from "../setup/journeys/map-journeys.ts";
import { sampleListing } from "../setup/data/sample-listing.ts";

const test = journey.extend<{ world: Awaited<ReturnType<typeof openWorld>> }>({
  world: async ({ portal: { db }, accounts: { openAccount } }, use) => use(await openWorld({ db, openAccount })),
});
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** After a dialog's last control the focus goes to the browser's own window. */
const staysIn = (page: Page, dialog: string) =>
  page.evaluate(
    (selector) =>
      document.activeElement === document.body || document.querySelector(selector)!.contains(document.activeElement),
    dialog,
  );

test("a visitor searches from the home page with a sentence that it completes and opens a listing, by keyboard alone", async ({
  open,
}) => {
  test.slow(); // Each letter and each step is a key press.
  const page = await open("/", withoutMap);
  await reach(page, "Décrivez ce que vous cherchez");
  await page.keyboard.type("maison à louer lyo");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveAccessibleName(/^Compris ainsi Maison · À louer/);
  await expect(options.nth(1)).toHaveAccessibleName(/^Lyon 69/);
  await press(page, "ArrowDown", "ArrowDown", "Enter");
  await expect(page.getByRole("combobox", { name: /^Décrivez/ })).toHaveValue("maison à louer Lyon");
  await press(page, "Tab");
  await expect(page.getByRole("combobox", { name: "Commune" })).toHaveValue("Lyon");
  const type = page.getByLabel("Type de bien");
  await expect(type).toBeFocused();
  await expect(type).toHaveValue("maison");
  await press(page, "Home");
  await expect(type).toHaveValue("");
  await reach(page, "Commune");
  await press(page, "Enter");
  await expect(page).toHaveURL("/annonces?transactionType=louer&commune=lyon");
  await expect(page.getByRole("heading", { level: 1, name: /Lyon/ })).toBeVisible();
  const title = (await page.getByRole("article").first().getByRole("heading").textContent())!;
  await reach(page, title);
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.locator("#contenu")).toBeFocused();
});

test("a visitor looks at a listing's photos, by keyboard alone", inMatrix, async ({ open, portal }) => {
  const page = await open(await sampleListing(portal), withoutMap);
  await reach(page, /^Agrandir la photo 1 sur/);
  const opener = await focused(page);
  await press(page, "Enter");
  const viewer = page.getByRole("dialog", { name: "Photos du bien" });
  await expect(viewer.getByText(/^Photo 1 sur/)).toBeAttached();
  await press(page, "ArrowRight");
  await expect(viewer.getByText(/^Photo 2 sur/)).toBeAttached();
  for (let step = 0; step < 8; step++) {
    await press(page, "Tab");
    expect(await staysIn(page, ".pswp")).toBe(true);
  }
  await press(page, "Escape");
  await expect(viewer).toBeHidden();
  await expect.poll(() => focused(page)).toBe(opener);
});

test("a visitor writes to an advertiser, by keyboard alone", async ({ open, portal }) => {
  test.slow(); // Each letter and each step is a key press.
  const page = await open(await sampleListing(portal), { ...withoutMap, tolerates: /400/ });
  await reach(page, "Votre nom", 120);
  await reach(page, "Envoyer ma demande");
  await press(page, "Enter");
  await expect(page.getByText("Indiquez votre nom.")).toBeVisible();
  await expect.poll(() => focused(page)).toBe("Votre nom");
  await page.keyboard.type("Mehdi Amrani");
  await press(page, "Tab");
  await page.keyboard.type("mehdi.clavier@example.org");
  await reach(page, "Envoyer ma demande");
  await press(page, "Enter");
  await expect(page.getByRole("status").filter({ hasText: "Votre demande n’est pas encore partie" })).toBeVisible();
  await expect.poll(() => focused(page)).toContain("Votre demande n’est pas encore partie");

  await test.step("the mail is sent again, and a wrong address corrected, with all that was typed", async () => {
    await reach(page, "Renvoyer");
    await press(page, "Enter");
    await expect.poll(() => focused(page)).toContain("L’e-mail est renvoyé.");
    await reach(page, "Corriger l’adresse");
    await press(page, "Enter");
    await expect.poll(() => focused(page)).toBe("Votre adresse e-mail");
    await expect(page.getByLabel("Votre adresse e-mail")).toHaveValue("mehdi.clavier@example.org");
    await expect(page.getByLabel("Votre nom")).toHaveValue("Mehdi Amrani");
  });
});

test("an owner sorts photos and publishes, by keyboard alone", inMatrix, async ({ open, accounts, world }) => {
  const page = await open(`/publier/${world.draft}/photos`, {
    ...besideMap,
    storageState: await accounts.sessionOf(world.accounts.owner),
  });
  const order = () =>
    page.locator("li[data-photo]").evaluateAll((all) => all.map((tile) => tile.getAttribute("data-photo")));
  const [first, second, third] = await order();
  await reach(page, "Avancer la photo 3", 80);
  await press(page, "Enter");
  await expect.poll(order).toEqual([first, third, second]);
  await expect(page.getByText("Photo déplacée en position 2 sur 3.")).toBeAttached();
  await reach(page, "Continuer");
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Description" })).toBeVisible();
  await reach(page, "Continuer");
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Vérification" })).toBeVisible();
  await reach(page, "Déposer l’annonce", 80);
  await press(page, "Enter");
  await expect(page).toHaveURL(/\/en-ligne$/);
});

// One page per kind of control: fields, cards, map, table, steps. One theme at a time: each starts at the top of the page.
for (const [path, viewer] of [
  ["/", null],
  ["/annonces?transactionType=vendre#carte", null],
  ["/Rechercher", null],
  ["/connexion", null],
  ["/tableau-de-bord", "owner"],
  ["/publications", "agency"],
  ["draft", "owner"],
  ["/messages", "seeker"],
] as const)
  for (const colorScheme of ["light", "dark"] as const)
    test(
      `every focused element on ${path} shows its focus: ${colorScheme}`,
      inMatrix,
      async ({ open, portal, accounts, world }) => {
        if (/^\/(annonces|Rechercher)/.test(path)) test.slow(); // Each key draws the map again, without a graphics card.
        const address =
          path === "draft"
            ? `/publier/${await createDraft(portal.db, { userId: world.accounts.owner.id })}/bien`
            : path;
        const page = await open(address, {
          ...besideMap,
          colorScheme,
          reducedMotion: "reduce",
          ...(viewer ? { storageState: await accounts.sessionOf(world.accounts[viewer]) } : {}),
        });
        // Nothing more loads that would take the focus.
        await page.waitForLoadState("networkidle");
        const marks: string[] = [];
        while (marks.length < 45 && marks.at(-1) !== "none") {
          await press(page, "Tab");
          marks.push(await focusMark(page));
        }
        expect(marks.filter((mark) => mark !== "shown" && mark !== "none")).toEqual([]);
        expect(marks.length).toBeGreaterThan(10);
      },
    );

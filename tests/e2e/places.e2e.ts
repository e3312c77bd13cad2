import { holdRequests } from "../setup/journeys/held-scripts.ts";
import { expect, test, visit, inMatrix } from "../setup/journeys/journey.ts";

const narrow = { viewport: { width: 360, height: 780 } };

test("a department is suggested by its name and its code, chosen, and searched", async ({ open }) => {
  const page = await open("/Rechercher", narrow);
  const field = page.getByRole("combobox", { name: "Communes", exact: true });
  await field.pressSequentially("loire-atl");
  await page.getByRole("option", { name: /^Loire-Atlantique 44 Département/ }).click();
  await field.pressSequentially("bretag");
  await expect(page.getByRole("listbox").getByRole("option").first()).toHaveAccessibleName(/^Bretagne Région/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Lieux choisis" })).toContainText("Loire-Atlantique");
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/Rechercher?departement=44&region=bretagne");
  await expect(page.getByRole("link", { name: "Retirer le critère Bretagne" })).toBeVisible();
});

test(
  "while the suggestions for a longer text are loading, no key chooses a place that does not match this text",
  inMatrix,
  async ({ open }) => {
    const page = await open("/Rechercher", narrow);
    const field = page.getByRole("combobox", { name: "Communes", exact: true });
    const list = page.getByRole("listbox", { name: "Lieux proposés" });
    const option = (name: RegExp) => list.getByRole("option", { name });
    const active = list.getByRole("option", { selected: true });
    const chosen = page.getByRole("list", { name: "Lieux choisis" });
    const hold = (text: string) => holdRequests(page, new RegExp(`/api/lieux\\?q=${encodeURIComponent(text)}$`));

    // An option missing from the next list: Enter neither chooses it nor searches.
    await field.fill("saint");
    await expect(option(/^Le Saint/)).toBeVisible();
    const etien = await hold("saint etien");
    await field.fill("saint etien");
    await page.keyboard.press("ArrowDown");
    await expect(active).toHaveAccessibleName(/^Le Saint/);
    await page.keyboard.press("Enter");
    await expect(active).toHaveAccessibleName(/^Le Saint/);
    etien();
    await expect(option(/^Saint-Étienne-du-Rouvray/)).toBeVisible();
    await expect(active).toHaveCount(0);
    await expect(chosen).toHaveCount(0);

    // An option that the next list also has stays active.
    await field.fill("st e");
    await expect(option(/^Saint-Égrève/)).toBeVisible();
    const stEtien = await hold("st etien");
    await field.fill("st etien");
    await page.keyboard.press("ArrowDown");
    stEtien();
    await expect(option(/^Saint-Égrève/)).toHaveCount(0);
    await expect(active).toHaveAccessibleName(/^Saint-Étienne 42/);
    await page.keyboard.press("Enter");
    await expect(chosen).toHaveText("Saint-Étienne");

    // Escape cancels a list that is still loading.
    await hold("nant");
    const asked = page.waitForRequest(/q=nant$/);
    await field.fill("nant");
    await asked;
    const givenUp = page.waitForEvent("requestfailed", (request) => request.url().endsWith("q=nant"));
    await field.press("Escape");
    await givenUp;

    // After a choice the field begins anew. What was entered early is chosen once the list is there.
    const mar = await hold("mar");
    await field.fill("mar");
    await expect(list).toBeHidden();
    await expect(page.getByText("Aucun lieu trouvé")).toHaveCount(0);
    mar();
    await expect(option(/^Marne/)).toBeVisible();
    const marse = await hold("marse");
    await field.fill("marse");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(active).toHaveAccessibleName(/^Marseille 13/);
    marse();
    await expect(chosen).toHaveText(/^Saint-Étienne\s*Marseille$/);
    await expect(page).toHaveURL("/Rechercher");
  },
);

test("« Autour de moi » asks for the position only when it is chosen, and searches within 10 km", async ({ open }) => {
  const page = await open("/Rechercher", {
    ...narrow,
    permissions: ["geolocation"],
    geolocation: { latitude: 45.7641, longitude: 4.8357 },
  });
  await page.evaluate(() => {
    const { geolocation } = navigator;
    const original = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset.located = "asked";
      original(...args);
    };
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("lieux")) asked.push(`${request.url()} ${request.postData()}`);
  });
  await page.getByRole("combobox", { name: "Communes", exact: true }).click();
  await expect(page.getByRole("option", { name: /^Autour de moi/ })).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.locator("html")).not.toHaveAttribute("data-located");
  await page.getByRole("option", { name: /^Autour de moi/ }).click();
  await expect(page.getByRole("list", { name: "Lieux choisis" })).toContainText("Lyon");
  await expect(page.locator("html")).toHaveAttribute("data-located", "asked");
  expect(asked).toEqual([expect.stringMatching(/\/api\/lieux {"latitude":45\.764,"longitude":4\.836}$/)]);
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/Rechercher?commune=lyon&rayon=10");

  await test.step("a sentence that names the visitor's position asks for it", async () => {
    await visit(page, "/Rechercher?texte=T2+autour+de+moi");
    await expect(page).toHaveURL("/Rechercher?propertyType=appartement&commune=lyon&rayon=10&rooms=2");
    await expect(page.getByText(/demande votre position/)).toBeHidden();
  });
});

test(
  "on the home page a refused position is reported, and the field still accepts a postcode or a region",
  inMatrix,
  async ({ open }) => {
    const page = await open("/", { ...narrow, permissions: [] });
    const field = page.getByRole("combobox", { name: "Commune" });
    await field.click();
    await page.getByRole("option", { name: /^Autour de moi/ }).click();
    await expect(page.getByText(/ne donne pas votre position/)).toBeVisible();
    await field.fill("44000");
    await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL("/annonces?transactionType=vendre&commune=nantes");

    await visit(page, "/");
    await field.pressSequentially("ile de fr");
    await page.getByRole("option", { name: /^Île-de-France Région/ }).click();
    await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL("/annonces?transactionType=vendre&region=ile-de-france");

    await test.step("a sentence that asks for the position searches everywhere, with a note on the page", async () => {
      await visit(page, "/Rechercher?texte=T2+autour+de+moi");
      await expect(page.getByText(/ne donne pas votre position/)).toBeVisible();
      await expect(page.getByText(/recherche porte sur toute la France/)).toBeVisible();
      await expect(page).toHaveURL("/Rechercher?propertyType=appartement&rooms=2&avis=ici");
    });
  },
);

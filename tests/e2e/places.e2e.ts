import { expect, test } from "../setup/journey.ts";

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

test("a region is chosen in the field of the home page", async ({ open }) => {
  const page = await open("/", narrow);
  await page.getByRole("combobox", { name: "Commune" }).pressSequentially("ile de fr");
  await page.getByRole("option", { name: /^Île-de-France Région/ }).click();
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/annonces?transactionType=vendre&region=ile-de-france");
});

test("« Autour de moi » asks for the position only when it is chosen, and searches 10 km around", async ({ open }) => {
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
});

test("a refused position is told, and the field still works", async ({ open }) => {
  const page = await open("/", { ...narrow, permissions: [] });
  const field = page.getByRole("combobox", { name: "Commune" });
  await field.click();
  await page.getByRole("option", { name: /^Autour de moi/ }).click();
  await expect(page.getByText(/ne donne pas votre position/)).toBeVisible();
  await field.fill("44000");
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/annonces?transactionType=vendre&commune=nantes");
});

import { beforeAll, describe, expect, test } from "vitest";
import type { PlaceSuggestion } from "#app/communes/place-suggestion.ts";
import { createCommune } from "../factories/communes.ts";
import { createListing } from "../factories/listings.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal();
const get = (path: string) => portal.fetch(`${portal.address}${path}`, { redirect: "manual" });
/** With plain spaces: the page may use any no-break space. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

beforeAll(async () => {
  const town = await createCommune(portal.db, { name: "Placemont", departmentCode: "48", departmentName: "Lozère" });
  await createListing(portal.db, { communeId: town.id, quartier: "Haut de Zwyxville", photos: [] });
});

describe("a place of any kind, typed in a field for communes, becomes its criterion", () => {
  test.each([
    ["commune=Loire-Atlantique", "departement=44"],
    ["commune=44", "departement=44"],
    ["commune=69", "departement=69"],
    ["commune=Bretagne", "region=bretagne"],
    ["commune=bretagne", "region=bretagne"],
    ["commune=%C3%8Ele-de-France&commune=Lyon", "commune=lyon&region=ile-de-france"],
    ["commune=Croix-Rousse", "quartier=Croix-Rousse"],
    ["commune=Lyon&commune=Croix-Rousse", "commune=lyon&quartier=Croix-Rousse"],
    ["departement=loire-atlantique", "departement=44"],
    ["departement=2a&departement=69", "departement=2A&departement=69"],
    ["departement=Nantes", "commune=nantes"],
    ["region=La%20R%C3%A9union", "departement=974"],
    ["region=paca", "region=provence-alpes-cote-d-azur"],
    ["commune=Bretagne&rayon=10", "region=bretagne"],
  ])("%s leads to %s", async (typed, canonical) => {
    const answer = await get(`/annonces?${typed}`);
    expect([301, 302]).toContain(answer.status);
    expect(answer.headers.get("location")).toBe(`/annonces?${canonical}`);
  });

  test.each([
    ["departement=48", "Biens en Lozère"],
    ["transactionType=vendre&departement=69", "Biens à vendre dans le Rhône"],
    ["region=bretagne", "Biens en Bretagne"],
    ["departement=974", "Biens à La Réunion"],
    ["commune=lyon&departement=01", "Biens à Lyon et dans l’Ain"],
  ])("%s is called « %s »", async (address, title) => {
    const answer = await get(`/annonces?${address}`);
    expect(answer.status).toBe(200);
    expect(plain(await answer.text())).toContain(`${title}</h1>`);
  });
});

test("without JavaScript a department is a criterion: found, shown as a chip, and removed by its link", async () => {
  const visitor = await openVisitor(portal, "/Rechercher");
  const form = visitor.page.one("main").one("search");
  visitor.enter({ Communes: "Lozère" }, form);
  await visitor.press(form.one("button", "Rechercher"));
  expect(visitor.path).toBe("/Rechercher?departement=48");
  expect(visitor.page.one("main").all("article")).not.toEqual([]);
  // The form keeps it for the next search.
  await visitor.press(visitor.page.one("main").one("search", "Rechercher un bien").one("button", "Rechercher"));
  expect(visitor.path).toBe("/Rechercher?departement=48");
  await visitor.follow(visitor.page.one("link", "Retirer le critère Lozère"));
  expect(visitor.path).toBe("/Rechercher");
});

describe("a misspelt place", () => {
  test("is shown with its correction and results, and one link undoes the correction", async () => {
    const visitor = await openVisitor(portal, "/annonces?commune=lyonn&transactionType=vendre");
    expect(plain(visitor.received.at(-1)!)).toContain("Lyon, pour « lyonn »");
    expect(plain(visitor.received.at(-1)!)).not.toContain("Lieu inconnu");
    expect(visitor.page.one("main").all("article")).not.toEqual([]);
    expect(visitor.page.one("link", "Cognat-Lyonne (03)")).toBeDefined();
    await visitor.follow(visitor.page.one("link", "Annuler Lyon"));
    expect(visitor.path).toBe("/annonces?transactionType=vendre");
  });

  test("without a likely correction is reported as unknown, finds nothing, and suggests places", async () => {
    const visitor = await openVisitor(portal, "/annonces?commune=Lyonwxyz&priceMax=900000");
    expect(plain(visitor.received.at(-1)!)).toContain("Lieu inconnu : « Lyonwxyz »");
    expect(visitor.page.one("main").all("article")).toEqual([]);
    await visitor.follow(visitor.page.one("link", /Cherchiez-vous Lyon \(69\)/));
    expect(visitor.path).toBe("/annonces?commune=lyon&priceMax=900000");
  });

  test("beside known ones is reported, with suggestions", async () => {
    const visitor = await openVisitor(portal, "/annonces?commune=nantes&commune=Lyonwxyz");
    expect(plain(visitor.received.at(-1)!)).toContain("Lieu inconnu : « Lyonwxyz »");
    await visitor.follow(visitor.page.one("link", "Lyon (69)"));
    expect(visitor.path).toBe("/annonces?commune=lyon&commune=nantes");
  });

  test("that names a department and a town shows the department, with a link to the town", async () => {
    const visitor = await openVisitor(portal, "/annonces?commune=Vienne");
    expect(plain(visitor.received.at(-1)!)).toContain("Vienne (département), pour « Vienne »");
    await visitor.follow(visitor.page.one("link", "Vienne (38)"));
    expect(visitor.path).toBe("/annonces?commune=vienne-38");
  });
});

test("a page of one department or region may be indexed, a page of several may not", async () => {
  const isIndexed = async (query: string) =>
    !(await (await get(`/annonces?${query}`)).text()).includes('content="noindex');
  expect(await isIndexed("departement=48")).toBe(true);
  expect(await isIndexed("departement=44&departement=48")).toBe(false);
  expect(await isIndexed("commune=lyon&departement=48")).toBe(false);
});

test("the map of a department shows its listings", async () => {
  const view = await (await get("/api/carte?cadre=-5_42_8_51&zoom=6&departement=48")).json();
  expect(view).toMatchObject({ total: 1 });
});

test("`/api/lieux` suggests places of every kind with their listings on show", async () => {
  const suggest = async (text: string) =>
    (await (await get(`/api/lieux?q=${encodeURIComponent(text)}`)).json()) as PlaceSuggestion[];
  expect((await suggest("lozère"))[0]).toMatchObject({ kind: "department", name: "Lozère", count: 1 });
  expect((await suggest("zwyxvil"))[0]).toMatchObject({ kind: "quartier", detail: "Placemont", count: 1 });
  expect((await suggest("placem"))[0]).toMatchObject({ kind: "commune", name: "Placemont", count: 1 });
  for (const odd of ["", "%00", "%ff", "a".repeat(5_000), "<script>"])
    expect((await get(`/api/lieux?q=${odd}`)).status).toBe(200);
});

test("only the site's own pages may ask for the nearest commune", async () => {
  const ask = (headers: Record<string, string>) =>
    portal.fetch(`${portal.address}/api/lieux`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ latitude: 45.764, longitude: 4.836 }),
    });
  const answer = await ask({ Origin: portal.address });
  expect([answer.status, await answer.json()]).toEqual([200, { slug: "lyon", name: "Lyon" }]);
  expect((await ask({ Origin: "https://other.example" })).status).toBe(403);
});

import { actorOf } from "../setup/visitors/actors.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { saveDraftFields } from "#app/publish/drafts/drafts.repository.server.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { createRequest } from "../factories/requests.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

test("another account's listing is not listed, and cannot be changed", async () => {
  const mine = await portal.accounts.openDashboard({ listings: [{ title: "La mienne" }] });
  const other = await portal.accounts.openDashboard({ listings: [{ title: "Celle du voisin" }] });
  const { id, reference } = other.listings[0]!;
  const headers = { Cookie: await portal.accounts.cookieOf(mine.account) };
  const all = await (await portal.fetch("/publications", { headers })).text();
  expect(all).toContain("La mienne");
  expect(all).not.toContain("Celle du voisin");
  const found = await (await portal.fetch("/publications?q=voisin", { headers })).text();
  expect(found).toContain("Aucune annonce ne correspond.");
  expect(found).toMatch(/>Aucune annonce</);
  expect(found).not.toMatch(/\b0 annonce/);
  const act = async (body: Record<string, string>) => {
    const sent = { method: "POST", headers, body: new URLSearchParams(body), redirect: "manual" } as const;
    return (await portal.fetch("/publications", sent)).status;
  };
  expect(await act({ do: `retiree ${reference}` })).toBe(409);
  expect(await act({ do: "cedee", confirmed: "yes", listing: reference })).toBe(409);
  expect(await act({ do: `modifier ${reference}` })).toBe(404);
  expect(await act({ do: `dupliquer ${reference}` })).toBe(404);
  expect(await act({ do: "vendre" })).toBe(400);
  expect(await act({ do: `retirer ${reference}` }), "of a page of the earlier code").toBe(409);
  const { rows } = await portal.db.$client.query("select status from listings where id = $1", [id]);
  expect(rows).toEqual([{ status: "disponible" }]);
});

/** An agency's dashboard with listings of these titles. */
const dashboardWith = (titles: string[]) =>
  portal.accounts.openDashboard({
    listings: titles.map((title, index) => ({ title, publishedAt: new Date(Date.UTC(2026, 2, 20 - index)) })),
  });

async function statusesOf(listings: { id: number }[]): Promise<string[]> {
  const sql = "select status from listings where id = any($1) order by id";
  const { rows } = await portal.db.$client.query<{ status: string }>(sql, [listings.map(({ id }) => id)]);
  return rows.map(({ status }) => status);
}

test("one click marks a home « Sous offre », another makes it available; meanwhile page, search and favourites show it", async () => {
  const { account, listings } = await dashboardWith(["Loft promis"]);
  const { id, reference, slug } = listings[0]!;
  const keeper = await portal.accounts.openAccount();
  await portal.db.$client.query("insert into favourites (user_id, listing_id) values ($1, $2)", [keeper.id, id]);
  const owner = await openVisitor(portal, "/publications", { as: account });
  await owner.press("Marquer « Sous offre »");
  expect(owner.page.text).toContain("1 annonce marquée « Sous offre ».");
  const reader = await openVisitor(portal, `/annonces/${slug}-${reference}`, { as: keeper });
  expect([reader.status, reader.page.one("main").text.includes("Sous offre")]).toEqual([200, true]);
  for (const path of ["/favoris", `/annonces?q=${encodeURIComponent("Loft promis")}`]) {
    await reader.open(path);
    expect(reader.page.one("article", /Loft promis/).text, path).toContain("Sous offre");
  }
  await owner.press("Rendre disponible");
  expect(owner.page.text).toContain("1 annonce de nouveau disponible.");
  await reader.open("/favoris");
  expect(reader.page.one("article", /Loft promis/).text).not.toContain("Sous offre");
  await owner.press("Mettre en pause");
  await reader.open(`/annonces/${slug}-${reference}`);
  expect([reader.status, reader.page.one("main").text.includes("en pause")]).toEqual([410, true]);
});

test("an agency marks several listings as sold or let, after a confirmation; refused ones have a reason", async () => {
  const { account, listings } = await dashboardWith(["Loft A", "Loft B", "Loft C"]);
  await portal.db.$client.query("update listings set status = 'en_negociation' where id = $1", [listings[2]!.id]);
  await createRequest(portal.db, { listingId: listings[2]!.id, status: "en_negociation" });
  const visitor = await openVisitor(portal, "/publications", { as: account });
  visitor.enter({ "Sélectionner : Loft A": true, "Sélectionner : Loft C": true });
  await visitor.press("Vendues ou louées");
  expect(visitor.page.one("heading", "Confirmer")).toBeDefined();
  expect(await statusesOf(listings)).toEqual(["disponible", "disponible", "en_negociation"]);
  await visitor.press("Oui, ces biens sont vendus ou loués");
  expect(visitor.page.text).toContain("1 annonce marquée comme vendue ou louée.");
  expect(visitor.page.text).toMatch(/Loft C, Réf\. \w+ : une négociation est en cours/);
  expect(await statusesOf(listings)).toEqual(["transmis", "disponible", "en_negociation"]);
});

test("without JavaScript several listings are withdrawn at once, and the account searches its own listings", async () => {
  const { account, listings } = await dashboardWith(["Chalet un", "Chalet deux", "Moulin"]);
  const visitor = await openVisitor(portal, "/publications", { as: account });
  visitor.enter({ "Rechercher dans mes annonces": "CHALÊT" });
  await visitor.press("Filtrer");
  expect(visitor.page.one("main").text).toMatch(/\b2 annonces\b/);
  visitor.enter({ "Sélectionner : Chalet un": true, "Sélectionner : Chalet deux": true });
  await visitor.press(visitor.page.all("button", "Retirer")[0]!);
  expect(visitor.page.text).toContain("2 annonces retirées du site.");
  expect(await statusesOf(listings)).toEqual(["retiree", "retiree", "disponible"]);
});

test("the bulk actions change nothing until listings are selected", async () => {
  const { account, listings } = await dashboardWith(["Ferme", "Grange"]);
  const visitor = await openVisitor(portal, "/publications", { as: account });
  expect(visitor.page.text).toContain("Cochez des annonces pour les retirer");
  await visitor.press(visitor.page.all("button", "Retirer")[0]!);
  expect(visitor.status).toBe(400);
  expect(visitor.page.text).toContain("Sélectionnez d’abord une ou plusieurs annonces.");
  expect(await statusesOf(listings)).toEqual(["disponible", "disponible"]);
});

test("« Publiées » lists the homes on show, without those sold or withdrawn", async () => {
  const { account } = await portal.accounts.openDashboard({
    listings: [
      { title: "Libre" },
      { title: "Négociée", status: "en_negociation" },
      { title: "Bergerie", status: "transmis" },
      { title: "Retirée du site", status: "retiree" },
    ],
  });
  const visitor = await openVisitor(portal, "/publications", { as: account });
  const rows = () => visitor.page.all("checkbox", /^Sélectionner : /).length;
  expect([visitor.page.all("link", /^Publiées ?2$/).length, rows()]).toEqual([1, 2]);
  expect(visitor.page.one("main").text).not.toContain("Bergerie");
  await visitor.follow(/^Transmises ?1$/);
  expect(visitor.page.one("main").text).toContain("Bergerie");
});

test("editing and duplicating open a draft, which the tab of drafts lists", async () => {
  const { account } = await dashboardWith(["Péniche"]);
  const visitor = await openVisitor(portal, "/publications", { as: account });
  for (const name of ["Modifier", "Dupliquer"]) {
    await visitor.open("/publications");
    await visitor.press(name);
    expect(visitor.path, name).toMatch(/^\/publier\/[\w-]{36}\/bien$/);
  }
  await saveDraftFields(portal.db, { id: randomUUID(), actor: await actorOf(portal.db, account), fields: {} });
  await visitor.open("/publications?statut=brouillons");
  expect(visitor.page.text).toContain("3 brouillons");
  expect(visitor.page.text).toContain("Modifie l’annonce");
  await visitor.follow("Continuer : Annonce sans titre");
  expect(visitor.path).toMatch(/^\/publier\/[\w-]{36}\/bien$/);
});

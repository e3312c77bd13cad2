import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { addFavourites } from "#app/favourites/favourites.repository.server.ts";
import { createCommune } from "../factories/communes.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { createListing } from "../factories/listings.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

test("the call for favourites answers only the requesting account, and refuses invalid data", async () => {
  const post = async (body: string, headers: Record<string, string> = {}) =>
    (await portal.fetch("/favoris/coeurs", { method: "POST", headers, body })).status;
  const typed = { "Content-Type": "application/json" };
  expect(await (await portal.fetch("/favoris/coeurs")).json()).toEqual({ account: null, references: [] });
  expect(await post('{"add":["BVAAAA"],"remove":[]}', typed)).toBe(401);
  // As a page's own script sends it.
  const own = {
    Cookie: await portal.accounts.cookieOf(await portal.accounts.openAccount()),
    Origin: portal.address,
    "Sec-Fetch-Site": "same-origin",
  };
  expect(await post("x", own)).toBe(400);
  expect(await post('{"add":["\' or 1=1"],"remove":[]}', own)).toBe(400);
  const tooMany = { add: Array.from({ length: 201 }, () => "BVAAAA"), remove: [] };
  expect(await post(JSON.stringify(tooMany), own)).toBe(400);
  expect(await post('{"add":["BVAAAA"],"remove":[]}', own)).toBe(200);
});

test("without JavaScript an account's favourites are shown and can be removed; a visitor learns that scripts are needed", async () => {
  const account = await portal.accounts.openAccount();
  const { reference } = await createListing(portal.db, { photos: 0 });
  await addFavourites(portal.db, { userId: account.id, references: [reference], most: 1 });
  const holder = await openVisitor(portal, "/favoris", { as: account });
  expect(holder.page.all("article")).toHaveLength(1);
  await holder.press(/^Retirer des favoris/);
  expect(holder.page.one("heading", "Aucun favori pour le moment")).toBeDefined();

  const visitor = await openVisitor(portal, "/favoris");
  expect(visitor.page.one("main").one("link", "Se connecter")).toBeDefined();
});

test("without JavaScript an account chooses its notices about favourites; a visitor reads that accounts can have them", async () => {
  const account = await portal.accounts.openAccount();
  const holder = await openVisitor(portal, "/favoris", { as: account });
  const isOn = (label: RegExp) => holder.page.field(label).element.hasAttribute("checked");
  const labels = [/^quand le prix baisse/, /^quand une négociation commence/, /^quand le bien n’est plus disponible/];
  expect(labels.map(isOn)).toEqual([true, true, true]);
  holder.enter({ "quand une négociation commence": false });
  await holder.press("Enregistrer");
  expect(holder.status).toBe(200);
  expect(holder.headers.get("cache-control")).toBe("no-store");
  expect(holder.page.one("main").text).toContain("Enregistré.");
  await holder.open("/favoris");
  expect(labels.map(isOn)).toEqual([true, false, true]);

  const visitor = await openVisitor(portal, "/favoris");
  expect(visitor.page.one("main").text).toContain("Avec un compte, nous pouvons vous prévenir par e-mail");
  expect(visitor.page.all("checkbox")).toEqual([]);
  const refused = await portal.fetch("/favoris", {
    method: "POST",
    headers: { Origin: portal.address },
    body: new URLSearchParams({ intent: "notices" }),
    redirect: "manual",
  });
  expect([refused.status, refused.headers.get("location")]).toEqual([302, "/favoris"]);
});

test("a favourite no longer on show leads to its page, with similar homes, or to a search of its place", async () => {
  const account = await portal.accounts.openAccount();
  const { db } = portal;
  const [near, alone] = [
    await createCommune(db, { departmentCode: "F1" }),
    await createCommune(db, { departmentCode: "F2" }),
  ];
  const open = async (communeId: number) => {
    const { reference } = await createListing(db, { communeId, status: "transmis", title: "Le vendu", photos: 0 });
    await addFavourites(db, { userId: account.id, references: [reference], most: 9 });
    const holder = await openVisitor(portal, "/favoris", { as: account });
    await holder.follow("Biens semblables à Le vendu");
    expect(holder.status).toBe(410);
    await holder.open("/favoris");
    await holder.press("Retirer des favoris : Le vendu");
    return openVisitor(portal, `/annonces/x-${reference}`);
  };
  await createListing(db, { communeId: near.id, title: "Le voisin", photos: 0 });
  const { page } = await open(near.id);
  expect(page.one("region", "Des biens proches, disponibles").text).toContain("Le voisin");
  const lonely = await open(alone.id);
  expect(lonely.page.all("region")).toEqual([]);
  expect(lonely.page.one("link", /^Voir toutes les annonces/)).toBeDefined();
});

test("when a favourite gets cheaper, then is sold, its holder gets a mail each time, the second with similar homes", async () => {
  const { db } = portal;
  const { account } = await portal.accounts.openDashboard();
  const title = "Quatre pièces de la rue Kervégan";
  const form = flatForm({ title, feesPayer: "vendeur", feeScheduleUrl: "https://agence.example/honoraires" });
  const draft = await createDraft(db, { userId: account.id, form });
  const advertiser = await openVisitor(portal, `/publier/${draft}/verification`, { as: account });
  await advertiser.press("Déposer l’annonce");
  expect(advertiser.page.one("heading", "Votre annonce est en ligne")).toBeDefined();
  // A lower price on the day of the publication would be a correction.
  const { rows } = await db.$client.query<{ reference: string; commune_id: number }>(
    "update listings set published_at = published_at - interval '2 days' where title = $1 returning reference, commune_id",
    [title],
  );
  const { reference, commune_id: communeId } = rows[0]!;
  await createListing(db, { communeId, price: 280_000_00, title: "Le voisin de Kervégan", photos: 0 });
  const keeper = await portal.accounts.openAccount();
  await addFavourites(db, { userId: keeper.id, references: [reference], most: 1 });
  const mailTo = async (subject: string) => {
    const found = async () => (await portal.mailsTo(keeper.email)).find((mail) => mail.subject.includes(subject));
    await expect.poll(found).toBeDefined();
    return (await found())!;
  };

  await advertiser.open("/publications");
  await advertiser.press("Modifier");
  const steps = advertiser.path.replace(/[^/]+$/, "");
  await advertiser.open(`${steps}prix`);
  advertiser.enter({ Prix: "270 000" });
  await advertiser.press("Continuer");
  await advertiser.open(`${steps}verification`);
  await advertiser.press("Mettre l’annonce à jour");
  expect(advertiser.page.one("heading", "Votre annonce est à jour")).toBeDefined();
  expect(plainSpaces((await mailTo("Baisse de prix")).text)).toContain("285 000 € → 270 000 €");

  await advertiser.open("/publications");
  await advertiser.press("Marquer comme vendu");
  await advertiser.press(/^Oui/);
  // Ends the ten minutes in which a withdrawal may still be undone.
  const { rowCount } = await db.$client.query(
    "update jobs.job set start_after = now() where name = 'match-listing-event' and start_after > now() + interval '9 minutes'",
  );
  expect(rowCount).toBe(1);
  expect((await mailTo("Plus disponible")).text).toContain("Bien semblable");
});

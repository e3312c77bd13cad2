import { expect, test } from "vitest";
import { metresBetween } from "#app/map/distance.ts";
import { aroundPlace } from "#app/map/circle.ts";
import type { MapView } from "#app/search/map/map-view.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { parseHtml } from "../setup/visitors/html-page.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal();

/** An owner, a draft and their requests. */
async function ownerOfDraft(form?: Parameters<typeof flatForm>[0]) {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const draft = await createDraft(portal.db, { userId: account.id, form: flatForm(form) });
  return { draft, ...(await visitorAs(account)) };
}

async function visitorAs(account: { email: string }) {
  const Cookie = await portal.accounts.cookieOf(account);
  const ask = (path: string, init: RequestInit = {}) =>
    portal.fetch(path, { redirect: "manual", ...init, headers: { Cookie } });
  const post = (path: string, form: Record<string, string> = {}) =>
    ask(path, { method: "POST", body: new URLSearchParams(form) });
  return { ask, post };
}

/** The text of a page, without its tags. */
async function wordsOf(answer: Response): Promise<string> {
  const html = await answer.text();
  return html
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("invalid addresses and forms are answered without a server error", async () => {
  const { draft, ask, post } = await ownerOfDraft();
  expect((await ask(`/publier/${draft}/nulle-part`)).status).toBe(404);
  expect((await ask("/publier/pas-un-id/bien")).status).toBe(404);
  expect((await ask(`/publier/${draft}/enregistrer`)).status).toBe(405);
  expect((await post(`/publier/${draft}/enregistrer`, { step: "photos", title: "x" })).status).toBe(400);
  expect((await post("/publier/x/enregistrer", { step: "prix", price: "1" })).status).toBe(404);
  expect((await post("/publier/x/bien")).status).toBe(404);
  expect((await post("/publier", { intent: "delete", draft: "x\u0000" })).status).toBe(404);
  expect((await post("/publications/BV0000/modifier")).status).toBe(404);
  const odd = { step: "prix", price: "\u0000".repeat(9), ["__proto__"]: "x", constructor: "y" };
  expect((await post(`/publier/${draft}/enregistrer`, odd)).status).toBe(200);
  const file = new FormData();
  file.append("price", new File(["x"], "a.txt", { type: "text/plain" }));
  expect((await ask(`/publier/${draft}/prix`, { method: "POST", body: file })).status).toBe(302);
});

test("a seeker learns why publishing is closed to seekers, and a visitor is asked to log in", async () => {
  const seeker = await visitorAs(await portal.accounts.openAccount({ userType: "chercheur" }));
  const told = await seeker.ask("/publier", { redirect: "follow" });
  expect(told.status).toBe(403);
  expect(await wordsOf(told)).toContain("Réservé aux annonceurs");
  const visitor = await portal.fetch("/publier", { redirect: "manual" });
  expect([visitor.status, visitor.headers.get("location")]).toEqual([302, "/connexion?suite=%2Fpublier"]);
});

test("only its author opens the steps and the preview of a draft", async () => {
  const title = `Maison ${uniqueLetters()}`;
  const { draft, ask } = await ownerOfDraft({ title, dpeStatus: "en-cours" });
  expect(await (await ask(`/publier/${draft}/apercu`)).text()).toContain(title);
  const stranger = await visitorAs(await portal.accounts.openAccount({ userType: "agence" }));
  for (const step of ["apercu", "bien", "verification", "en-ligne"]) {
    const answer = await stranger.ask(`/publier/${draft}/${step}`);
    const html = await answer.text();
    expect([step, answer.status, html.includes("<h1"), html.includes(title)]).toEqual([step, 404, true, false]);
  }
});

test("the address of another’s draft is not searched", async () => {
  const { draft } = await ownerOfDraft();
  const stranger = await ownerOfDraft();
  expect((await stranger.post(`/publier/${draft}/adresse`)).status).toBe(404);
  expect((await stranger.post("/publier/x/adresse")).status).toBe(404);
  expect((await stranger.ask(`/publier/${draft}/adresse`)).status).toBe(405);
  expect((await portal.fetch(`/publier/${draft}/adresse`, { method: "POST", redirect: "manual" })).status).toBe(302);
});

test("the price step shows usual prices of similar homes nearby", async () => {
  // The commune with the most sample flats for sale.
  const { rows } = await portal.db.$client.query<{ slug: string; count: number }>(
    `select c.slug, count(*)::int as count from listings l join communes c on c.id = l.commune_id
     where l.transaction = 'vente' and l.property_type = 'appartement' and l.status in ('disponible', 'en_negociation') and c.kind <> 'ancienne'
     group by c.slug having count(*) >= 5 order by count(*) desc, c.slug limit 1`,
  );
  const { draft, ask } = await ownerOfDraft({ commune: rows[0]!.slug });
  const words = await wordsOf(await ask(`/publier/${draft}/prix`));
  expect(words).toMatch(/les appartements à vendre se situent entre [^.]+ et [^.]+€[^.]+\d annonces/);
  expect(words).toContain("Soit 4 488 €/m²");
});

test("words that exclude people are refused with the reason, and doubtful words may be kept", async () => {
  const doubtful = { price: "1", rooms: "7", livingArea: "20", carrezArea: "45", title: "T7 au 06 12 34 56 78" };
  const contact = "Photos sur www.exemple.fr, ou par jean@exemple.fr.";
  const { draft, ask, post } = await ownerOfDraft({ ...doubtful, description: `${contact} Pas d’étrangers.` });
  const review = await wordsOf(await ask(`/publier/${draft}/verification`));
  expect(review).toContain("« Pas d’étrangers » écarte des personnes selon leur origine ou leur nationalité.");
  expect(review).toContain("6 points à vérifier");
  expect((await post(`/publier/${draft}/verification`)).status).toBe(400);
  expect(await wordsOf(await ask(`/publier/${draft}/description`))).toContain("Code pénal, articles 225-1 et 225-2");
  await post(`/publier/${draft}/description`, { description: contact });
  expect((await post(`/publier/${draft}/verification`)).headers.get("location")).toBe(`/publier/${draft}/en-ligne`);
});

test("a certificate whose letters contradict its figures is doubted, and may be published", async () => {
  const certificate = { energyClass: "C", energyConsumption: "290", climateClass: "C", emissions: "58" };
  const { draft, ask, post } = await ownerOfDraft(certificate);
  for (const step of ["verification", "diagnostics"]) {
    const words = await wordsOf(await ask(`/publier/${draft}/${step}`));
    expect(words).toContain("Vérifiez la classe énergie. D’après les valeurs saisies, elle serait plutôt E.");
    expect(words).toContain("Vérifiez la classe climat. D’après les valeurs saisies, elle serait plutôt E.");
    expect(words).not.toContain("Tout est prêt");
  }
  expect((await post(`/publier/${draft}/verification`)).headers.get("location")).toBe(`/publier/${draft}/en-ligne`);
});

test("visitors see a circle near a home's position, never the position itself", async () => {
  const home = { latitude: 47.21337, longitude: -1.55871 };
  const place = { latitude: String(home.latitude), longitude: String(home.longitude) };
  const { draft, post, ask } = await ownerOfDraft(place);
  expect((await post(`/publier/${draft}/verification`)).headers.get("location")).toBe(`/publier/${draft}/en-ligne`);
  const online = await (await ask(`/publier/${draft}/en-ligne`)).text();
  const [href, reference] = /\/annonces\/[\w-]+-(BV\w{5})(?=")/.exec(online)!;
  for (const address of [href, `${href}.data`]) {
    const answer = await portal.fetch(address);
    expect([address, answer.status]).toEqual([address, 200]);
    const bytes = await answer.text();
    expect(bytes).toContain(reference);
    for (const degrees of Object.values(place)) expect([address, bytes.includes(degrees)]).toEqual([address, false]);
  }
  expect(parseHtml(await (await portal.fetch(href)).text()).one("heading", "Où se trouve le bien")).toBeDefined();
  const { west, south, east, north } = aroundPlace(home, 600);
  const frame = [west, south, east, north].map((one) => one.toFixed(4)).join("_");
  const { listings } = (await (await portal.fetch(`/api/carte?cadre=${frame}&zoom=16`)).json()) as MapView;
  const shown = listings.find((listing) => listing.reference === reference)!;
  expect(shown).not.toMatchObject(home);
  expect(metresBetween(shown, home)).toBeLessThanOrEqual(301);
});

test("in English the steps are translated, and typed text stays", async () => {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const id = await createDraft(portal.db, { userId: account.id });
  const visitor = await openVisitor(portal, `/publier/${id}/bien`, { as: account });
  visitor.cookies.set("langue", "en");
  await visitor.open(visitor.path);
  expect(visitor.page.one("heading", "The property", { level: 1 })).toBeDefined();
  expect(visitor.page.field("Neighbourhood").value).toBe("Graslin");
});

// `publish-steps.http.test.ts` adds a room.
test("without JavaScript a room is removed, and the text typed beside it stays", async () => {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const form = flatForm({ roomName: ["Entrée", ""], roomArea: ["4", ""] });
  const draft = await createDraft(portal.db, { userId: account.id, form });
  const visitor = await openVisitor(portal, `/publier/${draft}/surfaces`, { as: account });
  visitor.enter({ "Nom de la pièce": "Séjour" }, visitor.page.one("group", "Pièce 2"));
  await visitor.press("Retirer la pièce 1");
  expect(visitor.page.all("button", "Retirer la pièce 2")).toEqual([]);
  expect(visitor.page.fields("Nom de la pièce").map(({ value }) => value)).toEqual(["Séjour"]);
});

test("typed text is stored for other devices, even invalid text", async () => {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const form = {
    transaction: "location",
    type: "maison",
    commune: "Angers (49)",
    showsExactPosition: "oui",
    price: "pas encore décidé",
  };
  const id = await createDraft(portal.db, { userId: account.id, form });
  const phone = await openVisitor(portal, "/publier", { as: account });
  await phone.follow("Reprendre : Annonce sans titre");
  expect(phone.path).toBe(`/publier/${id}/bien`);
  expect(phone.page.field("À louer").attribute("checked")).not.toBeNull();
  expect(phone.page.field(/^Commune/).value).toBe("Angers (49)");
  expect(phone.page.field(/^Montrer l’adresse exacte/).attribute("checked")).not.toBeNull();
  await phone.open(`/publier/${id}/prix`);
  expect(phone.page.field(/^Loyer par mois, charges comprises/).value).toBe("pas encore décidé");
  expect(phone.page.text).toContain("Écrivez un nombre, par exemple 250 000.");
});

/** An owner at a step of a draft, without JavaScript. */
async function ownerAtAreas() {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const draft = await createDraft(portal.db, { userId: account.id, form: flatForm({ dpeStatus: "en-cours" }) });
  const visitor = await openVisitor(portal, `/publier/${draft}/surfaces`, { as: account });
  return { account, draft, visitor, ...(await visitorAs(account)) };
}

test("a draft that was deleted in another tab stays deleted, and the page reports it", async () => {
  const { account, draft, visitor, ask, post } = await ownerAtAreas();
  await post("/publier", { intent: "delete", draft });
  const saved = await post(`/publier/${draft}/enregistrer`, { step: "surfaces", livingArea: "99" });
  expect([saved.status, await saved.json()]).toEqual([410, { ok: false, code: "discarded" }]);
  visitor.enter({ "Surface habitable (m²)": "99" });
  await visitor.press("Continuer");
  expect(visitor.status).toBe(410);
  expect(visitor.page.one("alert").text).toBe("Ce brouillon a été supprimé.");
  expect(visitor.page.field("Surface habitable (m²)").value).toBe("99");
  for (const step of ["surfaces", "photos", "verification", "apercu", "en-ligne"])
    expect((await ask(`/publier/${draft}/${step}`)).headers.get("location")).toBe("/publier?supprime");
  const { rows } = await portal.db.$client.query("select from listing_drafts where user_id = $1", [account.id]);
  expect(rows).toEqual([]);
});

test("a draft that is deleted from « Mes Publications » leads back there, with a message", async () => {
  const { visitor } = await ownerAtAreas();
  await visitor.open("/publications?statut=brouillons");
  await visitor.follow(/^Supprimer le brouillon :/);
  await visitor.press("Supprimer le brouillon");
  expect([visitor.status, visitor.path]).toEqual([200, "/publications?statut=brouillons&supprime"]);
  expect(visitor.page.text).toContain("Le brouillon est supprimé.");
});

test("photos sent to a draft deleted in another tab lead to the list of drafts, which says that it is deleted", async () => {
  const { draft, visitor, post } = await ownerAtAreas();
  await visitor.open(`/publier/${draft}/photos`);
  await post("/publier", { intent: "delete", draft });
  visitor.enter({ "Choisir des photos": [new File(["x"], "vue.jpg")] });
  await visitor.press("Envoyer");
  expect([visitor.status, visitor.path]).toEqual([200, "/publier?supprime"]);
  expect(visitor.page.text).toContain("Le brouillon est supprimé.");
});

test("for a listing published in another tab the page says where to edit it, and keeps the typed text", async () => {
  const { visitor, draft, post } = await ownerAtAreas();
  await post(`/publier/${draft}/verification`);
  visitor.enter({ "Surface habitable (m²)": "99" });
  await visitor.press("Continuer");
  expect(visitor.status).toBe(409);
  const alert = visitor.page.one("alert");
  expect(alert.text).toContain("Cette annonce est déjà en ligne : modifiez-la depuis « Mes publications »");
  expect(alert.one("link").attribute("href")).toBe("/publications");
  expect(visitor.page.field("Surface habitable (m²)").value).toBe("99");
});

test.each(["retiree", "transmis"])(
  "a listing that is %s after its publication is not described as online",
  async (status) => {
    const { draft, ask, post } = await ownerAtAreas();
    await post(`/publier/${draft}/verification`);
    expect((await ask(`/publier/${draft}/en-ligne`)).status).toBe(200);
    await portal.db.$client.query(
      "update listings set status = $1 where id = (select listing_id from published_drafts where draft_id = $2)",
      [status, draft],
    );
    expect((await ask(`/publier/${draft}/en-ligne`)).headers.get("location")).toBe("/publications");
  },
);

test("a draft is deleted after a confirmation, and the list shows a message", async () => {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const id = await createDraft(portal.db, { userId: account.id, form: { title: "À jeter" } });
  const drafts = async () => (await portal.db.$client.query("select from listing_drafts where id = $1", [id])).rowCount;
  const visitor = await openVisitor(portal, "/publier", { as: account });
  await visitor.follow("Supprimer : À jeter");
  await visitor.follow("Garder le brouillon");
  expect(await drafts()).toBe(1);
  await visitor.follow("Supprimer : À jeter");
  await visitor.press("Supprimer le brouillon");
  expect(visitor.page.text).toContain("Le brouillon est supprimé.");
  expect(await drafts()).toBe(0);
});

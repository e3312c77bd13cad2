import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listingDrafts } from "#db/schema/drafts.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { heicFile, makePicture } from "../factories/pictures.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { type GeocoderServer, startGeocoder } from "../setup/servers/geocoder-server.ts";
import { type HttpPortal, openHttpPortal } from "../setup/portals/http-portal.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";

let geocoder: GeocoderServer;
let portal: HttpPortal;
beforeAll(async () => {
  geocoder = await startGeocoder();
  portal = await openHttpPortal({ template: "communes", settings: { GEOCODER_URL: geocoder.url } });
});
afterAll(async () => {
  await portal.close();
  await geocoder.stop();
});

/** An owner without JavaScript, at a step of a new draft. */
async function ownerAt(step: string, form?: Parameters<typeof flatForm>[0]) {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const draft = await createDraft(portal.db, { userId: account.id, form: flatForm(form) });
  return { draft, owner: await openVisitor(portal, `/publier/${draft}/${step}`, { as: account }) };
}

const title = ({ page }: HttpVisitor) => page.one("heading", undefined, { level: 1 }).text;

/** A visitor searches a listing by its title. */
async function findByTitle(wanted: string): Promise<HttpVisitor> {
  const visitor = await openVisitor(portal, `/Rechercher?q=${encodeURIComponent(wanted)}`);
  expect(visitor.page.all("article")).toHaveLength(1);
  return visitor;
}

test("without JavaScript an owner completes all steps, and visitors find the listing", async () => {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const owner = await openVisitor(portal, "/publier", { as: account });
  const [steps] = /^\/publier\/[\w-]{36}(?=\/bien$)/.exec(owner.path)!;
  const group = (legend: string) => owner.page.one("group", legend);
  owner.enter({ "À vendre": true, Appartement: true, [owner.page.field(/^Commune/).name]: "Nantes (44)" });
  owner.enter({ Adresse: "8 rue Crébillon", Quartier: "Graslin" });
  await owner.press("Continuer");
  expect(title(owner)).toBe("Surfaces et pièces");
  owner.enter({ "Surface habitable (m²)": "63,5", "Surface Carrez (m²)": "62,8", "Nombre de pièces": "3" });
  owner.enter({ Chambres: "2", "Salles de bains": "1", Balcon: true });
  owner.enter({ Oui: true }, group("Cuisine"));
  owner.enter({ "Nom de la pièce": "Séjour", "Surface (m²)": "24,2" }, group("Pièce 1"));
  await owner.press("Ajouter une pièce");
  owner.enter({ "Nom de la pièce": "Chambre" }, group("Pièce 2"));
  await owner.press("Continuer");
  expect(title(owner)).toBe("Prix");
  owner.enter({ Prix: "285 000" });
  owner.enter({ Non: true }, group("Le bien fait partie d’une copropriété"));
  await owner.press("Continuer");
  expect(title(owner)).toBe("Diagnostics");
  owner.enter({ "En cours": true });
  await owner.press("Continuer");
  await owner.open(`${steps}/description`);
  const name = `Appartement ${uniqueLetters()}`;
  owner.enter({ Titre: name, [owner.page.field(/^Description/).name]: "À deux pas du théâtre.\n\nSéjour au sud." });
  await owner.press("Continuer");
  expect(title(owner)).toBe("Vérification");
  expect(owner.page.text).toContain("Tout est prêt.");
  await owner.press("Déposer l’annonce");
  expect(title(owner)).toBe("Votre annonce est en ligne");
  await owner.follow("Voir l’annonce");
  expect(title(owner)).toBe(name);

  const visitor = await findByTitle(name);
  await visitor.follow(visitor.page.one("article").one("link", name));
  expect(title(visitor)).toBe(name);
  expect(visitor.page.text).toContain("24,2 m²");
  expect(visitor.page.text).not.toContain("rue Crébillon");
  await owner.open(`${steps}/prix`);
  expect(title(owner), "a step after publishing").toBe("Votre annonce est en ligne");
});

test("without JavaScript the typed address is found, and the fields contain the position", async () => {
  const { draft, owner } = await ownerAt("bien");
  await owner.press("Trouver l’adresse sur la carte");
  expect(owner.page.text).toContain("Adresse trouvée : l’épingle y est.");
  expect(owner.page.field("Latitude").value).toBe("47.21331");
  owner.enter({ Latitude: "47,2" });
  await owner.press("Continuer");
  expect(owner.path).toBe(`/publier/${draft}/surfaces`);
  const [stored] = await portal.db.select().from(listingDrafts).where(eq(listingDrafts.id, draft));
  expect(stored!.form).toMatchObject({ latitude: "47,2", longitude: "-1.56012" });
});

const jpegs = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const bytes = await makePicture({ width: 120, height: 90 }).jpeg().toBuffer();
      return new File([new Uint8Array(bytes)], `vue-${index + 1}.jpg`, { type: "image/jpeg" });
    }),
  );
const tiles = ({ page }: HttpVisitor) => page.select("li[data-photo]");
const order = (visitor: HttpVisitor) => tiles(visitor).map((tile) => tile.attribute("data-photo"));
const alerts = ({ page }: HttpVisitor) => page.all("alert").map(({ text }) => text);

test("without JavaScript several photos are uploaded at once, refused photos are named, and the others are sorted", async () => {
  const { owner } = await ownerAt("photos");
  await owner.press("Envoyer");
  expect(owner.page.text).toContain("Choisissez au moins une photo.");
  const heic = new File([new Uint8Array(heicFile())], "IMG_1.HEIC", { type: "image/heic" });
  owner.enter({ "Choisir des photos": [...(await jpegs(3)), heic] });
  await owner.press("Envoyer");
  expect(alerts(owner)).toEqual([expect.stringContaining("IMG_1.HEIC")]);
  const [first, second, third] = order(owner);
  await owner.press("Avancer la photo 3");
  expect(order(owner)).toEqual([first, third, second]);
  owner.enter({ "Décrivez la photo 1": "Façade" });
  await owner.press(tiles(owner)[0]!.one("button", "Enregistrer"));
  expect(owner.page.all("image", "Façade")).toHaveLength(1);
  await owner.press("Retirer la photo 2");
  expect(order(owner)).toEqual([first, second]);
});

test("without JavaScript the eleventh photo is refused, and the ten others are counted on the card", async () => {
  const name = `Loft ${uniqueLetters()}`;
  const { draft, owner } = await ownerAt("photos", { title: name });
  owner.enter({ "Choisir des photos": await jpegs(11) });
  await owner.press("Envoyer");
  expect([owner.status, alerts(owner)]).toEqual([422, ["Vous pouvez ajouter jusqu'à 10 images"]]);
  expect(tiles(owner)).toHaveLength(10);
  await owner.open(`/publier/${draft}/verification`);
  await owner.press("Déposer l’annonce");
  expect((await findByTitle(name)).page.one("article").text).toContain("10 photos");
});

test("the photo step is available in English", async () => {
  const { owner } = await ownerAt("photos");
  owner.cookies.set("langue", "en");
  await owner.open(owner.path);
  owner.enter({ "Choose photos": await jpegs(1) });
  await owner.press("Send");
  expect(owner.page.one("button", "Remove photo 1")).toBeDefined();
  expect(owner.page.text).toContain("Main photo");
});

test("the preview is the public page; publishing then shows it to everyone", async () => {
  const name = `Maison ${uniqueLetters()}`;
  const { owner } = await ownerAt("verification", { title: name, dpeStatus: "en-cours" });
  await owner.follow("Voir l’aperçu");
  expect(owner.page.text).toContain("Aperçu : personne d’autre ne voit cette page.");
  expect(title(owner)).toBe(name);
  expect(owner.page.text).not.toContain("8 rue Crébillon");
  await owner.follow("Revenir à l’annonce");
  await owner.press("Déposer l’annonce");
  expect(title(owner)).toBe("Votre annonce est en ligne");
  const visitor = await findByTitle(name);
  await visitor.follow(visitor.page.one("article").one("link", name));
  expect(title(visitor)).toBe(name);
});

test("hostile texts are shown as text, in steps, lists, preview and page", async () => {
  const mark = uniqueLetters();
  const name = `<script>document.title="${mark}"</script>"><img src=x onerror=alert(1)>`.slice(0, 100);
  const { draft, owner } = await ownerAt("description", {
    title: name,
    description: `${name} ${mark}`,
    address: "'; drop table listings; --",
    showsExactPosition: "oui",
    roomName: [name],
    roomArea: ["1"],
    heating: "{{7*7}}",
  });
  expect(owner.page.field("Titre").value).toBe(name);
  await owner.open("/publier");
  expect(owner.page.text).toContain(name);
  await owner.open(`/publier/${draft}/apercu`);
  expect(title(owner)).toBe(name);
  await owner.open(`/publier/${draft}/verification`);
  await owner.press("Déposer l’annonce");
  await owner.follow("Voir l’annonce");
  expect(title(owner)).toBe(name);
  expect(owner.page.element.querySelector("title")!.textContent).toContain("<script>");
  expect(owner.page.text).toContain("{{7*7}}");
  for (const html of owner.received) {
    expect(html).not.toContain("<script>document");
    expect(html).not.toContain("<img src=x");
  }
});

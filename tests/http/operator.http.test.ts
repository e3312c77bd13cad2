import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { UNNOTIFIED_MS } from "#app/platform/public-changes.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createListing } from "../factories/listings.ts";
import { form, plainSpaces } from "../setup/visitors/http-forms.ts";
import { cookieHeader } from "../setup/visitors/test-accounts.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { type HttpPortal, openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";

const kit = join(import.meta.dirname, "..", "..", "brand");
const folder = await mkdtemp(join(tmpdir(), "bienvu-operator-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const options = {
  template: "communes" as const,
  settings: {
    BRAND_DIR: folder,
    SITE_NAME: "Portail d’essai",
    LOG_LEVEL: "warn",
    GOOGLE_CLIENT_ID: "client-d-essai",
    GOOGLE_CLIENT_SECRET: "secret-d-essai",
  },
};
const portal = useHttpPortal(options);

beforeEach(async () => {
  await cp(kit, folder, { recursive: true });
  passASecond();
});

/** Without notifications, the portal reads its kit again after a second. */
const passASecond = () => portal.clock.set(new Date(portal.clock.read().getTime() + UNNOTIFIED_MS));
async function writeText(file: string, text: string) {
  await writeFile(join(folder, file), text);
  passASecond();
}
const write = (file: string, content: unknown) => writeText(file, JSON.stringify(content));
async function remove(file: string) {
  await rm(join(folder, file));
  passASecond();
}
const read = async (path: string, from: Pick<HttpPortal, "fetch"> = portal) =>
  plainSpaces(await (await from.fetch(path)).text());
async function home() {
  const response = await portal.fetch("/");
  return { status: response.status, text: plainSpaces(await response.text()) };
}

describe("the brand kit", () => {
  test("a portal without listings shows its home page", async () => {
    const { status, text } = await home();
    expect(status).toBe(200);
    expect(text).toContain("Trouvez ou Publiez un Bien");
    expect(text).toContain("/brand/banniere.webp");
  });

  test("an edited kit shows once it is read again, without a build", async () => {
    const images = [{ alt: "image-banier", src: "https://example.org/mer.jpg" }];
    expect((await home()).text).not.toContain("https://example.org/mer.jpg");
    await writeFile(join(folder, "images.json"), JSON.stringify(images));
    expect((await home()).text).not.toContain("https://example.org/mer.jpg");
    passASecond();
    expect((await home()).text).toContain('src="https://example.org/mer.jpg"');
    expect((await portal.fetch("/")).headers.get("content-security-policy")).toContain(
      "img-src 'self' data: blob: https://example.org;",
    );
    expect(await (await portal.fetch("/Api/images.json")).json()).toEqual(images);
  });

  test("an operator has the files read again at once; a broken one is reported, and its last valid version stays", async () => {
    const tagline = (text: string) => writeFile(join(folder, "accueil.json"), text);
    onTestFinished(() => remove("accueil.json"));
    const as = await portal.accounts.openOperator("operator", portal.clock.read());
    const visitor = await openVisitor(portal, "/administration/contenu", { as, provenAt: portal.clock.read() });
    const main = () => visitor.page.one("main").text;
    await tagline('{ "accroche": "Chez les voisins" }');
    await visitor.press("Relire les fichiers");
    expect(main()).toContain("Les fichiers ont été relus.");
    expect((await home()).text).toContain("Chez les voisins");
    await tagline("{");
    await visitor.press("Relire les fichiers");
    const problem = `Le fichier ${join(folder, "accueil.json")} n’est pas du JSON valable (ligne 1, ou juste avant).`;
    expect(main()).toContain(problem);
    expect(portal.logged.join("\n")).toContain(`${problem} Sa dernière version valable reste en service.`);
    expect((await home()).text).toContain("Chez les voisins");
    await visitor.open("/administration/journal?acte=content.reread");
    expect(main()).toContain("Fichiers relus");
  });

  test("a moderator cannot have the files read again", async () => {
    const { storageState } = await portal.accounts.openOperator("moderator", portal.clock.read());
    const answer = await portal.fetch("/administration/contenu", {
      method: "POST",
      headers: { cookie: cookieHeader(storageState) },
      body: new URLSearchParams({ intent: "reread" }),
    });
    expect(answer.status).toBe(404);
    const { rows } = await portal.db.$client.query("select from operator_acts where actor = 'moderator'");
    expect(rows).toEqual([]);
  });

  test("a missing kit is reported in the specification's words", async () => {
    await remove("images.json");
    const { status, text } = await home();
    expect(status).toBe(200);
    expect(text).toContain("Erreur : Erreur lors de la récupération du fichier JSON");
    expect((await portal.fetch("/Api/images.json")).ok).toBe(false);
  });

  test("an unreadable kit is reported with the reason; its last pictures stay", async () => {
    await home();
    await writeText("images.json", "[{");
    const { status, text } = await home();
    expect(status).toBe(200);
    expect(text).toMatch(/Erreur : \S/);
    expect(text).not.toContain("récupération du fichier JSON");
    expect(text).toContain("/brand/banniere.webp");
  });

  test.each(["", "[]", "  \n"])("an empty kit is reported: %j", async (content) => {
    await writeText("images.json", content);
    const { status, text } = await home();
    expect(status).toBe(200);
    expect(text).toContain("Aucune donnée disponible.");
  });

  test("the legal notice is an example until the operator writes one; a missing one is reported", async () => {
    expect(await read("/mentions-legales")).toContain("Exemple à compléter par l’exploitant du portail");
    const own = {
      nom: "Maisons & Cie",
      adresse: "1 rue du Port, 29000 Quimper",
      telephone: "02 98 00 00 00",
      courriel: "bonjour@example.org",
    };
    const host = { nom: "Hébergeur SAS", adresse: "2 quai du Port, 59100 Roubaix", telephone: "03 20 00 00 00" };
    await write("mentions-legales.json", { editeur: own, directeurDePublication: "Awa Diop", hebergeur: host });
    const text = await read("/mentions-legales");
    for (const shown of ["Maisons &amp; Cie", own.courriel, "Awa Diop", "Hébergeur SAS"]) expect(text).toContain(shown);
    expect(text).not.toMatch(/Exemple à compléter|Numéro de TVA/);
    await writeText("mentions-legales.json", '{\n  "editeur": {}\n  "hebergeur": {}\n}');
    expect(await read("/mentions-legales")).toContain("Maisons &amp; Cie");
    const logged = portal.logged.filter((line) => line.includes("mentions-legales.json"));
    expect(logged).toEqual([expect.stringContaining("n’est pas du JSON valable (ligne 3, ou juste avant)")]);
    await remove("mentions-legales.json");
    expect(await read("/mentions-legales")).toContain("ne sont pas encore renseignées");
  });

  test("the copyright has the specification's year, unless the operator's legal notice gives one", async () => {
    const footer = async () => /© (\d+) Portail d’essai/.exec((await home()).text)?.[1];
    expect(await footer()).toBe("2024");
    const notice = JSON.parse(await readFile(join(kit, "mentions-legales.json"), "utf8")) as object;
    await write("mentions-legales.json", { ...notice, annee: 2031 });
    expect(await footer()).toBe("2031");
  });

  test("the accessibility statement says « non conforme » without an audit, and shows the operator's audit", async () => {
    await remove("mentions-legales.json");
    const without = await read("/accessibilite");
    for (const told of [
      "Accessibilité : non conforme",
      "aucun audit n’a encore été mené",
      "Défenseur des droits",
      "09 69 39 00 00",
      "ne sont pas encore renseignées",
    ])
      expect(without).toContain(told);
    await write("mentions-legales.json", {
      editeur: {
        nom: "Maisons & Cie",
        adresse: "1 rue du Port",
        telephone: "02 98 00 00 00",
        courriel: "bonjour@example.org",
      },
      directeurDePublication: "Awa Diop",
      hebergeur: { nom: "H", adresse: "R", telephone: "03" },
    });
    onTestFinished(() => remove("accessibilite.json"));
    await write("accessibilite.json", {
      auditeur: "Cabinet Témoin",
      date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      taux: 87.5,
      nonConformites: ["Le plan du site manque."],
    });
    const text = await read("/accessibilite");
    for (const told of [
      "Accessibilité : partiellement conforme",
      "Maisons &amp; Cie s’engage",
      "Cabinet Témoin",
      "87,5 %",
      "Le plan du site manque.",
      "bonjour@example.org",
    ])
      expect(text).toContain(told);
    expect(text).not.toContain("aucun audit");
  });

  test("the web app manifest has the operator's name", async () => {
    const answer = await portal.fetch("/manifest.webmanifest");
    expect(answer.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
    expect(await answer.json()).toMatchObject({
      name: "Portail d’essai",
      short_name: "Portail d’essai",
      start_url: "/",
    });
  });

  test("testimonials are plain text, never markup", async () => {
    const words = { name: "Awa <b>Diop</b>", place: "Nantes", text: "Clés en main : parfait !" };
    await write("temoignages.json", [words]);
    const { text } = await home();
    expect(text).toContain("Awa &lt;b&gt;Diop&lt;/b&gt;");
    expect(text).toContain("Clés en main : parfait");
  });

  test("each picture of the kit is in its place", async () => {
    const roles = ["logo", "image-banier", "image-card", "img-card2", "img-avis", "facebook", "google"];
    await write(
      "images.json",
      roles.map((alt) => ({ alt, src: `https://kit.example/${alt}.svg` })),
    );
    const withHomes = await openHttpPortal(options);
    onTestFinished(withHomes.close);
    await createListing(withHomes.db, { propertyType: "maison", photos: 0 });
    await createListing(withHomes.db, { propertyType: "appartement", photos: 0 });
    const picturesOf = async (path: string) => {
      const found = (await read(path, withHomes)).matchAll(/<img[^>]* src="https:\/\/kit\.example\/([^"]+)\.svg"/g);
      return new Set([...found].map(([, role]) => role));
    };
    expect(await picturesOf("/")).toEqual(new Set(["logo", "image-banier", "image-card", "img-card2", "img-avis"]));
    expect(await picturesOf("/annonces")).toEqual(new Set(["logo", "image-card", "img-card2"]));
    expect((await read("/annonces", withHomes)).match(/Photo à venir/g)).toHaveLength(2);
    expect(await picturesOf("/connexion")).toEqual(new Set(["logo", "facebook", "google"]));
  });
});

test("an advertiser's photo is on the card, and the profile shows what is offered and whether there is a kitchen", async () => {
  const withHomes = await openHttpPortal(options);
  onTestFinished(withHomes.close);
  const { db } = withHomes;
  const { id, slug } = await createAdvertiser(db, { photoUrl: "/brand/avis.webp", photoAlt: "Portrait d’Hélène" });
  await createListing(db, { advertiserId: id, transaction: "location", photos: 4, details: { hasKitchen: true } });
  const words = async (path: string) => (await read(path, withHomes)).replaceAll(/<!--.*?-->/g, "");
  expect(await words("/annonceurs")).toMatch(/<img src="\/brand\/avis\.webp" alt="Portrait d’Hélène"/);
  const profile = await words(`/annonceurs/${slug}`);
  expect(profile).toContain("Bien à louer");
  expect(profile).toMatch(/Cuisine<\/dt><dd[^>]*>Oui<\/dd>/);
  await createListing(db, { advertiserId: id, photos: 0 });
  expect(await words(`/annonceurs/${slug}`)).toContain("Biens à vendre et à louer");
});

test("with its keys, a login with Google redirects to Google; Facebook without keys is disabled, with the reason", async () => {
  const answer = await portal.fetch("/connexion/externe", form({ provider: "google", suite: "" }));
  expect(new URL(answer.headers.get("location")!).origin).toBe("https://accounts.google.com");
  const page = await portal.fetch("/connexion");
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self' https://accounts.google.com;");
  const text = plainSpaces(await page.text());
  expect(text).not.toContain("La connexion avec Google n’est pas activée");
  expect(text).toMatch(
    /<button[^>]*(disabled[^>]*aria-describedby="facebook-off"|aria-describedby="facebook-off"[^>]*disabled)/,
  );
  expect(text).toContain("La connexion avec Facebook n’est pas activée sur ce portail.");
});

describe("an internal error", () => {
  let broken: HttpPortal;
  beforeAll(async () => {
    broken = await openHttpPortal(options);
    await broken.db.$client.query("drop table advertisers cascade");
    await broken.db.$client.query("drop table users cascade");
  });
  afterAll(() => broken.close());

  test("shows the site's error page, with a reference that is in the log, and no internals", async () => {
    const response = await broken.fetch("/annonceurs", { headers: { "X-Request-Id": "forged" } });
    const page = await response.text();
    const reference = response.headers.get("x-request-id")!;
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(page).toContain("Quelque chose s’est mal passé de notre côté");
    expect(page).toContain("Portail d’essai");
    expect(page).toContain(reference);
    expect(page).not.toContain("forged");
    expect(page).not.toMatch(/relation|select |node_modules|\.ts:\d+|build\/server/);
    const line = broken.logged.find((logged) => logged.includes(reference));
    expect(line).toContain('relation \\"advertisers\\" does not exist');
  });

  test("does not affect pages that do not need the failed part", async () => {
    expect((await broken.fetch("/credits")).status).toBe(200);
    const unknown = await broken.fetch("/nulle-part");
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).not.toContain(unknown.headers.get("x-request-id"));
  });

  test("during a sign-up is shown in the specification's words, keeps the typed text, and is logged", async () => {
    const fields = {
      firstName: "Zoé",
      familyName: "Le Goff",
      email: "zoe@example.org",
      userType: "chercheur",
      password: "Abcdef1!",
      confirmation: "Abcdef1!",
    };
    const answer = await broken.fetch("/creer-compte", form(fields));
    const page = await answer.text();
    expect(answer.status).toBe(503);
    expect(page).toContain("Une erreur est survenue lors de l&#x27;inscription.");
    expect(page).toContain('value="Le Goff"');
    expect(page).not.toContain("Abcdef1!");
    expect(broken.logged.join("\n")).toContain("a sign-up failed");
  });
});

import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createListing } from "../factories/listings.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portal-process.ts";

const kit = join(import.meta.dirname, "..", "..", "brand");
const googleKeys = { GOOGLE_CLIENT_ID: "client-d-essai", GOOGLE_CLIENT_SECRET: "secret-d-essai" };
let folder: string;
let portal: PortalProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-operator-"));
  portal = spawnPortal({
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    BRAND_DIR: join(folder, "brand"),
    SAMPLE_LISTINGS: "0",
    SITE_NAME: "Portail d’essai",
    ...googleKeys,
  });
  address = await portal.opened;
});
afterAll(async () => {
  await stopPortal(portal);
  await rm(folder, { recursive: true, force: true });
});

const writeImages = (text: string) => writeFile(join(folder, "brand", "images.json"), text);
const home = async () => {
  const response = await fetch(address);
  return { status: response.status, text: (await response.text()).replaceAll("\u00A0", " ") };
};

describe("the brand kit", () => {
  beforeEach(() => cp(kit, join(folder, "brand"), { recursive: true }));

  test("a portal without any listing shows its home page all the same", async () => {
    const { status, text } = await home();
    expect(status).toBe(200);
    expect(text).toContain("Trouvez ou Publiez un Bien");
    expect(text).toContain("/brand/banniere.webp");
  });

  test("an edited kit shows at the next visit, without a build", async () => {
    await writeImages(JSON.stringify([{ alt: "image-banier", src: "https://example.org/mer.jpg" }]));
    expect((await home()).text).toContain('src="https://example.org/mer.jpg"');
    expect((await fetch(address)).headers.get("content-security-policy")).toContain(
      "img-src 'self' data: blob: https://example.org;",
    );
    expect(await (await fetch(`${address}/Api/images.json`)).json()).toEqual([
      { alt: "image-banier", src: "https://example.org/mer.jpg" },
    ]);
  });

  test("a kit that is missing is told in the specification's words", async () => {
    await rm(join(folder, "brand", "images.json"));
    const { status, text } = await home();
    expect(status).toBe(200);
    expect(text).toContain("Erreur : Erreur lors de la récupération du fichier JSON");
    expect((await fetch(`${address}/Api/images.json`)).ok).toBe(false);
  });

  test("a kit that cannot be read is told with its reason", async () => {
    await writeImages("[{");
    const { status, text } = await home();
    expect(status).toBe(200);
    expect(text).toMatch(/Erreur : \S/);
    expect(text).not.toContain("récupération du fichier JSON");
  });

  test.each(["", "[]", "  \n"])("an empty kit is told: %j", async (content) => {
    await writeImages(content);
    const { status, text } = await home();
    expect(status).toBe(200);
    expect(text).toContain("Aucune donnée disponible.");
  });

  test("the legal notice is an example until the operator writes one, and says so where there is none", async () => {
    const read = async () => (await (await fetch(`${address}/mentions-legales`)).text()).replaceAll("\u00A0", " ");
    expect(await read()).toContain("Exemple à compléter par l’exploitant du portail");
    const own = {
      nom: "Maisons & Cie",
      adresse: "1 rue du Port, 29000 Quimper",
      telephone: "02 98 00 00 00",
      courriel: "bonjour@example.org",
    };
    const host = { nom: "Hébergeur SAS", adresse: "2 quai du Port, 59100 Roubaix", telephone: "03 20 00 00 00" };
    await writeFile(
      join(folder, "brand", "mentions-legales.json"),
      JSON.stringify({ editeur: own, directeurDePublication: "Awa Diop", hebergeur: host }),
    );
    const text = await read();
    for (const shown of ["Maisons &amp; Cie", own.courriel, "Awa Diop", "Hébergeur SAS"]) expect(text).toContain(shown);
    expect(text).not.toMatch(/Exemple à compléter|Numéro de TVA/);
    await rm(join(folder, "brand", "mentions-legales.json"));
    expect(await read()).toContain("ne sont pas encore renseignées");
  });

  test("the accessibility statement is honest without an audit, and tells one that the operator gives", async () => {
    const read = async () => (await (await fetch(`${address}/accessibilite`)).text()).replaceAll("\u00A0", " ");
    const without = await read();
    for (const told of [
      "Accessibilité : non conforme",
      "aucun audit n’a encore été mené",
      "Défenseur des droits",
      "09 69 39 00 00",
      "ne sont pas encore renseignées",
    ])
      expect(without).toContain(told);
    await writeFile(
      join(folder, "brand", "mentions-legales.json"),
      JSON.stringify({
        editeur: {
          nom: "Maisons & Cie",
          adresse: "1 rue du Port",
          telephone: "02 98 00 00 00",
          courriel: "bonjour@example.org",
        },
        directeurDePublication: "Awa Diop",
        hebergeur: { nom: "H", adresse: "R", telephone: "03" },
      }),
    );
    const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await writeFile(
      join(folder, "brand", "accessibilite.json"),
      JSON.stringify({ auditeur: "Cabinet Témoin", date, taux: 87.5, nonConformites: ["Le plan du site manque."] }),
    );
    const text = await read();
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
    await rm(join(folder, "brand", "accessibilite.json"));
  });

  test("the site put on a phone's screen bears the operator's name", async () => {
    const answer = await fetch(`${address}/manifest.webmanifest`);
    expect(answer.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
    expect(await answer.json()).toMatchObject({
      name: "Portail d’essai",
      short_name: "Portail d’essai",
      start_url: "/",
    });
  });

  test("testimonials are the operator's words, never markup", async () => {
    await writeFile(
      join(folder, "brand", "temoignages.json"),
      JSON.stringify([{ name: "Awa <b>Diop</b>", place: "Nantes", text: "Clés en main : parfait !" }]),
    );
    const { text } = await home();
    expect(text).toContain("Awa &lt;b&gt;Diop&lt;/b&gt;");
    expect(text).toContain("Clés en main : parfait");
  });
});

test("each picture of the kit stands in its place", async () => {
  const { url } = await startEmbeddedPostgres(join(folder, "data"));
  const db = openDatabase(url, { maxConnections: 1 });
  await createListing(db, { propertyType: "maison", photos: 0 });
  await createListing(db, { propertyType: "appartement", photos: 0 });
  await db.$client.end();
  const roles = ["logo", "image-banier", "image-card", "img-card2", "img-avis", "facebook", "google"];
  await writeImages(JSON.stringify(roles.map((alt) => ({ alt, src: `https://kit.example/${alt}.svg` }))));
  const picturesOf = async (path: string) =>
    new Set(
      [
        ...(await (await fetch(address + path)).text()).matchAll(
          /<img[^>]* src="https:\/\/kit\.example\/([^"]+)\.svg"/g,
        ),
      ].map(([, role]) => role),
    );
  expect(await picturesOf("/")).toEqual(new Set(["logo", "image-banier", "image-card", "img-card2", "img-avis"]));
  expect(await picturesOf("/annonces")).toEqual(new Set(["logo", "image-card", "img-card2"]));
  expect((await (await fetch(`${address}/annonces`)).text()).match(/Photo à venir/g)).toHaveLength(2);
  expect(await picturesOf("/connexion")).toEqual(new Set(["logo", "facebook", "google"]));
});

test("an advertiser's photo stands on the card, and the profile says what is offered and whether there is a kitchen", async () => {
  const { url } = await startEmbeddedPostgres(join(folder, "data"));
  const db = openDatabase(url, { maxConnections: 1 });
  const { id, slug } = await createAdvertiser(db, { photoUrl: "/brand/avis.webp", photoAlt: "Portrait d’Hélène" });
  await createListing(db, { advertiserId: id, transaction: "location", photos: 4, details: { hasKitchen: true } });
  const read = async (path: string) => (await (await fetch(address + path)).text()).replaceAll(/<!--.*?-->/g, "");
  expect(await read("/annonceurs")).toMatch(/<img src="\/brand\/avis\.webp" alt="Portrait d’Hélène"/);
  const profile = await read(`/annonceurs/${slug}`);
  expect(profile).toContain("Bien à louer");
  expect(profile).toMatch(/Cuisine<\/dt><dd[^>]*>Oui<\/dd>/);
  await createListing(db, { advertiserId: id, photos: 0 });
  expect(await read(`/annonceurs/${slug}`)).toContain("Biens à vendre et à louer");
  await db.$client.end();
});

test("a login with Google leads there once its keys are set; Facebook without keys is off and says why", async () => {
  const answer = await fetch(`${address}/connexion/externe`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ provider: "google", suite: "" }),
  });
  expect(new URL(answer.headers.get("location")!).origin).toBe("https://accounts.google.com");
  const page = await fetch(`${address}/connexion`);
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self' https://accounts.google.com;");
  const text = (await page.text()).replaceAll("\u00A0", " ");
  expect(text).not.toContain("La connexion avec Google n’est pas activée");
  expect(text).toMatch(
    /<button[^>]*(disabled[^>]*aria-describedby="facebook-off"|aria-describedby="facebook-off"[^>]*disabled)/,
  );
  expect(text).toContain("La connexion avec Facebook n’est pas activée sur ce portail.");
});

describe("a failure of our own", () => {
  beforeAll(async () => {
    // Finds the portal's own server running.
    const { url } = await startEmbeddedPostgres(join(folder, "data"));
    const db = openDatabase(url, { maxConnections: 1 });
    await db.$client.query("drop table advertisers cascade");
    await db.$client.end();
  });

  test("it is told in the site's dress, with a reference that the log has, and nothing of the inside", async () => {
    const response = await fetch(`${address}/annonceurs`, { headers: { "X-Request-Id": "forged" } });
    const page = await response.text();
    const reference = response.headers.get("x-request-id")!;
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect(page).toContain("Quelque chose s’est mal passé de notre côté");
    expect(page).toContain("Portail d’essai");
    expect(page).toContain(reference);
    expect(page).not.toContain("forged");
    expect(page).not.toMatch(/relation|select |node_modules|\.ts:\d+|build\/server/);
    expect(portal.output()).toContain(reference);
    expect(portal.output()).toContain('relation \\"advertisers\\" does not exist');
  });

  test("pages that need nothing of what failed go on", async () => {
    expect((await fetch(`${address}/credits`)).status).toBe(200);
    const unknown = await fetch(`${address}/nulle-part`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).not.toContain(unknown.headers.get("x-request-id"));
  });

  test("a sign-up that fails is told in the specification's words, keeps what was typed, and is in the log", async () => {
    const { url } = await startEmbeddedPostgres(join(folder, "data"));
    const db = openDatabase(url, { maxConnections: 1 });
    await db.$client.query("drop table users cascade");
    await db.$client.end();
    const form = {
      firstName: "Zoé",
      familyName: "Le Goff",
      email: "zoe@example.org",
      userType: "chercheur",
      password: "Abcdef1!",
      confirmation: "Abcdef1!",
    };
    const answer = await fetch(`${address}/creer-compte`, { method: "POST", body: new URLSearchParams(form) });
    const page = await answer.text();
    expect(answer.status).toBe(503);
    expect(page).toContain("Une erreur est survenue lors de l&#x27;inscription.");
    expect(page).toContain('value="Le Goff"');
    expect(page).not.toContain("Abcdef1!");
    expect(portal.output()).toContain("a sign-up failed");
  });
});

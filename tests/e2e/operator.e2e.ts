import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portal-process.ts";

const kit = join(import.meta.dirname, "..", "..", "brand");
let folder: string;
let portal: PortalProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-operator-"));
  portal = spawnPortal({ PORT: "0", DATA_DIR: join(folder, "data"), BRAND_DIR: join(folder, "brand"), SAMPLE_LISTINGS: "0", SITE_NAME: "Portail d’essai" });
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
    expect((await fetch(address)).headers.get("content-security-policy")).toContain("img-src 'self' data: blob: https://example.org;");
    expect(await (await fetch(`${address}/Api/images.json`)).json()).toEqual([{ alt: "image-banier", src: "https://example.org/mer.jpg" }]);
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

  test("testimonials are the operator's words, never markup", async () => {
    await writeFile(join(folder, "brand", "temoignages.json"), JSON.stringify([{ name: "Awa <b>Diop</b>", place: "Nantes", text: "Clés en main : parfait !" }]));
    const { text } = await home();
    expect(text).toContain("Awa &lt;b&gt;Diop&lt;/b&gt;");
    expect(text).toContain("Clés en main : parfait");
  });
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
});

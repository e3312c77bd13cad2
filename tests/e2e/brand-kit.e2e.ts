import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portal-process.ts";

const kit = join(import.meta.dirname, "..", "..", "brand");
let folder: string;
let portal: PortalProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-kit-"));
  portal = spawnPortal({ PORT: "0", DATA_DIR: join(folder, "data"), BRAND_DIR: join(folder, "brand"), SAMPLE_LISTINGS: "0" });
  address = await portal.opened;
});
afterAll(async () => {
  await stopPortal(portal);
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => cp(kit, join(folder, "brand"), { recursive: true }));

const writeImages = (text: string) => writeFile(join(folder, "brand", "images.json"), text);
const home = async () => {
  const response = await fetch(address);
  return { status: response.status, text: (await response.text()).replaceAll("\u00A0", " ") };
};

test("a portal without any listing shows its home page all the same", async () => {
  const { status, text } = await home();
  expect(status).toBe(200);
  expect(text).toContain("Trouvez ou Publiez un Bien");
  expect(text).toContain("/brand/banniere.webp");
});

test("an edited kit shows at the next visit, without a build", async () => {
  await writeImages(JSON.stringify([{ alt: "image-banier", src: "https://example.org/mer.jpg" }]));
  expect((await home()).text).toContain('src="https://example.org/mer.jpg"');
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

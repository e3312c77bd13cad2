import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openKit } from "#app/platform/documents/kit.server.ts";
import { brandRoles, readBrandFile, readBrandKit, readImagesJson, readTestimonials } from "./brand-kit.server.ts";
import { findKitProblems } from "./site-kit.server.ts";

const kitIn = (folder: string) => openKit({ folder, log: { warn: () => {} } });
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-brand-"));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) => writeFile(join(folder, "images.json"), text);

test("the kit that comes with the portal has the seven roles of the specification", async () => {
  const kit = await readBrandKit(kitIn(join(import.meta.dirname, "..", "..", "brand")));
  expect(kit.state === "ready" && Object.keys(kit.images).toSorted()).toEqual([...brandRoles].toSorted());
});

test("a missing file has the state not-ok, a file without data empty, a broken file failed", async () => {
  expect(await readBrandKit(kitIn(folder))).toEqual({ state: "not-ok", images: {}, stored: {} });
  await write("");
  expect(await readBrandKit(kitIn(folder))).toEqual({ state: "empty", images: {}, stored: {} });
  await write("[]");
  expect(await readBrandKit(kitIn(folder))).toEqual({ state: "empty", images: {}, stored: {} });
  await write("[{");
  expect(await readBrandKit(kitIn(folder))).toEqual({
    state: "failed",
    message: "le fichier images.json n’est pas du JSON valable (ligne 1, ou juste avant)",
    images: {},
    stored: {},
  });
});

test.each(["javascript:alert(1)", "//evil.example/x.png", "http://clear.example/x.png"])(
  "an address of another kind is refused: %s",
  async (src) => {
    await write(JSON.stringify([{ alt: "logo", src }]));
    expect(await readBrandKit(kitIn(folder))).toEqual({ state: "not-ok", images: {}, stored: {} });
  },
);

test("only pictures of the folder are served", async () => {
  await writeFile(join(folder, "logo.svg"), "<svg/>");
  await writeFile(join(folder, "secret.txt"), "x");
  expect(await readBrandFile(folder, "logo.svg")).toMatchObject({ type: "image/svg+xml" });
  for (const name of ["secret.txt", "../images.svg", "..%2fimages.svg", "absent.png", "logo.svg\0.png", ""]) {
    expect(await readBrandFile(folder, name)).toBeNull();
  }
});

test("the home page omits broken testimonials, and does not fail", async () => {
  await writeFile(join(folder, "temoignages.json"), "{}");
  expect(await readTestimonials(kitIn(folder))).toEqual([]);
});

test("the list of pictures has what pages show, not a file that was not read yet", async () => {
  const kit = kitIn(folder);
  await write('[{ "alt": "logo", "src": "/a.svg", "note": "x" }]');
  const shown = [{ alt: "logo", src: "/a.svg" }];
  expect(await readImagesJson(kit)).toEqual(shown);
  await write('[{ "alt": "logo", "src": "/b.svg" }]');
  expect(await readImagesJson(kit)).toEqual(shown);
  expect((await readBrandKit(kit)).images).toEqual({ logo: "/a.svg" });
});

test("broken texts of pages are reported, of those that the site can show", async () => {
  const broken = ["texte/cgu.json", "pages/nos-agences.json"];
  await Promise.all(["texte", "pages"].map((name) => mkdir(join(folder, name))));
  for (const name of [...broken, "pages/Pas Une Adresse.json", "pages/brouillon.txt"])
    await writeFile(join(folder, name), "{");
  await writeFile(join(folder, "pages", "valable.json"), '{ "titre": "T", "texte": "t" }');
  expect(await findKitProblems(kitIn(folder))).toEqual(
    broken.map((name) => `Le fichier ${join(folder, name)} n’est pas du JSON valable (ligne 1, ou juste avant).`),
  );
});

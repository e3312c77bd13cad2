import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { builtInCostTable } from "#app/domain/cost-table.ts";
import { createCommune } from "../factories/communes.ts";
import { createDraft, rentalForm } from "../factories/drafts.ts";
import { createListing } from "../factories/listings.ts";
import { openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });
const COSTS = "/administration/reglages/frais-achat";
const RENTS = "/administration/reglages/encadrement-loyers";
const NOW = new Date("2026-12-01T10:00:00Z");

async function openAs(path: string) {
  portal.clock.set(NOW);
  return openVisitor(portal, path, { as: await portal.accounts.openOperator("operator", NOW), provenAt: NOW });
}
type Visitor = Awaited<ReturnType<typeof openAs>>;
const main = (visitor: Visitor) => visitor.page.one("main").text;
const fileOf = (content: unknown) => [
  new File([typeof content === "string" ? content : JSON.stringify(content)], "a.json", { type: "application/json" }),
];

const { duties } = builtInCostTable;
const newTable = {
  ...builtInCostTable,
  date: "2027-02-03",
  source: "Chambre des notaires",
  duties: { ...duties, departments: { ...duties.departments, "06": 3.8 } },
};

test("a new table of costs shows its differences, is used by the pages at once, is logged and can be undone", async () => {
  const commune = await createCommune(portal.db, { departmentCode: "06" });
  const { slug, reference } = await createListing(portal.db, { communeId: commune.id, price: 200_000_00, photos: 0 });
  const budget = async () => (await openVisitor(portal, `/annonces/${slug}-${reference}/budget`)).page.text;
  const visitor = await openAs(COSTS);
  expect(await budget()).toContain("d’après le barème du 1er juin 2026");

  visitor.enter({ "Fichier JSON": fileOf(newTable) });
  await visitor.press("Aperçu");
  const rows = visitor.page
    .all("row")
    .map((row) => [...row.all("rowheader"), ...row.all("cell")].map(({ text }) => text).join(" | "));
  expect(rows.slice(1)).toEqual([
    "Date | 1er juin 2026 | 3 février 2027",
    expect.stringMatching(/^Source \| Code de commerce.* \| Chambre des notaires$/),
    "Droits, part du département (%) : 06 | 4,5 | 3,8",
  ]);
  expect(await budget()).toContain("d’après le barème du 1er juin 2026");

  await visitor.press("Enregistrer");
  expect(main(visitor)).toContain("c’est la version 1");
  expect(await budget()).toContain("d’après le barème du 3 février 2027");
  expect(await budget()).toContain("Droits de mutation (5,09 %)");
  const page = await portal.fetch(`/annonces/${slug}-${reference}`);
  expect(await page.text()).toContain("barème du 3 février 2027");
  await visitor.open("/administration/reglages");
  expect(main(visitor)).toContain("Barème du 3 février 2027");
  expect(main(visitor)).toContain("Enregistré dans l’administration.");

  await visitor.open(COSTS);
  await visitor.press("Revenir au contenu d’origine");
  expect(await budget()).toContain("d’après le barème du 1er juin 2026");
  await visitor.open("/administration/journal?acte=content.change&objet=frais-achat.json");
  expect(main(visitor)).toContain("Contenu modifié");
});

test("another instance renews its cached pages with the new table, and with its own file once files are read again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-costs-file-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "frais.json");
  await writeFile(file, JSON.stringify(builtInCostTable));
  const other = await openHttpPortal({ beside: portal, settings: { PAGE_CACHE_MB: "8", COSTS_FILE: file } });
  onTestFinished(() => other.close());
  const { id: communeId } = await createCommune(portal.db, { departmentCode: "44" });
  const { slug, reference } = await createListing(portal.db, { communeId, price: 200_000_00, photos: 0 });
  const shows = async (day: string) =>
    (await (await other.fetch(`/annonces/${slug}-${reference}`)).text()).includes(`barème du ${day}`);
  const visitor = await openAs(COSTS);
  other.clock.set(NOW);
  for (const _ of [1, 2]) expect(await shows("1er juin 2026")).toBe(true);
  visitor.enter({ "Fichier JSON": fileOf({ ...newTable, date: "2027-03-04" }) });
  await visitor.press("Enregistrer");
  await expect.poll(() => shows("4 mars 2027")).toBe(true);
  await visitor.press("Revenir au contenu d’origine");
  await expect.poll(() => shows("1er juin 2026")).toBe(true);
  await writeFile(file, JSON.stringify({ ...newTable, date: "2027-05-06" }));
  await visitor.open("/administration/contenu");
  expect(await shows("1er juin 2026")).toBe(true);
  await visitor.press("Relire les fichiers");
  await expect.poll(() => shows("6 mai 2027")).toBe(true);
});

test.each([
  ["no JSON", '{\n  "date": ', "Ce texte n’est pas du JSON valable (ligne 2, ou juste avant)."],
  ["a text for a figure", { ...newTable, vatPercent: "20" }, "« vatPercent » : il faut un nombre"],
  [
    "figures in the wrong order",
    { ...newTable, disbursements: [1_200, 800] },
    "« disbursements » : le premier nombre doit être le plus petit",
  ],
  [
    "a sign that the database refuses",
    { ...newTable, source: "a\0" },
    "« source » : ce texte contient un signe impossible",
  ],
])(
  "an invalid table is refused with the place of its mistake, and stays in the form for correction: %s",
  async (_, content, sentence) => {
    const visitor = await openAs(COSTS);
    visitor.enter({ "Fichier JSON": fileOf(content) });
    await visitor.press("Enregistrer");
    expect(visitor.status).toBe(422);
    expect(main(visitor)).toContain(sentence);
    const typed = visitor.page.field("Texte en JSON").value;
    expect(typed).toBe(typeof content === "string" ? content : JSON.stringify(content));
    visitor.enter({ "Texte en JSON": JSON.stringify(newTable) });
    await visitor.press("Aperçu");
    expect(main(visitor)).toContain("Ce qui change");
  },
);

test("a file in another encoding, or far too large, is refused with its reason", async () => {
  const visitor = await openAs(COSTS);
  visitor.enter({ "Fichier JSON": [new File([new Uint8Array([0x7b, 0xe9, 0x7d])], "a.json")] });
  await visitor.press("Enregistrer");
  expect(main(visitor)).toContain("n’est pas un texte en UTF-8");
  visitor.enter({ "Fichier JSON": fileOf(" ".repeat(500_001)) });
  await visitor.press("Enregistrer");
  expect(main(visitor)).toContain("500 Ko au plus");
});

test("once rent control is prolonged, the form asks for its figures at once, and no longer when the change is undone", async () => {
  const visitor = await openAs("/administration/reglages");
  expect(main(visitor)).toContain("En métropole, aucune période d’encadrement des loyers ne vaut aujourd’hui");
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const inParis = { commune: "Paris 15e", livingArea: "40", price: "890", charges: "80", deposit: "810" };
  const draft = await createDraft(portal.db, { userId: account.id, form: rentalForm(inParis) });
  const owner = await openVisitor(portal, `/publier/${draft}/prix`, { as: account });
  expect(owner.page.text).not.toContain("Encadrement");

  await visitor.follow("Changer l’encadrement des loyers");
  visitor.enter({ "Fichier JSON": fileOf({ from: "2026-11-25", until: "2026-11-01", source: "loi n° 2026-1" }) });
  await visitor.press("Enregistrer");
  expect(main(visitor)).toContain("« from » doit venir avant « until »");
  visitor.enter({ "Texte en JSON": '{"from": "2026-11-25", "until": "2029-12-31", "source": "loi n° 2026-1"}' });
  await visitor.press("Enregistrer");
  expect(visitor.status).toBe(200);
  expect(main(visitor)).not.toContain("En métropole, aucune période");
  await owner.open(`/publier/${draft}/prix`);
  expect(owner.page.text).toContain("soumise à l’encadrement des loyers (loi n° 2026-1)");

  await visitor.press("Revenir au contenu d’origine");
  await owner.open(`/publier/${draft}/prix`);
  expect(owner.page.text).not.toContain("Encadrement");
});

test("when two operators save, the second learns of the first version, and can then replace it", async () => {
  const [first, second] = [await openAs(RENTS), await openAs(RENTS)];
  const period = (until: string) => JSON.stringify({ from: "2027-01-01", until, source: "loi n° 2026-2" });
  first.enter({ "Texte en JSON": period("2028-12-31") });
  await first.press("Enregistrer");
  second.enter({ "Fichier JSON": fileOf(period("2029-12-31")) });
  await second.press("Enregistrer");
  expect(second.status).toBe(409);
  expect(main(second)).toContain("a enregistré la version");
  expect(second.page.field("Texte en JSON").value).toBe(period("2029-12-31"));
  await second.press("Enregistrer");
  expect(second.status).toBe(200);
  await second.open("/administration/reglages");
  expect(main(second)).toContain("au 31 décembre 2029");
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { Database } from "#db/client.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { importLines } from "#db/schema/feeds.ts";
import { flatForm, rentalForm } from "#tests/factories/drafts.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { homeKinds, homeLine } from "#tests/factories/poliris-lines.ts";
import { publishingOn } from "#tests/setup/data/publishing.ts";
import { type StockAgency, stockImportsOn } from "#tests/setup/data/stock-imports.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { openArchive } from "../files/open-archive.server.ts";
import { readRecords } from "../files/read-records.server.ts";
import { photoRanks } from "../poliris/ranks.ts";
import { writeExport } from "./export-file.server.ts";
import { findExporter } from "./exports.repository.server.ts";

let [first, second]: TestDatabase[] = [];
let folder: string;
beforeAll(async () => {
  [first, second] = [await createTestDatabase("communes"), await createTestDatabase("communes")];
  folder = await mkdtemp(join(tmpdir(), "bienvu-exports-"));
});
afterAll(async () => {
  await first!.drop();
  await second!.drop();
  await rm(folder, { recursive: true });
});

/** What both portals show of the agency. */
const profile = { agencyName: "La Lucarne Immobilier", phone: "06 39 98 12 34" };

const pictures = new Map<string, Promise<Buffer>>();
/** The first portal's pictures: another one for each address. */
const fetcher = {
  fetch: async (address: string) => {
    const width = 400 + pictures.size;
    if (!pictures.has(address)) pictures.set(address, makePicture({ width }).jpeg().toBuffer());
    return { ok: true as const, bytes: await pictures.get(address)! };
  },
};
const onFirst = stockImportsOn(() => ({ db: first!.db, folder }), fetcher);
const onSecond = stockImportsOn(() => ({ db: second!.db, folder }), fetcher);
const publishing = publishingOn(() => first!.db);

type Written = { zip: Buffer; records: string[][] };

async function exportOf(db: Database, advertiserId: number, site: string): Promise<Written> {
  const exporter = await findExporter(db, advertiserId);
  const zip = await buffer(writeExport({ db, env: { SITE_URL: site, PORT: 0, CURRENCY: "EUR" } }, exporter, "poliris"));
  const path = join(folder, "export.zip");
  await writeFile(path, zip);
  const opened = await openArchive(path);
  if (!opened.ok) throw new Error(opened.code);
  const records: string[][] = [];
  for await (const item of readRecords(opened.archive.readListings()))
    if (item.kind === "record") records.push(item.columns);
    else if (item.kind === "broken") throw new Error(item.code);
  await opened.archive.close();
  return { zip, records };
}

const isPhoto = new Set(photoRanks);
/** A record without the addresses of photos, which differ by portal, and how many there are. */
const comparable = (columns: string[]) => ({
  texts: columns.filter((_, index) => !isPhoto.has(index + 1)),
  photos: photoRanks.filter((rank) => columns[rank - 1] !== "").length,
});

/** Moves what the first portal shows to the second, and compares what both write. */
async function expectSame(advertiserId: number, { homes }: { homes: number }): Promise<StockAgency> {
  const out = await exportOf(first!.db, advertiserId, "https://premier.example");
  expect(out.records).toHaveLength(homes);
  const agency = await onSecond.createAgency(profile);
  const importId = await onSecond.importFile(agency, out.zip);
  const lines = await second!.db.select().from(importLines).where(eq(importLines.importId, importId));
  const kept = lines.filter(({ outcome }) => outcome !== "new");
  expect(kept.map(({ line, outcome, problems }) => ({ line, outcome, problems }))).toEqual([]);
  const again = await exportOf(second!.db, agency.advertiserId, "https://second.example");
  expect(again.records.map(comparable)).toEqual(out.records.map(comparable));
  return agency;
}

const ofAgency: DraftForm = { feeScheduleUrl: "https://agence.example/honoraires" };
const ofSale: DraftForm = { ...ofAgency, feesPayer: "acquereur", feesPercent: "5,26", priceWithoutFees: "270 757" };
const ofRental: DraftForm = { ...ofAgency, tenantFees: "520,50", inventoryFee: "180" };
const house: DraftForm = {
  type: "maison",
  title: "Maison 5 pièces avec jardin",
  landArea: "480",
  carrezArea: "",
  floor: "",
  floorCount: "2",
  features: ["jardin", "garage", "piscine", "cheminee", "alarme", "terrasse"],
};
const plot: DraftForm = { type: "terrain", title: "Terrain à bâtir", landArea: "640", features: ["viabilise"] };

/** One of every kind of home, as their advertiser typed them, with what is typed oddly. */
const forms: DraftForm[] = [
  flatForm(ofSale),
  flatForm({ ...ofAgency, feesPayer: "vendeur", isCopropriete: "non", heating: "", exposure: "est-ouest" }),
  flatForm({ ...ofSale, coproprieteProcedure: "Administration provisoire", latitude: "47.2136", longitude: "-1.5619" }),
  flatForm({
    ...ofAgency,
    feesPayer: "partage",
    feesPercent: "2",
    priceWithoutFees: "279 411,76",
    dpeStatus: "non-soumis",
    dpeExemptReason: "Bien de moins de 50 m²",
  }),
  flatForm({
    ...ofSale,
    commune: "Paris 15e (75)",
    title: 'Dit « Le Parc » "!#" & <b>vue</b>',
    floor: "0",
    hasKitchen: "non",
    kitchen: "",
  }),
  flatForm({ ...ofSale, ...house, isCopropriete: "non" }),
  flatForm({
    ...ofSale,
    ...house,
    commune: "Ajaccio (2A)",
    carrezArea: "112,75",
    livingArea: "112,75",
    heating: "électrique individuel",
    emissions: "0",
    energyConsumption: "0",
  }),
  flatForm({ ...ofSale, ...plot }),
  rentalForm(ofRental),
  rentalForm({
    ...ofRental,
    furnished: "oui",
    deposit: "1 600",
    availableFrom: "2027-01-15",
    charges: "0",
    chargesKind: "",
  }),
  rentalForm({ ...ofRental, ...house, title: "Maison à louer", chargesKind: "forfait", charges: "45,50" }),
  rentalForm({ ...ofAgency, ...plot, title: "Terrain à louer", charges: "10" }),
  rentalForm({
    ...ofRental,
    commune: "Paris 11e (75)",
    furnished: "non",
    price: "1 200",
    charges: "100",
    deposit: "1 100",
    rentBase: "1 050",
    rentReferenceMax: "1 080,40",
    rentSupplement: "50",
  }),
];

test("homes typed on one portal are the same on a second one, in every field of the format", async () => {
  const account = await publishing.account("agence");
  for (const [nth, form] of forms.entries()) await publishing.published(account, form, nth < 3 ? nth : 0);
  const [advertiser] = await first!.db
    .update(advertisers)
    .set(profile)
    .where(eq(advertisers.userId, account.id))
    .returning();
  await expectSame(advertiser!.id, { homes: forms.length });
});

test("homes of a file are exported under its keys, references and agency, and come back the same", async () => {
  const kinds = homeKinds.filter((kind) => kind !== "furnished");
  const oddPhotos = (number: number) => ({
    85: number < 3 ? `https://photos.example/${number}.jpg` : "",
    86: "",
    87: "",
  });
  const lines = [...kinds, ...kinds].map((kind, number) => homeLine(kind, number, oddPhotos(number)));
  const agency = await onFirst.createAgency(profile);
  await onFirst.importFile(agency, polirisArchive({ lines }));
  const moved = await expectSame(agency.advertiserId, { homes: lines.length });
  const { records } = await exportOf(second!.db, moved.advertiserId, "https://second.example");
  expect(records.map((columns) => [columns[0], columns[1], columns[174]])).toEqual(
    lines.map((_, nth) => ["AG35012", `R${String(nth).padStart(4, "0")}`, `KEY-${nth}`]),
  );
});

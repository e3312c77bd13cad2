import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text as textOf } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { openPromise } from "yauzl";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { hashSecret, newSecret } from "#app/platform/security/link-secret.server.ts";
import { advertisers, memberships } from "#db/schema/advertisers.ts";
import { feedHomes, feeds, feedSources } from "#db/schema/feeds.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing, type ListingOverrides } from "#tests/factories/listings.ts";
import { createMedia } from "#tests/factories/media.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { openArchive } from "../files/open-archive.server.ts";
import { writeExport } from "./export-file.server.ts";
import { findExportSettings } from "./export-settings.repository.server.ts";
import type { ExportFormat } from "./export-format.ts";
import { exportFileName } from "../sources/export-file-name.ts";
import { findExporter } from "./exports.repository.server.ts";
import { makeKey } from "../accounts/use-cases/change-account.server.ts";
import { exportAccounts } from "./export-accounts.server.ts";
import { endExportKey } from "./use-cases/change-export.server.ts";
import { fetchExportByKey } from "./use-cases/fetch-export.server.ts";
import { writeExportedFiles } from "./use-cases/write-exported-files.server.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase("communes");
  folder = await mkdtemp(join(tmpdir(), "bienvu-exports-"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const site = "https://portail.example";
let now = new Date("2026-11-26T03:43:00Z");
const needs = () => ({ ...queueingNeeds(database.db), clock: () => now });

/** An agency with homes, and one of its members. */
async function createAgency(homes: ListingOverrides[] = [{}], overrides = {}) {
  const { db } = database;
  const user = await createUser(db, { userType: "agence" });
  const advertiser = await createAdvertiser(db, { userId: user.id, ...overrides });
  const listings = [];
  for (const home of homes)
    listings.push(
      await createListing(db, { advertiserId: advertiser.id, communeId: advertiser.communeId, photos: 0, ...home }),
    );
  return { user, advertiser, listings, actor: await actorOf(db, user) };
}

async function write(advertiserId: number, format: ExportFormat): Promise<string> {
  const exporter = await findExporter(database.db, advertiserId);
  return (await buffer(writeExport(needs(), exporter, format))).toString();
}

const json = async (advertiserId: number) =>
  JSON.parse(await write(advertiserId, "json")) as { site: string; listings: Record<string, unknown>[] };

/** The columns of the lines of an agency's file for portals. */
async function poliris(advertiserId: number): Promise<string[][]> {
  const exporter = await findExporter(database.db, advertiserId);
  const path = join(folder, "annonces.zip");
  await writeFile(path, writeExport(needs(), exporter, "poliris"));
  return linesOf(path);
}

async function linesOf(path: string): Promise<string[][]> {
  const opened = await openArchive(path);
  // A portal that reads files takes none without a line.
  if (!opened.ok && opened.code === "empty") return [];
  if (!opened.ok) throw new Error(opened.code);
  const { archive } = opened;
  const text = await textOf(archive.readListings());
  await archive.close();
  expect(archive.config).toMatchObject({ version: "4.12", application: expect.stringMatching(/^bienvu \/ \d/) });
  return text
    .split("\r\n")
    .filter(Boolean)
    .map((line) => line.slice(1, -1).split('"!#"'));
}

const referencesIn = async (advertiserId: number) =>
  (await json(advertiserId)).listings.map(({ reference }) => reference);

test("homes on show are exported, homes of others and homes that are not on show are not", async () => {
  const hidden = (["retiree", "transmis", "brouillon"] as const).map((status) => ({ status }));
  const agency = await createAgency([
    {},
    { status: "en_negociation", stage: "compromis" },
    ...hidden,
    { status: "retiree", stage: "masquee" },
    { status: "retiree", stage: "pause" },
  ]);
  await createAgency();
  const shown = agency.listings.slice(0, 2).map(({ reference }) => reference);
  expect(await referencesIn(agency.advertiser.id)).toEqual(shown);
  expect((await poliris(agency.advertiser.id)).map((columns) => columns[174])).toEqual(shown);
  expect((await write(agency.advertiser.id, "csv")).trimEnd().split("\r\n")).toHaveLength(3);
});

test("an imported home keeps its file's key, reference and agency; others have the portal's, and the first feed's agency", async () => {
  const { db } = database;
  const { advertiser, listings } = await createAgency([{}, {}, {}]);
  const [ofFile, own, transferred] = listings;
  const [source] = await db.insert(feedSources).values({ advertiserId: advertiser.id, kind: "push" }).returning();
  const other = await createAgency();
  const [feed, others] = await db
    .insert(feeds)
    .values([
      { sourceId: source!.id, agency: "AG7", advertiserId: advertiser.id, acceptedAt: now },
      { sourceId: source!.id, agency: "AG8", advertiserId: other.advertiser.id, acceptedAt: now },
    ])
    .returning();
  const home = { hash: "", form: {}, photos: [] };
  await db.insert(feedHomes).values([
    { feedId: feed!.id, key: "K-1", reference: "V 12", listingId: ofFile!.id, ...home },
    { feedId: others!.id, key: "K-2", reference: "V 13", listingId: transferred!.id, ...home },
  ]);
  const heads = (await poliris(advertiser.id)).map((columns) => [columns[0], columns[1], columns[174]]);
  expect(heads).toEqual([
    ["AG7", "V 12", "K-1"],
    ["AG7", own!.reference, own!.reference],
    ["AG7", transferred!.reference, transferred!.reference],
  ]);
  const alone = await createAgency();
  expect((await poliris(alone.advertiser.id))[0]![0]).toBe(`bienvu-${alone.advertiser.id}`);
});

test("no data of the owner, of private notes or of an account is exported", async () => {
  const { advertiser, user } = await createAgency([{}], { email: "prive@exemple.fr" });
  const [columns] = await poliris(advertiser.id);
  expect(columns!.slice(113, 122)).toEqual(Array(9).fill(""));
  const all = await Promise.all((["csv", "json"] as const).map((format) => write(advertiser.id, format)));
  for (const text of [...all, columns!.join()])
    for (const secret of [user.email, "prive@exemple.fr", user.id]) expect(text).not.toContain(secret);
});

test("the table has a name for each column, and amounts as spreadsheets read them", async () => {
  const { advertiser } = await createAgency([
    { title: "=1+1", price: 23_550_050, namedRooms: [{ name: "Séjour", area: 24.2 }], floor: -1 },
  ]);
  const text = await write(advertiser.id, "csv");
  expect(text.startsWith("\uFEFFRéférence du portail;")).toBe(true);
  const [head, row] = text
    .slice(1)
    .split("\r\n")
    .map((line) => line.split(";"));
  expect(new Set(head).size).toBe(head!.length);
  expect(row).toHaveLength(head!.length);
  const cell = (name: string) => row![head!.indexOf(name)];
  expect(cell("Titre")).toBe("'=1+1");
  expect(cell("Prix, ou loyer par mois charges comprises")).toBe("235500,50");
  expect(cell("Étage")).toBe("-1");
  expect(cell("Pièces, une à une")).toBe("Séjour 24,2 m²");
  expect(cell("Équipements")).toBe("Ascenseur, Balcon, Cave");
  expect(cell("Honoraires à la charge de")).toBe("Le vendeur");
});

test("the file for programs has amounts in euros, photos with their addresses, and leaves out what is unknown", async () => {
  const { db } = database;
  const [jpeg, webp] = [await createMedia(db, { format: "jpeg" }), await createMedia(db)];
  const { advertiser, listings } = await createAgency([
    {
      price: 23_550_050,
      photos: [
        { mediaId: jpeg.id, alt: "Séjour" },
        { mediaId: webp.id, alt: "" },
      ],
    },
  ]);
  const { listings: homes, site: written } = await json(advertiser.id);
  expect(written).toBe(site);
  expect(homes[0]).toMatchObject({
    reference: listings[0]!.reference,
    url: `${site}/annonces/${listings[0]!.slug}-${listings[0]!.reference}`,
    stage: "disponible",
    transaction: "vente",
    price: 235_500.5,
    photos: [
      { url: `${site}/media/${jpeg.sha256}/original.jpg`, title: "Séjour" },
      { url: `${site}/media/${webp.sha256}/mail.jpg`, title: "" },
    ],
  });
  expect(homes[0]).not.toHaveProperty("landArea");
});

test("the same homes give the same bytes on another day, also of more homes than are read at once", async () => {
  const communeId = (await createCommune(database.db)).id;
  const { advertiser } = await createAgency(Array.from({ length: 105 }, () => ({ communeId, namedRooms: [] })));
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  for (const format of ["poliris", "csv", "json"] as const) {
    vi.setSystemTime(new Date("2026-11-26T12:00:00Z"));
    const first = await write(advertiser.id, format);
    vi.setSystemTime(new Date("2026-11-27T12:00:00Z"));
    expect(await write(advertiser.id, format)).toBe(first);
  }
  expect(new Set(await referencesIn(advertiser.id)).size).toBe(105);
});

test.each([
  ["EUR", "Euro"],
  ["CHF", "CHF"],
] as const)("the archive names the currency %s", async (currency, named) => {
  const { advertiser } = await createAgency();
  const exporter = await findExporter(database.db, advertiser.id);
  const { db, env } = needs();
  const path = join(folder, "devise.zip");
  await writeFile(path, writeExport({ db, env: { ...env, CURRENCY: currency } }, exporter, "poliris"));
  const zip = await openPromise(path);
  const texts: string[] = [];
  for await (const entry of zip.eachEntry())
    if (entry.fileName === "Config.txt") texts.push(await textOf(await zip.openReadStreamPromise(entry)));
  expect(texts).toEqual([expect.stringContaining(`Devise=${named}`)]);
});

test("an organisation without homes, or no organisation, has an empty file", async () => {
  const { advertiser } = await createAgency([]);
  expect(await poliris(advertiser.id)).toEqual([]);
  expect(await textOf(writeExport(needs(), null, "json"))).toContain('"listings":[\n]}');
});

const call = (key: string) => ({ request: new Request("http://localhost"), inAddress: key, format: "json" }) as const;

test("a key opens the files of its organisation alone, until it is replaced or ended", async () => {
  const { db } = database;
  const [agency, other] = [await createAgency(), await createAgency()];
  const made = await makeKey(needs(), exportAccounts, { id: null, actor: agency.actor, seen: "" });
  if (!made.ok) throw new Error(made.code);
  const fetched = async (key: string) => {
    const answer = await fetchExportByKey(needs(), call(key));
    return answer.ok ? JSON.parse(await textOf(answer.file)).listings.length : answer.code;
  };
  const others = [newSecret(), "x", ""];
  expect([await fetched(made.key), ...(await Promise.all(others.map(fetched)))]).toEqual([
    1,
    "unknown_key",
    "unknown_key",
    "no_key",
  ]);
  expect((await findExportSettings(db, agency.advertiser.id))!.keyUsedAt).toEqual(now);
  const stored = await findExportSettings(db, agency.advertiser.id);
  expect(stored!.keyHash).toBe(hashSecret(made.key));

  // Two people at once: the second one learns that the key has changed.
  expect(await makeKey(needs(), exportAccounts, { id: null, actor: agency.actor, seen: "" })).toEqual({
    ok: false,
    code: "changed",
  });
  await endExportKey(needs(), { actor: other.actor });
  expect(await fetched(made.key)).toBe(1);
  const seen = now.toISOString();
  now = new Date(now.getTime() + 1_000);
  const replaced = await makeKey(needs(), exportAccounts, { id: null, actor: agency.actor, seen });
  if (!replaced.ok) throw new Error(replaced.code);
  expect([await fetched(made.key), await fetched(replaced.key)]).toEqual(["unknown_key", 1]);
  await endExportKey(needs(), { actor: agency.actor });
  expect(await fetched(replaced.key)).toBe("unknown_key");
});

test("a suspended organisation fetches nothing, an assistant makes no key", async () => {
  const { db } = database;
  const { actor, advertiser } = await createAgency();
  const made = await makeKey(needs(), exportAccounts, { id: null, actor, seen: "" });
  if (!made.ok) throw new Error(made.code);
  await db.update(advertisers).set({ standing: "suspended" }).where(eq(advertisers.id, advertiser.id));
  expect(await fetchExportByKey(needs(), call(made.key))).toEqual({ ok: false, code: "suspended" });
  const assistant = await createUser(db, { userType: "chercheur" });
  const { id: advertiserId } = (await createAgency()).advertiser;
  await db.insert(memberships).values({ advertiserId, userId: assistant.id, role: "assistant" });
  expect(await makeKey(needs(), exportAccounts, { id: null, actor: await actorOf(db, assistant), seen: "" })).toEqual({
    ok: false,
    code: "no_profile",
  });
});

test("each night the folder gets a file per agency, which later nights replace or delete", async () => {
  const { db } = database;
  const root = join(folder, "exports");
  await mkdir(root);
  for (const other of ["bienvu_personne.zip", "bienvu.zip", "notes.txt"]) await writeFile(join(root, other), "x");
  const run = () => {
    const { env, ...rest } = needs();
    const log = pino({ level: "silent" });
    return writeExportedFiles({ ...rest, log, env: { ...env, EXPORTS_DIR: root } }, AbortSignal.timeout(60_000));
  };
  const [staying, ending, renamed] = [await createAgency(), await createAgency(), await createAgency()];
  const empty = await createAgency([]);
  const nameOf = ({ advertiser }: { advertiser: { slug: string } }) => exportFileName(advertiser.slug);
  await run();
  const names = await readdir(root);
  expect(names).toEqual(expect.arrayContaining([staying, ending, renamed].map(nameOf)));
  expect(names, "of an agency without homes").not.toContain(nameOf(empty));
  expect(names.filter((name) => !name.startsWith("bienvu_"))).toEqual(["bienvu.zip", "notes.txt"]);
  expect(names).not.toContain("bienvu_personne.zip");
  expect(await linesOf(join(root, nameOf(staying)))).toHaveLength(1);

  const before = await readFile(join(root, nameOf(staying)));
  await db.execute(`update listings set status = 'retiree' where id = ${staying.listings[0]!.id}`);
  await run();
  expect(await readFile(join(root, nameOf(staying))), "once a night").toEqual(before);
  now = new Date(now.getTime() + 24 * 3_600_000);
  await db.update(advertisers).set({ leftAt: now }).where(eq(advertisers.id, ending.advertiser.id));
  await db.update(advertisers).set({ slug: "autre-nom" }).where(eq(advertisers.id, renamed.advertiser.id));
  await run();
  expect(await linesOf(join(root, nameOf(staying)))).toEqual([]);
  const later = await readdir(root);
  expect(later).toContain("bienvu_autre-nom.zip");
  for (const gone of [ending, renamed]) expect(later).not.toContain(nameOf(gone));
});

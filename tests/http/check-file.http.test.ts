import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { ArchiveRefusal } from "#app/feeds/files/archive-refusal.ts";
import { feedRefusalWords } from "#app/i18n/fr/feeds/feed-refusals.ts";
import { type FileVariant, polirisArchive } from "../factories/poliris-archive.ts";
import { polirisFiles } from "../factories/poliris-files.ts";
import { homeLine, homeLines } from "../factories/poliris-lines.ts";
import { hostilePolirisFiles } from "../hostile/poliris-files.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const portal = useHttpPortal({ template: "communes" });
const PATH = "/verifier-un-fichier";
const CSV = `${PATH}?csv`;
const MEGABYTE = 1_048_576;

let networks = 0;
/** Each file comes from a separate network, since a limit counts files by network. */
const newNetwork = () => portal.visitFrom(`198.51.${Math.floor(++networks / 250)}.${networks % 250}`);

const formOf = (bytes: Buffer, name = "stock.zip") => {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name));
  return form;
};
const send = (bytes: Buffer, { path = PATH, from = newNetwork() } = {}) =>
  from.fetch(path, { method: "POST", body: formOf(bytes), redirect: "manual" });

/** The page that a browser without scripts shows after it has sent a file. */
async function check(bytes: Buffer, name = "stock.zip") {
  const visitor = await openVisitor({ ...portal, ...newNetwork() }, PATH);
  visitor.enter({ "Fichier ZIP ou Annonces.csv": [new File([new Uint8Array(bytes)], name)] });
  await visitor.press("Vérifier le fichier");
  return { status: visitor.status, text: plainSpaces(visitor.page.one("main").text), visitor };
}

/** Numbers of lines by outcome. */
const countsIn = (text: string) =>
  ["serai(?:en)?t en ligne", "à compléter", "non repris", "illisibles?"].map((what) =>
    Number(new RegExp(`(\\d+) ?${what}|${what} ?(\\d+)`).exec(text)?.slice(1).find(Boolean)),
  );

/** Names of the files left in the folder of bodies and checked files. */
const leftFiles = async () => (await readdir(portal.dataDir)).filter((name) => name !== "media");

test("search engines, each page's footer and the sitemap lead to the page, which says what it does", async () => {
  const visitor = await openVisitor(portal, "/credits");
  await visitor.follow(visitor.page.one("contentinfo").one("link", "Vérifier un fichier Poliris"));
  expect([visitor.status, visitor.path]).toEqual([200, PATH]);
  const { text } = visitor.page.one("main");
  for (const said of ["Versions 4.07 à 4.12", "Rien n’est conservé", "114 à 122"])
    expect(plainSpaces(text)).toContain(said);
  expect(await (await portal.fetch("/sitemaps/pages.xml")).text()).toContain(`${PATH}</loc>`);
});

describe("a good file", () => {
  test("is summarised, with its first homes", async () => {
    const { status, text } = await check(polirisArchive({ lines: homeLines(12) }), "logiciel_agence.zip");
    expect(status).toBe(200);
    for (const said of [
      "Rapport : logiciel_agence.zip",
      "4.12, d’après la colonne 301",
      "Logiciel / 3.2",
      "UTF-8",
      "Par leurs adresses (Mode=URL)",
      "Aperçu des premiers biens",
      "DPE C",
      "3 photos",
      "Appartement lumineux avec balcon",
    ])
      expect(text).toContain(said);
    expect(countsIn(text)).toEqual([12, 0, 0, 0]);
    expect(text.slice(text.indexOf("Aperçu")).match(/ · Complet/g)).toHaveLength(10);
  });

  test("is not stored, nor shown to others", async () => {
    const answer = await send(polirisArchive({ lines: homeLines(2) }));
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await leftFiles()).toEqual([]);
    expect(await (await portal.fetch(PATH)).text()).not.toContain("Appartement lumineux");
    const { rows } = await portal.db.$client.query("select 1 from imports union all select 1 from listing_drafts");
    expect(rows).toEqual([]);
  });
});

test("mistakes are reported by kind and line by line, with the value read and the correction", async () => {
  const lines = [
    homeLine("flat", 1, { 11: "nous consulter" }),
    homeLine("flat", 2, { 4: "parking/box" }),
    homeLine("house", 3, { 5: "99999", 6: "QXZWKPT", 108: "", 109: "" }),
    homeLine("flat", 4, { 85: "absente.jpg" }),
  ];
  const { text } = await check(polirisArchive({ lines, photos: "Mode=FULL\r\n" }));
  expect(countsIn(text)).toEqual([1, 2, 1, 0]);
  for (const said of [
    "2 lignes sont à corriger avant publication.",
    "Ligne 1, réf. R0001",
    "« nous consulter »",
    "Écrivez seulement des chiffres",
    "Nous ne trouvons pas cette commune. Lu : « 99999 QXZWKPT »",
    "Le portail ne publie pas ce type de bien.",
    "« absente.jpg »",
    "dont 1 introuvable",
  ])
    expect(text).toContain(said);
});

test("the file's content is shown as text, and the owner's columns are never shown", async () => {
  const owner = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [114 + at, `SECRET${at}`]));
  const lines = [homeLine("flat", 1, { ...owner, 2: "<b>R1</b>", 11: "<script>alert(1)</script>", 20: "<img src=x>" })];
  const html = await (await send(polirisArchive({ lines, config: "Application=<i>Logiciel\r\n" }))).text();
  for (const raw of ["<script>alert", "<b>R1", "<img src=x", "<i>Logiciel", "SECRET"]) expect(html).not.toContain(raw);
  expect(html).toContain("&lt;script&gt;alert");
  expect(await (await send(polirisArchive({ lines }), { path: CSV })).text()).not.toContain("SECRET");
});

test("the whole report comes as CSV from the same form", async () => {
  const lines = homeLines(250).map((line) => line.replace('"vente"', '"troc"').replace('"location"', '"troc"'));
  const bytes = polirisArchive({ lines });
  const { text, visitor } = await check(bytes);
  expect(text).toContain("autres lignes ont quelque chose à corriger");
  visitor.enter({ "Fichier ZIP ou Annonces.csv": [new File([new Uint8Array(bytes)], "stock.zip")] });
  await visitor.press("Recevoir le rapport en CSV");
  expect([visitor.status, visitor.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(visitor.headers.get("content-disposition")).toBe('attachment; filename="rapport-poliris.csv"');
  const rows = visitor.received.at(-1)!.split("\r\n");
  expect(rows[0]).toContain("Ligne;Référence;Résultat;Gravité;Champ;Valeur lue;Remarque;Que faire");
  const numbers = rows.slice(1).flatMap((row) => row.split(";")[0] || []);
  expect(new Set(numbers).size).toBe(250);
});

describe("refusals", () => {
  test.each([
    ["no file", null, 400, "Choisissez un fichier."],
    ["an empty file", Buffer.alloc(0), 422, "Ce fichier ne contient aucun bien."],
    ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, "Ce n’est pas un fichier Poliris."],
    ["half an archive", polirisArchive({ lines: homeLines(9) }).subarray(0, 900), 422, "Ce fichier est incomplet"],
  ])("%s: the page shows the reason, also when the CSV is requested", async (_what, bytes, status, sentence) => {
    const form = bytes === null ? new FormData() : formOf(bytes);
    if (bytes === null) form.append("file", new File([], ""));
    for (const path of [PATH, CSV]) {
      const answer = await newNetwork().fetch(path, { method: "POST", body: form });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
      const html = plainSpaces(await answer.text());
      for (const said of [sentence, "Fichier ZIP ou Annonces.csv"]) expect(html).toContain(said);
    }
  });

  test("a form with text fields only has no file", async () => {
    const answer = await newNetwork().fetch(PATH, { method: "POST", body: new URLSearchParams({ file: "stock.zip" }) });
    expect([answer.status, (await answer.text()).includes("Choisissez un fichier.")]).toEqual([400, true]);
  });

  test("a file over 20 MB: refused on the page; a much longer one: refused before it is read, with a separate page", async () => {
    const answer = await send(Buffer.alloc(20 * MEGABYTE + 1, "x"));
    expect(answer.status).toBe(413);
    expect(plainSpaces(await answer.text())).toContain("Ce fichier est trop gros : 20 Mo au plus.");
    const head =
      `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${30 * MEGABYTE}\r\n\r\n`;
    const { answer: early, leave } = portal.begin(head, Buffer.alloc(10));
    expect(await early).toMatch(/^HTTP\/1\.1 413 [^]*Ce fichier est trop gros[^]*Annonces\.csv/);
    leave();
    expect(await leftFiles()).toEqual([]);
  });

  test("a truncated form", async () => {
    const body = '--abc\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK';
    const headers = { "Content-Type": "multipart/form-data; boundary=abc" };
    const answer = await newNetwork().fetch(PATH, { method: "POST", body, headers });
    expect([answer.status, (await answer.text()).includes("n’est pas arrivé en entier")]).toEqual([400, true]);
  });
});

describe("concurrent and hourly limits", () => {
  test("a visitor's files are checked beside another visitor's; a fourth file is refused; no checked file has a name on disk", async () => {
    const bytes = polirisArchive({ lines: homeLines(1) });
    const holder = await portal.db.$client.connect();
    await holder.query("begin; lock table attempts in exclusive mode");
    const from = newNetwork();
    const held = [send(bytes, { from }), send(bytes, { from, path: CSV }), send(bytes, { from }), send(bytes)];
    try {
      const waiting = async () => {
        const { rows } = await holder.query<{ count: number }>(
          "select count(*)::int from pg_locks where relation = 'attempts'::regclass and not granted",
        );
        return rows[0]!.count;
      };
      await expect.poll(waiting, { timeout: 10_000 * timeoutFactor }).toBe(2);
      expect(await leftFiles()).toEqual([]);
      for (const path of [PATH, CSV]) {
        const fourth = await send(bytes, { from, path });
        expect([fourth.status, fourth.headers.get("retry-after")]).toEqual([429, "60"]);
        expect(await fourth.text()).toContain("Des fichiers sont déjà en cours de vérification.");
      }
    } finally {
      await holder.query("rollback");
      holder.release();
      await Promise.allSettled(held);
    }
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test("the number of files that a visitor checks per hour is limited", async () => {
    const from = newNetwork();
    const bytes = Buffer.from("nothing");
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++) statuses.push((await send(bytes, { from })).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
    const { rows } = await portal.db.$client.query("select 1 from attempts where key like 'fileChecks %'");
    expect(rows.length).toBeGreaterThan(0);
    expect((await send(bytes)).status).toBe(422);
  });
});

/** A refused file, a truncated one, one with an unreadable line. All variants: `file-variants.db.test.ts`. */
const variants = [
  ({ expected }: FileVariant) => "refusal" in expected,
  ({ expected }: FileVariant) => "isTruncated" in expected,
  ({ expected }: FileVariant) => "lines" in expected && expected.lines.includes("unreadable"),
].map((isOne) => polirisFiles.find(isOne)!);

test.each(variants)("$name: $outcome", async ({ expected, bytes }) => {
  const { status, text } = await check(bytes());
  if ("refusal" in expected || expected.lines.length === 0) return expect(status).toBe(422);
  expect(status).toBe(200);
  const { lines, isTruncated } = expected;
  const count = (...wanted: string[]) => lines.filter((outcome) => wanted.includes(outcome)).length;
  expect(countsIn(text)).toEqual([count("online"), count("draft"), count("not_taken"), count("broken", "unreadable")]);
  expect(text.includes("Le fichier est incomplet")).toBe(isTruncated === true);
});

/** The first file of each refusal that the tables of files expect. */
const refusedFiles = new Map<ArchiveRefusal, () => Buffer>();
for (const { refusal, bytes } of [
  ...hostilePolirisFiles,
  ...polirisFiles.map(({ expected, bytes }) => ({ refusal: "refusal" in expected ? expected.refusal : null, bytes })),
])
  if (refusal && !refusedFiles.has(refusal)) refusedFiles.set(refusal, bytes);

/** The files of three lines with hostile texts and addresses, as one: each line with an identifier of its own. */
const hostileLines = hostilePolirisFiles
  .filter(({ name }) => / as (text|values)$|^a photo at /.test(name))
  .map(({ bytes }, at) =>
    bytes()
      .toString()
      .replaceAll(/"KEY-(?=\d+")/g, `"KEY-${at}-`),
  );

// Each hostile file is read in `tests/hostile/poliris-files.test.ts`.
test("hostile files end with a report or a refusal, and leave no file behind", async () => {
  expect(refusedFiles.size).toBeGreaterThanOrEqual(12);
  for (const [refusal, bytes] of refusedFiles) {
    const answer = await send(bytes());
    const html = await answer.text();
    expect([refusal, answer.status, html.includes(feedRefusalWords.french[refusal])]).toEqual([refusal, 422, true]);
  }
  const { status, text, visitor } = await check(Buffer.from(hostileLines.join("")), "Annonces.csv");
  expect(status).toBe(200);
  expect(visitor.received.at(-1)!.length).toBeLessThan(3_000_000);
  expect(countsIn(text).reduce((sum, count) => sum + count)).toBe(3 * hostileLines.length);
  expect(portal.logged).toEqual([]);
  expect(await leftFiles()).toEqual([]);
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { zipFile, type ZipPart } from "#tests/factories/zip-files.ts";
import { collect } from "#tests/setup/data/collect.ts";
import type { ArchiveLimits } from "./limits.ts";
import { type Archive, openArchive } from "./open-archive.server.ts";
import { readRecords, type RecordItem } from "./read-records.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-archive-"));
});
afterAll(() => rm(folder, { recursive: true }));

const LINE = '"A"!#"b"\r\n';
const listings: ZipPart = { name: "Annonces.csv", content: LINE };
const twice = (part: ZipPart): ZipPart[] => [part, part];

let count = 0;
async function open(content: Buffer, limits?: Partial<ArchiveLimits>) {
  const path = join(folder, `${(count += 1)}`);
  await writeFile(path, content);
  const opened = await openArchive(path, limits);
  onTestFinished(async () => {
    if (opened.ok) await opened.archive.close();
  });
  return opened;
}

async function openWell(content: Buffer, limits?: Partial<ArchiveLimits>): Promise<Archive> {
  const opened = await open(content, limits);
  if (!opened.ok) throw new Error(opened.code);
  return opened.archive;
}

const recordsOf = (archive: Archive): Promise<RecordItem[]> => collect(readRecords(archive.readListings()));

test.each<[string, ZipPart[]]>([
  ["by its name", [listings]],
  ["in a folder, in capitals", [{ ...listings, name: "export/ANNONCES.CSV" }]],
  ["in a folder of Windows", [{ ...listings, name: "export\\Annonces.csv", flags: 0 }]],
  ["without compression", [{ ...listings, isStored: true }]],
  ["under another name", [{ ...listings, name: "annonces_35012.csv" }]],
  ["as a text file", [{ ...listings, name: "Annonces.txt" }]],
  ["as the only CSV", [{ ...listings, name: "export.csv" }]],
  ["beside another CSV", [{ name: "agents.csv", content: "x" }, listings]],
  [
    "beside what macOS adds",
    [listings, { name: "__MACOSX/._Annonces.csv", content: "\0\u0005" }, { name: ".DS_Store", content: "" }],
  ],
  ["beside an archive", [listings, { name: "photos.zip", content: zipFile([listings]) }]],
  ["beside folders", [{ name: "photos/", content: "" }, listings]],
])("listings are found %s", async (_, parts) => {
  const archive = await openWell(zipFile(parts));
  expect(await recordsOf(archive)).toMatchObject([{ columns: ["A", "b"] }, { kind: "end", fault: null }]);
});

test("listings alone are read without an archive, whatever the file's name", async () => {
  const archive = await openWell(Buffer.from(LINE));
  expect(archive).toMatchObject({ kind: "csv", photoMode: null, pictureCount: 0 });
  expect(await recordsOf(archive)).toMatchObject([{ columns: ["A", "b"] }, { kind: "end", fault: null }]);
});

test("an archive with a comment is read", async () => {
  await openWell(zipFile([listings], { comment: "Logiciel 3" }));
});

test("Config.txt and Photos.cfg are read whatever their case, spaces and encoding", async () => {
  const archive = await openWell(
    zipFile([
      listings,
      {
        name: "x/CONFIG.TXT",
        content: Buffer.from("version = 4.12 \r\nApplication=Logiciel d\x92\xE9t\xE9 / 3\r\nDEVISE=Euro", "latin1"),
      },
      { name: "photos.cfg", content: "\uFEFFMode = Full\n" },
    ]),
  );
  expect(archive.config).toEqual({ version: "4.12", application: "Logiciel d’été / 3" });
  expect(archive.photoMode).toBe("FULL");
});

test("without Config.txt and a valid Photos.cfg, version, software and photo mode are unknown", async () => {
  const archive = await openWell(zipFile([listings, { name: "Photos.cfg", content: "Mode=AUTRE" }]));
  expect(archive.config).toEqual({ version: null, application: null });
  expect(archive.photoMode).toBeNull();
});

test("pictures are found by name, ignoring case and folder; a name that two pictures share finds none", async () => {
  const archive = await openWell(
    zipFile([
      listings,
      { name: "photos/Été-1.JPG", content: "one" },
      { name: "a/2.jpg", content: "two" },
      { name: "b/2.JPG", content: "three" },
      { name: "readme.html", content: "" },
    ]),
  );
  expect(archive.pictureCount).toBe(2);
  const picture = archive.findPicture("C:\\images\\e\u0301te\u0301-1.jpg");
  expect(picture?.size).toBe(3);
  expect(await picture?.read()).toEqual({ ok: true, bytes: Buffer.from("one") });
  expect(archive.findPicture("2.jpg")).toBeNull();
  expect(archive.findPicture("3.jpg")).toBeNull();
  expect(archive.findPicture("readme.html")).toBeNull();
});

test("a picture that contradicts the archive's directory is refused, other pictures are not", async () => {
  const archive = await openWell(
    zipFile([
      listings,
      { name: "1.jpg", content: "one", sum: 1 },
      { name: "2.jpg", content: "x".repeat(1_000), size: 10 },
      { name: "3.bmp", content: "x".repeat(2_001) },
      { name: "4.jpg", content: "good" },
    ]),
    { pictureBytes: 2_000 },
  );
  const read = async (name: string) => archive.findPicture(name)?.read();
  expect(await read("1.jpg")).toEqual({ ok: false, code: "damaged" });
  expect(await read("2.jpg")).toEqual({ ok: false, code: "damaged" });
  expect(await read("3.bmp")).toEqual({ ok: false, code: "bomb" });
  expect(await read("4.jpg")).toEqual({ ok: true, bytes: Buffer.from("good") });
});

const LOCATOR_BEYOND = Buffer.concat([
  Buffer.from("PK\x06\x07\0\0\0\0", "latin1"),
  Buffer.alloc(8, 0xff),
  Buffer.alloc(4),
]);

test.each<[string, string, Buffer]>([
  ["nothing", "empty", Buffer.alloc(0)],
  ["an archive without files", "empty", zipFile([])],
  ["empty listings", "empty", zipFile([{ ...listings, content: "" }])],
  ["a picture", "not_an_archive", Buffer.from("\x89PNG\r\n\x1A\n\0\0!#", "latin1")],
  ["a table with semicolons", "not_an_archive", Buffer.from("A;b\r\n")],
  ["the first half of an archive", "truncated", zipFile([listings]).subarray(0, 60)],
  ["an archive without its last byte", "truncated", zipFile([listings]).subarray(0, -1)],
  ["an archive with bytes behind it", "damaged", Buffer.concat([zipFile([listings]), Buffer.from("more")])],
  ["a directory elsewhere", "damaged", zipFile([listings], { directoryOffset: 3 })],
  ["a directory beyond the file", "damaged", zipFile([listings], { directoryOffset: 100_000 })],
  ["fewer files than said", "damaged", zipFile([listings], { count: 2 })],
  [
    "a locator beyond what numbers hold",
    "damaged",
    Buffer.concat([zipFile([listings]).subarray(0, -22), LOCATOR_BEYOND, zipFile([]).subarray(-22)]),
  ],
  ["a password", "encrypted", zipFile([{ ...listings, flags: 1 }])],
  ["strong encryption", "encrypted", zipFile([{ ...listings, flags: 0x41 }])],
  ["an unknown compression", "unknown_compression", zipFile([{ ...listings, method: 14 }])],
  ["no listings", "no_listings", zipFile([{ name: "a.jpg", content: "x" }])],
  ["an archive in an archive", "no_listings", zipFile([{ name: "a.zip", content: zipFile([listings]) }])],
  ["listings twice", "several_listings", zipFile([listings, { ...listings, name: "b/annonces.CSV" }])],
  [
    "two other tables",
    "several_listings",
    zipFile([
      { ...listings, name: "a.csv" },
      { ...listings, name: "b.csv" },
    ]),
  ],
  ["one name twice", "duplicate_name", zipFile(twice(listings))],
  ["a name above", "unsafe_name", zipFile([listings, { name: "../../etc/passwd", content: "x" }])],
  ["a name above, of Windows", "unsafe_name", zipFile([listings, { name: "..\\..\\x.jpg", content: "x" }])],
  ["an absolute name", "unsafe_name", zipFile([listings, { name: "/etc/passwd", content: "x" }])],
  ["an absolute name of Windows", "unsafe_name", zipFile([listings, { name: "C:\\x.jpg", content: "x" }])],
  ["an empty name", "unsafe_name", zipFile([listings, { name: "", content: "x" }])],
  ["a name with a null", "unsafe_name", zipFile([listings, { name: "a.jpg\0.csv", content: "x" }])],
  ["a symbolic link", "symbolic_link", zipFile([listings, { name: "a.jpg", content: "/etc/passwd", mode: 0o120777 }])],
  ["a device", "symbolic_link", zipFile([listings, { name: "a.jpg", content: "", mode: 0o060644 }])],
])("%s is refused", async (_, code, content) => {
  expect(await open(content)).toEqual({ ok: false, code });
});

const small = {
  archiveBytes: 10_000,
  entries: 5,
  unpackedBytes: 5_000,
  listingsBytes: 4_000,
  ratio: 20,
  ratioFloorBytes: 500,
};

test.each<[string, string, Buffer]>([
  ["a large archive", "too_large", zipFile([{ ...listings, content: "x".repeat(11_000), isStored: true }])],
  ["large listings alone", "too_large", Buffer.from(LINE.repeat(500))],
  ["many files", "too_many_entries", zipFile(["1", "2", "3", "4", "5", "6"].map((name) => ({ name, content: "" })))],
  ["more listings than allowed", "bomb", zipFile([{ ...listings, content: "x".repeat(4_001), isStored: true }])],
  ["listings that unpack too far", "bomb", zipFile([{ ...listings, content: "x".repeat(3_000) }])],
  ["much in all", "bomb", zipFile([listings, ...["1", "2"].map((name) => ({ name, content: "x".repeat(2_600) }))])],
])("%s is refused", async (_, code, content) => {
  expect(await open(content, small)).toEqual({ ok: false, code });
});

test.each<[string, ZipPart]>([
  ["more bytes than the directory says", { ...listings, content: LINE.repeat(10_000), size: 100 }],
  ["fewer bytes than the directory says", { ...listings, size: 100 }],
  ["another sum than the directory says", { ...listings, sum: 1 }],
  ["a compression that breaks", { ...listings, content: "\xFF\xFF\xFF", isStored: true, method: 8 }],
])("listings of %s end with a fault", async (_, part) => {
  const archive = await openWell(zipFile([part]));
  expect((await recordsOf(archive)).at(-1)).toMatchObject({ kind: "end", isTruncated: true, fault: "damaged" });
});

test("a missing file and a folder are unreadable", async () => {
  expect(await openArchive(join(folder, "missing"))).toEqual({ ok: false, code: "unreadable" });
  expect(await openArchive(folder)).toEqual({ ok: false, code: "unreadable" });
});

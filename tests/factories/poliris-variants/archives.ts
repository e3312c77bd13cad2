import { type FileVariant, fileVariant, listingsText, polirisArchive } from "../poliris-archive.ts";
import { homeLine, homeLines, type Ranks } from "../poliris-lines.ts";
import { zipFile, type ZipPart } from "../zip-files.ts";

/** Names of ten photos of the archive, in ranks 85 to 93 and 164. */
const ownPhotos: Ranks = Object.fromEntries(
  [85, 86, 87, 88, 89, 90, 91, 92, 93, 164].map((rank, at) => [rank, `R0001_${at + 1}.jpg`]),
);

/** Thirty photos: ten are taken, the others counted. */
const thirtyPhotos: Ranks = Object.fromEntries(
  [85, 86, 87, 88, 89, 90, 91, 92, 93, ...range(164, 174), ...range(264, 273)].map((rank, at) => [
    rank,
    `https://photos.example.org/35012/R0001-${at + 1}.jpg`,
  ]),
);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Not real pictures: the file reader does not open them. */
const pictures = (names: string[]): ZipPart[] =>
  names.map((name) => ({ name, content: `picture ${name}`, isStored: true }));

const photos = (mode: string, ranks: Ranks, names: string[]) => ({
  lines: [homeLine("flat", 1, ranks), ...homeLines(2, 5)],
  photos: `Mode=${mode}\r\n`,
  more: pictures(names),
});

const allNames = Object.values(ownPhotos);
const READ = "read as usual";

const photoModes: FileVariant[] = [
  fileVariant(["mode URL", "photos by address", "fetched"], {}),
  fileVariant(["mode FULL", "all photos are in the archive", "taken from it"], {
    content: photos("FULL", ownPhotos, allNames),
  }),
  fileVariant(["mode DIFF", "only one new photo is in the archive", "the others stay as they are"], {
    content: photos("DIFF", ownPhotos, allNames.slice(0, 1)),
  }),
  fileVariant(["mode in small letters", "« mode = full »", "as FULL"], {
    content: { ...photos("full", ownPhotos, allNames), photos: "mode = full" },
  }),
  fileVariant(["an unknown mode", "« Mode=AUTRE »", "by what each photo says"], { content: photos("AUTRE", {}, []) }),
  fileVariant(["no Photos.cfg", "photos by address, and no Photos.cfg", "by what each photo says"], {
    content: { photos: null },
  }),
  fileVariant(["photos in folders and capitals", "names differ in folder and case", "found"], {
    content: photos(
      "FULL",
      ownPhotos,
      allNames.map((name) => `Photos/${name.toUpperCase()}`),
    ),
  }),
  fileVariant(["photos with paths in the lines", "« C:\\photos\\… » in the lines", "found by their names"], {
    content: photos("FULL", { 85: "C:\\photos\\R0001_1.jpg" }, allNames),
  }),
  fileVariant(["missing photos", "FULL, and the archive has none", "online without photos, said"], {
    content: photos("FULL", ownPhotos, []),
  }),
  fileVariant(["two photos of one name", "in two folders", "none is taken, said"], {
    content: photos("FULL", ownPhotos, ["a/R0001_1.jpg", "b/R0001_1.jpg"]),
  }),
  fileVariant(["thirty photos", "ranks 85-93, 164-174, 264-273", "ten are taken, twenty counted"], {
    content: photos("URL", thirtyPhotos, []),
  }),
  fileVariant(["no photo", "no home has one", "online without photos"], {
    content: photos("URL", { 85: "", 86: "", 87: "" }, []),
  }),
  fileVariant(["addresses of photos with spaces", "« photo 1.jpg » without %20", "fetched, or said"], {
    content: photos("URL", { 85: "https://photos.example.org/photo 1.jpg" }, []),
  }),
];

const listings = listingsText({ lines: homeLines(3) });

const names: FileVariant[] = [
  fileVariant(["capitals", "ANNONCES.CSV", READ], { content: { listingsName: "ANNONCES.CSV" } }),
  fileVariant(["a folder", "export/Annonces.csv", READ], { content: { listingsName: "export/Annonces.csv" } }),
  fileVariant(["an agency's name", "annonces_35012.csv", READ], { content: { listingsName: "annonces_35012.csv" } }),
  fileVariant(["another name", "export.csv", READ], { content: { listingsName: "export.csv" } }),
  fileVariant(["a text file", "annonces.txt", READ], { content: { listingsName: "annonces.txt" } }),
  fileVariant(["listings alone", "a CSV without ZIP, whatever its name", READ], { bytes: () => Buffer.from(listings) }),
  fileVariant(["what macOS adds", "__MACOSX/._Annonces.csv", READ], {
    content: { more: [{ name: "__MACOSX/._Annonces.csv", content: "\0\u0005\u0016\u0007" }] },
  }),
  fileVariant(["an archive of photos", "photos.zip beside the listings", "read, the inner archive is ignored"], {
    content: { more: [{ name: "photos.zip", content: zipFile(pictures(["1.jpg"])) }] },
  }),
  fileVariant(["no Config.txt", "no Config.txt", READ], { content: { config: null } }),
  fileVariant(["an empty Config.txt", "an empty Config.txt", READ], { content: { config: "" } }),
  fileVariant(["another currency", "Devise=CHF", "a warning, or nothing: prices are in euros"], {
    content: { config: "Version=4.12\r\nApplication=Logiciel\r\nDevise=CHF\r\n" },
  }),
  fileVariant(["own fields", "Config.txt with Champperso01=… to 25", READ], {
    content: {
      config: `Version=4.12\r\n${range(1, 25)
        .map((at) => `Champperso${at}=Note`)
        .join("\r\n")}`,
    },
  }),
  fileVariant(["without compression", "entries are stored", READ], {
    bytes: () => zipFile([{ name: "Annonces.csv", content: listings, isStored: true }]),
  }),
];

const wrong: FileVariant[] = [
  fileVariant(["one home", "one home only, where there were many", "waits for a click"], {
    content: { lines: homeLines(1) },
  }),
  fileVariant(["no home", "Annonces.csv is empty", "refused, changes nothing"], {
    content: { lines: [], isOpen: true },
    expected: { refusal: "empty" },
  }),
  fileVariant(["blank listings", "Annonces.csv has blank lines", "no home: changes nothing"], {
    content: { lines: ["", " ", ""] },
    expected: { lines: [] },
  }),
  fileVariant(["cut listings", "the CSV ends in the middle of a line", "truncated: changes nothing"], {
    bytes: () => Buffer.from(listings.slice(0, -400)),
    expected: { lines: ["online", "online", "unreadable"], isTruncated: true },
  }),
  fileVariant(["a cut archive", "the sending broke off", "refused as truncated"], {
    bytes: () => polirisArchive({ lines: homeLines(20) }).subarray(0, 2_000),
    expected: { refusal: "truncated" },
  }),
  fileVariant(["a password", "an archive with a password", "refused"], {
    bytes: () => zipFile([{ name: "Annonces.csv", content: listings, flags: 0x801 }]),
    expected: { refusal: "encrypted" },
  }),
  fileVariant(["two listings", "one for sales, one for rentals, in two folders", "refused: which one?"], {
    content: { more: [{ name: "locations/Annonces.csv", content: listings }] },
    expected: { refusal: "several_listings" },
  }),
  fileVariant(["photos only", "an archive without listings", "refused"], {
    bytes: () => zipFile(pictures(["1.jpg", "2.jpg"])),
    expected: { refusal: "no_listings" },
  }),
  fileVariant(["another format", "a spreadsheet's CSV with semicolons", "refused: not Poliris"], {
    bytes: () => Buffer.from("Référence;Prix;Ville\r\nR1;200000;Rennes\r\n"),
    expected: { refusal: "not_an_archive" },
  }),
];

export const archiveVariants: FileVariant[] = [...photoModes, ...names, ...wrong];

import { zipFile, type ZipPart } from "../../factories/zip-files.ts";
import { archiveWith, type HostileFile, listings, picture, range } from "./hostile-file.ts";

const unsafe = [
  "../Annonces.csv",
  "../../../../etc/passwd",
  "photos/../../x.jpg",
  "..\\..\\x.jpg",
  "a\\..\\..\\x.jpg",
  "/etc/passwd",
  "\\\\server\\share\\x.jpg",
  "C:\\Windows\\x.jpg",
  "c:/x.jpg",
  "..",
  "a/..",
  "",
  "a.jpg\0.csv",
];

const strange = [
  "....//x.jpg",
  "%2e%2e/x.jpg",
  "..;/x.jpg",
  ".",
  "./x.jpg",
  "a//x.jpg",
  "CON",
  "NUL.jpg",
  "x.jpg.",
  "x.jpg:stream",
  "\u202Egpj.exe",
  "a\r\nb.jpg",
  "~/.ssh/id_rsa",
  "$(reboot).jpg",
  "<script>.jpg",
  "é".repeat(30_000),
  "a/".repeat(20_000),
  "Annonces.csv/",
  "Annonces.csv/x.jpg",
  "__proto__.jpg",
  "constructor",
];

const named = (name: string | Buffer, flags?: number): ZipPart => ({
  name,
  content: "x",
  ...(flags === undefined ? {} : { flags }),
});

const ofNames: HostileFile[] = [
  ...unsafe.map((name): HostileFile => ({
    name: `a file named « ${JSON.stringify(name)} »`,
    bytes: () => archiveWith(named(name)),
    refusal: "unsafe_name",
  })),
  ...strange.map((name) => ({
    name: `a file named « ${JSON.stringify(name.slice(0, 30))} »`,
    bytes: () => archiveWith(named(name)),
  })),
  {
    name: "dots in an overlong UTF-8",
    bytes: () => archiveWith(named(Buffer.from("\xC0\xAE\xC0\xAE/x.jpg", "latin1"))),
  },
  {
    name: "dots in an overlong UTF-8, by its old name",
    bytes: () => archiveWith(named(Buffer.from("\xC0\xAE\xC0\xAE/x", "latin1"), 0)),
  },
  {
    name: "a name in a field of its own",
    bytes: () => archiveWith({ ...named("x.jpg"), extra: unicodeName("../x.jpg", 0) }),
  },
  { name: "one name twice", bytes: () => archiveWith(picture), refusal: "duplicate_name" },
  { name: "listings twice", bytes: () => archiveWith(listings), refusal: "duplicate_name" },
  {
    name: "listings in two cases",
    bytes: () => archiveWith({ ...listings, name: "ANNONCES.CSV" }),
    refusal: "several_listings",
  },
  {
    name: "listings in two folders",
    bytes: () => archiveWith({ ...listings, name: "a/Annonces.csv" }),
    refusal: "several_listings",
  },
];

/** Info-ZIP's field of a name, with a sum of the plain name. */
function unicodeName(name: string, sum: number): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + name.length, 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(sum, 5);
  return Buffer.concat([head, Buffer.from(name)]);
}

const modes: [string, number][] = [
  ["symbolic link", 0o120777],
  ["pipe", 0o010644],
  ["socket", 0o140755],
  ["device of blocks", 0o060644],
  ["device of characters", 0o020644],
  ["type that is not", 0o170000],
];

const links: HostileFile[] = modes.flatMap(([name, mode]): HostileFile[] => [
  {
    name: `a ${name} as a picture`,
    bytes: () => archiveWith({ name: "2.jpg", content: "/etc/passwd", mode }),
    refusal: "symbolic_link",
  },
  { name: `a ${name} as listings`, bytes: () => zipFile([{ ...listings, mode }]), refusal: "symbolic_link" },
]);

const MEGABYTE = 1024 * 1024;

const bombs: HostileFile[] = [
  {
    name: "listings of 12 MB of one letter",
    bytes: () => zipFile([{ ...listings, content: "x".repeat(12 * MEGABYTE) }]),
    refusal: "bomb",
  },
  {
    name: "listings of 12 MB of quotes",
    bytes: () => zipFile([{ ...listings, content: '"'.repeat(12 * MEGABYTE) }]),
    refusal: "bomb",
  },
  { name: "listings said to be of 4 GB", bytes: () => zipFile([{ ...listings, size: 0xfffffffe }]), refusal: "bomb" },
  { name: "listings said to be empty", bytes: () => zipFile([{ ...listings, size: 0 }]), refusal: "empty" },
  ...range(12).map((power) => ({
    name: `listings of 4 MB said to be of ${2 ** (power + 10)} bytes`,
    bytes: () =>
      zipFile([{ ...listings, content: '"A"!#"x"\r\n'.repeat(400_000 / 2 ** power), size: 2 ** (power + 10) }]),
  })),
  {
    name: "a picture said to be of 4 GB",
    bytes: () => archiveWith({ ...picture, name: "2.jpg", isStored: false, size: 0xfffffffe }),
  },
  {
    name: "pictures of 8 GB in all",
    bytes: () => archiveWith(...range(4).map((at) => largePicture(at))),
    refusal: "bomb",
  },
  {
    name: "a picture of 12 MB of zeros",
    bytes: () => zipFile([listings, { name: "1.jpg", content: Buffer.alloc(12 * MEGABYTE) }]),
  },
  {
    name: "archives within archives",
    bytes: () => zipFile([{ name: "a.zip", content: nested(12) }]),
    refusal: "no_listings",
  },
  { name: "an archive named as listings", bytes: () => zipFile([{ name: "Annonces.csv", content: nested(3) }]) },
  {
    name: "20,000 empty files",
    bytes: () => archiveWith(...range(20_000).map((at) => ({ name: `${at}.txt`, content: "", isStored: true }))),
  },
  { name: "65,535 files said, three there", bytes: () => zipFile([listings], { count: 65_535 }), refusal: "damaged" },
];

const largePicture = (at: number): ZipPart => ({ name: `${at}.png`, content: "x", size: 0x7fffffff });

function nested(depth: number): Buffer {
  return range(depth).reduce((content) => zipFile([{ name: "a.zip", content, isStored: true }]), archiveWith());
}

const methods: HostileFile[] = [1, 6, 9, 12, 14, 93, 99, 65_535].map((method) => ({
  name: `compression ${method}`,
  bytes: () => zipFile([{ ...listings, method }]),
  refusal: "unknown_compression",
}));

const flags: HostileFile[] = range(16).map((bit) => ({
  name: `flag ${bit}`,
  bytes: () => zipFile([{ ...listings, flags: 1 << bit }]),
}));

export const hostileArchives: HostileFile[] = [...ofNames, ...links, ...bombs, ...methods, ...flags];

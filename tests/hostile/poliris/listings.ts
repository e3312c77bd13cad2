import { listingsText } from "../../factories/poliris-archive.ts";
import { homeLine, homeLines, type Ranks } from "../../factories/poliris-lines.ts";
import { zipFile } from "../../factories/zip-files.ts";
import type { HostileFile } from "./hostile-file.ts";

const MILLION = 1_000_000;

/** A line among usual ones, in a file without archive. */
const among = (name: string, line: () => string): HostileFile => ({
  name,
  bytes: () => Buffer.from(listingsText({ lines: [homeLine("flat", 1), line(), homeLine("house", 2)] })),
});

const sizes: HostileFile[] = [
  among("a field of 10 MB", () => homeLine("flat", 3, { 21: "x".repeat(10 * MILLION) })),
  among("a field of 10 MB of accents", () => homeLine("flat", 3, { 21: "é".repeat(5 * MILLION) })),
  among("a field of 5 MB of quotes", () => homeLine("flat", 3, { 21: '"'.repeat(5 * MILLION) })),
  among("a field of 3 MB of separators", () => homeLine("flat", 3, { 21: "!#".repeat(MILLION * 1.5) })),
  among("a field of a million lines", () => homeLine("flat", 3, { 21: "x\r\n".repeat(MILLION) })),
  among("a field of a million line ends", () => homeLine("flat", 3, { 21: "\r".repeat(MILLION) })),
  among("a field of 200 kB of spaces", () => homeLine("flat", 3, { 21: `x${" ".repeat(200_000)}x` })),
  among("a line of 200 kB of spaces", () => `${" ".repeat(200_000)}x${"\n".repeat(50_000)}`),
  among("quotes with spaces", () => homeLine("flat", 3, { 21: '" '.repeat(100_000) })),
  among("quotes with separators", () => homeLine("flat", 3, { 21: '"!#x'.repeat(60_000) })),
  among("1,000 columns", () => `"A"${'!#"b"'.repeat(999)}`),
  among("60,000 columns", () => `"A"${'!#""'.repeat(60_000)}`),
  among("a million columns", () => `"A"${"!#".repeat(MILLION)}`),
  among("an agency of 1 MB", () => homeLine("flat", 3, { 1: "x".repeat(MILLION) })),
];

const repeated = [
  '"',
  '""',
  "!#",
  '"!#"',
  '"!#',
  "\r\n",
  '"\r\n"',
  '"A"!#',
  '"A"!#"',
  "\0",
  "\uFEFF",
  " ",
  "\u001A",
  '"A"!#"b"\r',
];

const repetitions: HostileFile[] = repeated.flatMap((part) => [
  { name: `« ${JSON.stringify(part)} » 30,000 times`, bytes: () => Buffer.from(`"A"!#"b"\r\n${part.repeat(30_000)}`) },
  {
    name: `« ${JSON.stringify(part)} » 30,000 times in an archive`,
    bytes: () => zipFile([{ name: "Annonces.csv", content: part.repeat(30_000) }]),
  },
]);

const texts: string[] = [
  '=HYPERLINK("https://example.org";"x")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'; drop table listings; --",
  "{{7*7}} ${7*7} <%= 7*7 %>",
  "\u202Etxet sdrawkcab",
  "\uD800",
  "a\u0300".repeat(2_000),
  "𝕬".repeat(2_000),
  `${"<b>".repeat(5_000)}x`,
  "<".repeat(20_000),
  "&".repeat(20_000),
  "&amp;".repeat(4_000),
  "&#x110000;&#0;&#xD800;&nope;",
  "<BR>".repeat(20_000),
  "../../../../etc/passwd",
  "%s%n%x",
  "__proto__",
  "\u0000",
  "NaN",
  "Infinity",
  "-0",
  "1e308",
  "1e999",
  "0x1F",
  "99999999999999999999",
  "1,2,3.4.5",
  "31/02/2026",
  "00/00/0000",
  "99/99/9999",
  "-1/-1/-1",
  "29/02/2025",
  "01/01/275761",
  "2026-13-45T99:99:99Z",
];

/** Each text in every column but those by which a line is found. */
const everywhere = (text: string): Ranks =>
  Object.fromEntries(Array.from({ length: 333 }, (_, at) => [at + 2, text] as const).filter(([rank]) => rank !== 175));

const contents: HostileFile[] = texts.flatMap((text) => [
  among(`« ${JSON.stringify(text.slice(0, 30))} » as text`, () => homeLine("flat", 3, { 20: text, 21: text })),
  among(`« ${JSON.stringify(text.slice(0, 30))} » as values`, () =>
    homeLine("rental", 3, text.length > 100 ? { 11: text, 22: text, 324: text } : everywhere(text)),
  ),
]);

const addresses = [
  "file:///etc/passwd",
  "http://127.0.0.1:5432/x.jpg",
  "http://169.254.169.254/latest/meta-data/",
  "http://[::1]/x.jpg",
  "http://0x7f000001/x.jpg",
  "http://localhost/x.jpg",
  "gopher://x.example/1",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "http://user:word@example.org/x.jpg",
  "//example.org/x.jpg",
  `https://example.org/${"a".repeat(5_000)}.jpg`,
];

const photos: HostileFile[] = addresses.map((address) =>
  among(`a photo at « ${address.slice(0, 40)} »`, () => homeLine("flat", 3, { 85: address, 86: address })),
);

const counts: HostileFile[] = [
  { name: "5,000 lines of one home", bytes: () => Buffer.from(`${homeLine("flat", 1)}\r\n`.repeat(5_000)) },
  { name: "20,000 lines of one column", bytes: () => Buffer.from('"A"!#\r\n'.repeat(20_000)) },
  {
    name: "lines of 1 to 400 columns",
    bytes: () =>
      Buffer.from(listingsText({ lines: Array.from({ length: 400 }, (_, at) => `"A"${'!#"b"'.repeat(at)}`) })),
  },
  {
    name: "500 agencies",
    bytes: () =>
      Buffer.from(listingsText({ lines: homeLines(500).map((line, at) => line.replace("AG35012", `AG${at}`)) })),
  },
];

export const hostileListings: HostileFile[] = [...sizes, ...repetitions, ...contents, ...photos, ...counts];

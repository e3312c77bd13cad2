import { type FileVariant, fileVariant, lineVariant, polirisArchive, windows1252 } from "../poliris-archive.ts";
import { homeLine, homeLines, type Ranks } from "../poliris-lines.ts";

const READ = "read as written";

/** Each line has its own encoding. */
const mixed = (lines: string[]): Buffer =>
  Buffer.concat(lines.map((line, at) => (at % 2 === 0 ? Buffer.from(`${line}\r\n`) : windows1252(`${line}\r\n`))));

const encodings: FileVariant[] = [
  fileVariant(["UTF-8", "UTF-8 without mark", READ], { reads: { 94: "Séjour" } }),
  fileVariant(["UTF-8 with mark", "begins with a byte order mark", READ], {
    content: { encode: (text) => Buffer.from(`\uFEFF${text}`) },
    reads: { 1: "AG35012", 94: "Séjour" },
  }),
  fileVariant(["Windows-1252", "Windows-1252 with €, ’ and œ", READ], {
    content: { encode: windows1252, lines: [homeLine("flat", 1, { 20: "L’œil à 200 €" }), ...homeLines(2, 5)] },
    reads: { 20: "L’œil à 200 €", 94: "Séjour" },
  }),
  fileVariant(["both encodings", "lines by turns in UTF-8 and Windows-1252", READ], {
    content: { encode: (text) => mixed(text.split("\r\n").slice(0, -1)) },
    reads: { 94: "Séjour" },
  }),
  fileVariant(["a character cut in two", "a title cut after 63 bytes, in an « é »", "read as UTF-8 without the half"], {
    content: {
      encode: (text) => Buffer.from(Buffer.from(text).toString("latin1").replace("avec balcon", "r\xC3"), "latin1"),
    },
    reads: { 20: "Appartement lumineux r", 94: "Séjour" },
  }),
  fileVariant(["line ends of Unix", "lines end with LF", READ], { content: { lineEnd: "\n" } }),
  fileVariant(["line ends of old Macs", "lines end with CR", READ], { content: { lineEnd: "\r" } }),
  fileVariant(["no last line end", "the last line has no end", READ], { content: { isOpen: true } }),
  fileVariant(["blank lines", "a blank line between all lines", READ], { content: { lineEnd: "\r\n\r\n" } }),
  fileVariant(["end mark of DOS", "the file ends with the byte 1A", READ], {
    content: { encode: (text) => Buffer.from(`${text}\u001A`) },
  }),
];

/** A home with another title or text, and the texts that the file reader returns. */
function withText(name: string, peculiarity: string, [written, read, outcome]: [string, string, string]): FileVariant {
  const line = () => homeLine("flat", 1, { 21: written });
  return lineVariant([name, peculiarity, outcome], { line, reads: { 21: read, 175: "KEY-1", 301: "4.12" } });
}

const long = "Belle pièce de vie. ".repeat(300);
const same = (text: string, outcome: string): [string, string, string] => [text, text, outcome];

const texts: FileVariant[] = [
  withText("quotes in a text", "quotes that nobody escaped", same('Un "vrai" coup de cœur, au calme', READ)),
  withText("doubled quotes", "quotes doubled as in other CSV", [
    'Un ""vrai"" coup de cœur',
    'Un "vrai" coup de cœur',
    READ,
  ]),
  withText("a quote at the end", "inches before the closing quote", same('Télévision de 40"', READ)),
  withText("separators in a text", "« !# » within a text", same("Séjour !# cuisine !#", READ)),
  withText("real line ends", "line ends instead of <BR>", ["Séjour\r\nCuisine\r\n", "Séjour\nCuisine\n", "paragraphs"]),
  withText("a quote before a line end", "a quoted word ends a line", [
    'Dit "rare"\r\nau calme',
    'Dit "rare"\nau calme',
    "paragraphs",
  ]),
  withText("<BR> in all spellings", "<br>, <BR/>, <br />", same("Un<br>deux<BR/>trois<br />quatre", "paragraphs")),
  withText(
    "HTML",
    "tags, styles and a script",
    same('<p style="x">Un <b>beau</b> <script>alert(1)</script>bien</p>', "plain text"),
  ),
  withText(
    "entities",
    "&eacute;, &nbsp;, &#8217;",
    same("R&eacute;nov&eacute;&nbsp;: l&#8217;&eacute;t&eacute;", "« Rénové : l’été »"),
  ),
  withText(
    "a text in capitals",
    "a text in capitals",
    same("BEL APPARTEMENT LUMINEUX AVEC BALCON, PROCHE TRAMWAY", "kept, with an advice at most"),
  ),
  withText("6,000 characters", "longer than 4,000", same(long, "cut or kept, and said")),
  withText("emoji", "signs beyond the first plane", same("Coup de cœur 🏡✨ à saisir", READ)),
  withText("control characters", "a bell and a null", ["Beau\u0007 séjour\0", "Beau séjour", "without them"]),
  withText(
    "a telephone number",
    "the agency's number within the text",
    same("Appelez le 02 99 00 00 00", "online with an advice"),
  ),
  lineVariant(["words that exclude", "« pas d'étrangers »", "a draft: nobody may keep them"], {
    line: () => homeLine("flat", 1, { 21: "Calme. Pas d'étrangers." }),
    comes: "draft",
  }),
];

const titled = (name: string, peculiarity: string, changed: Ranks, outcome: string): FileVariant =>
  lineVariant([name, peculiarity, outcome], { line: () => homeLine("flat", 1, changed), reads: changed });

const titles: FileVariant[] = [
  titled("no title", "rank 20 is empty", { 20: "" }, "a title of its facts, or a draft"),
  titled("a long title", "200 characters", { 20: "Appartement ".repeat(17).trim() }, "cut at a word, and said"),
  titled(
    "a title in capitals",
    "capitals and exclamation marks",
    { 20: "A SAISIR !!! EXCLUSIVITE !!!" },
    "kept or lowered, and said",
  ),
];

export const textVariants: FileVariant[] = [...encodings, ...texts, ...titles];

/** Shapes of lines that the format does not know. */
export const shapeVariants: FileVariant[] = [
  fileVariant(["no quotes", "fields without quotes", READ], {
    bytes: () => polirisArchive({ lines: homeLines(3).map((line) => line.replaceAll('"', "")) }),
  }),
  fileVariant(["quotes where needed", "numbers and empty fields without quotes", READ], {
    bytes: () => polirisArchive({ lines: homeLines(3).map((line) => line.replace(/"(\d*)"/g, "$1")) }),
  }),
  fileVariant(["spaces around separators", '« "a" !# "b" »', READ], {
    bytes: () => polirisArchive({ lines: homeLines(3).map((line) => line.replaceAll('"!#"', '" !# "')) }),
    reads: { 1: "AG35012", 175: "KEY-1" },
  }),
  fileVariant(["a first line of names", "a line that names the columns", "the line is named, the homes are read"], {
    content: { lines: [quotedNames(), ...homeLines(2)] },
    expected: { lines: ["broken", "online", "online"] },
  }),
  fileVariant(["a remark at the end", "a last line « FIN »", "the homes are read, the remark is ignored"], {
    content: { lines: [...homeLines(3), "FIN"] },
    expected: { lines: ["online", "online", "online"] },
  }),
  lineVariant(["a column too few", "rank 9 is missing: all behind it is shifted", "the shift is named"], {
    line: () => homeLine("flat", 1).replace('"Graslin"!#', ""),
    comes: "broken",
  }),
  lineVariant(["a column too many", "a second district: all behind it is shifted", "the shift is named"], {
    line: () => homeLine("flat", 1).replace('"Graslin"', '"Graslin"!#"Centre"'),
    comes: "broken",
  }),
  lineVariant(["a separator in a text with quotes", '« "!#" » within a text', "the shift is named"], {
    line: () => homeLine("flat", 1, { 21: 'Séjour "!#" cuisine' }),
    comes: "broken",
  }),
  lineVariant(["a missing quote", "a field without closing quote", "the shift is named"], {
    line: () => homeLine("flat", 1).replace('Graslin"', "Graslin"),
    comes: "broken",
  }),
  lineVariant(["a cut line", "a line of 40 columns among others", "broken: too few columns"], {
    line: () => homeLine("flat", 1).split("!#").slice(0, 40).join("!#"),
    comes: "broken",
  }),
  lineVariant(["a line of 1,000 columns", "columns of an endless software", "broken, the next line is read"], {
    line: () => homeLine("flat", 1) + '!#"x"'.repeat(700),
    comes: "unreadable",
  }),
  lineVariant(["a text of 1 MB", "a picture pasted into a text", "broken, the next line is read"], {
    line: () => homeLine("flat", 1, { 21: "iVBORw0KGgo".repeat(95_000) }),
    comes: "unreadable",
  }),
];

function quotedNames(): string {
  return Array.from({ length: 334 }, (_, at) => `"Champ ${at + 1}"`).join("!#");
}

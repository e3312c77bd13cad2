import { type FileVariant, fileVariant, lineVariant, polirisArchive } from "../poliris-archive.ts";
import {
  columnsOf,
  homeLine,
  homeLines,
  homeRanks,
  type PolirisVersion,
  quotedLine,
  type Ranks,
  versionColumns,
} from "../poliris-lines.ts";

const notes: Partial<Record<PolirisVersion, string>> = {
  "4.07": "no version in the lines, no energy cost, no coordinates, no fees: they became law later",
  "4.08-006": "15 is a percentage of the price without fees from here on",
  "4.09": "328 is a year",
  "4.10": "328 is a date from here on",
};

/** A whole file of a version: its columns, its rank 301, its Config.txt. */
function ofVersion(version: PolirisVersion): FileVariant {
  const count = versionColumns[version];
  const changed: Ranks = { 301: version, ...(version === "4.09" && { 328: "2021" }) };
  const lines = (["flat", "house", "rental"] as const).map((kind, at) =>
    quotedLine(columnsOf(homeRanks(kind, at + 1, changed), count)),
  );
  const isLawful = count >= versionColumns["4.09"];
  return fileVariant(
    [
      `version ${version}`,
      notes[version] ?? `${count} columns`,
      isLawful ? "all online" : "drafts: the law asks for energy costs that it cannot hold",
    ],
    {
      expected: { lines: lines.map(() => (isLawful ? "online" : "draft")) },
      bytes: () =>
        polirisArchive({ lines, config: `Version=${version}\r\nApplication=Logiciel / 3.2\r\nDevise=Euro\r\n` }),
    },
  );
}

const shortLine = (count: number, number: number) => quotedLine(columnsOf(homeRanks("flat", number), count));

export const versionVariants: FileVariant[] = [
  ...(Object.keys(versionColumns) as PolirisVersion[]).map(ofVersion),
  fileVariant(["no version", "rank 301 is empty, Config.txt tells 4.12", "read by its 334 columns as 4.12"], {
    content: { lines: [homeLine("flat", 1, { 301: "" }), homeLine("house", 2, { 301: "" })] },
  }),
  fileVariant(["contradicting versions", "rank 301 says 4.12, Config.txt 4.07", "rank 301 decides"], {
    content: { config: "Version=4.07\r\nApplication=Logiciel\r\nDevise=Euro\r\n" },
  }),
  lineVariant(["unknown version", "rank 301 says 5.00", "read by its columns as 4.12"], {
    line: () => homeLine("flat", 1, { 301: "5.00" }),
  }),
  lineVariant(["version with a word", "rank 301 says « V4.12 »", "read as 4.12"], {
    line: () => homeLine("flat", 1, { 301: "V4.12" }),
  }),
  fileVariant(["21 columns", "lines end after the text", "read; drafts without key, energy and fees"], {
    content: { lines: [shortLine(21, 1), shortLine(21, 2)] },
    expected: { lines: ["draft", "draft"] },
  }),
  fileVariant(["20 columns", "one column less than what is accepted", "broken lines: too few columns"], {
    content: { lines: [shortLine(20, 1), shortLine(20, 2)] },
    expected: { lines: ["broken", "broken"] },
  }),
  fileVariant(["columns of its own", "six columns behind rank 334", "read, the six are ignored"], {
    content: { lines: [1, 2].map((number) => `${homeLine("flat", number)}${'!#"x"'.repeat(6)}`) },
  }),
  fileVariant(["separator at each end", "each line ends with « !# »", "read, the empty last column is ignored"], {
    content: { lines: homeLines(3).map((line) => `${line}!#`) },
  }),
];

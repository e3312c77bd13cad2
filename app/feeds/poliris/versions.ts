/** The last column of each revision of the format that changed columns, oldest first. */
const lastColumns = {
  "4.07": 255,
  "4.08-001": 294,
  "4.08-002": 297,
  "4.08-004": 299,
  "4.08-005": 300,
  "4.08-006": 307,
  "4.08-007": 323,
  "4.09": 329,
  "4.10": 330,
  "4.11": 333,
  "4.12": 334,
} as const;

export type FormatVersion = keyof typeof lastColumns;
const formatVersions = Object.keys(lastColumns) as FormatVersion[]; // the table's own keys

type Signs = {
  /** The text of column 301. */
  written: string;
  columnCount: number;
  /** `Version=` of `Config.txt`; null where there is none. */
  configVersion?: string | null;
};

/** The fact that gave the version; `fewest`: the newest version with at most that many columns. */
export type VersionSign = "written" | "columnCount" | "config" | "fewest";

export type FoundVersion = { version: FormatVersion; by: VersionSign };

/** The version of a line: named in column 301, else by the number of columns, else named in `Config.txt`. */
export function findVersion({ written, columnCount, configVersion }: Signs): FoundVersion {
  const found: [VersionSign, FormatVersion | null | undefined][] = [
    ["written", readVersion(written)],
    // A separator at the end of the line adds an empty column.
    ["columnCount", endingAt(columnCount) ?? endingAt(columnCount - 1)],
    ["config", readVersion(configVersion ?? "")],
    ["fewest", formatVersions.findLast((version) => lastColumns[version] <= columnCount)],
  ];
  const [by, version] = found.find(([, version]) => version) ?? ["fewest", null];
  return { by, version: version ?? "4.07" };
}

/** A version named in the file that does not exist; null where column 301 names an existing one, or nothing names any. */
export function unknownVersion({ written, configVersion }: Signs): { text: string; by: "written" | "config" } | null {
  if (readVersion(written)) return null;
  if (written !== "") return { text: written, by: "written" };
  return configVersion && !readVersion(configVersion) ? { text: configVersion, by: "config" } : null;
}

const endingAt = (column: number) => formatVersions.find((version) => lastColumns[version] === column);

/** « 4.08-007 », « V4.09 », « 4,12 »; a revision between two of the table is the earlier one. Null for an unknown version. */
function readVersion(text: string): FormatVersion | null {
  const read = /^\D{0,10}4[.,](?<minor>\d\d)(?:\D(?<revision>\d{1,3}))?(?!\d)/.exec(text.trim())?.groups;
  if (!read) return null;
  const minor = Number(read.minor);
  if (minor * 1_000 > orderOf(formatVersions.at(-1)!)) return null;
  const wanted = minor * 1_000 + (minor === 8 ? Number(read.revision ?? 7) : 0);
  return formatVersions.findLast((version) => orderOf(version) <= wanted) ?? null;
}

function orderOf(version: FormatVersion): number {
  const [minor, revision = "0"] = version.slice(2).split("-");
  return Number(minor) * 1_000 + Number(revision);
}

const isSince = (first: FormatVersion) => (version: FormatVersion) =>
  formatVersions.indexOf(version) >= formatVersions.indexOf(first);

/** For sales, column 15 holds the fees in percent of the price without fees. Before, it held an amount, completed by 256 and 257. */
export const hasFeesInPercent = isSince("4.08-006");

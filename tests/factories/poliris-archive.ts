import type { ArchiveRefusal } from "#app/feeds/files/archive-refusal.ts";
import { homeLines, type Ranks } from "./poliris-lines.ts";
import { zipFile, type ZipPart } from "./zip-files.ts";

/**
 * Outcome of a line: a home online, a draft with its reasons, a kind that the portal does not publish, an invalid home,
 * or a line that the file reader refuses.
 */
export type LineOutcome = "online" | "draft" | "not_taken" | "broken" | "unreadable";

/** A believable file with one peculiarity. */
export type FileVariant = {
  name: string;
  /** The peculiarity of the file, and the report or outcome that it must have. */
  peculiarity: string;
  outcome: string;
  expected: { refusal: ArchiveRefusal } | { lines: LineOutcome[]; isTruncated?: boolean };
  /** Texts of the first record by rank, as the file reader returns them. */
  reads?: Ranks;
  bytes: () => Buffer;
};

export type ArchiveContent = {
  lines: string[];
  /** Ends lines, the last one too unless `isOpen`. */
  lineEnd?: string;
  isOpen?: boolean;
  encode?: (text: string) => Buffer;
  listingsName?: string;
  config?: string | null;
  photos?: string | null;
  more?: ZipPart[];
};

export const windows1252 = (text: string): Buffer =>
  Buffer.from(text.replaceAll("€", "\x80").replaceAll("’", "\x92").replaceAll("œ", "\x9C"), "latin1");

export function listingsText({ lines, lineEnd = "\r\n", isOpen = false }: ArchiveContent): string {
  return lines.join(lineEnd) + (isOpen ? "" : lineEnd);
}

/** An agency's ZIP: listings, Config.txt, Photos.cfg. */
export function polirisArchive(content: ArchiveContent): Buffer {
  const { encode = (text) => Buffer.from(text), listingsName = "Annonces.csv", more = [] } = content;
  const { config = "Version=4.12\r\nApplication=Logiciel / 3.2\r\nDevise=Euro\r\n", photos = "Mode=URL\r\n" } = content;
  return zipFile([
    { name: listingsName, content: encode(listingsText(content)) },
    ...(config === null ? [] : [{ name: "Config.txt", content: config }]),
    ...(photos === null ? [] : [{ name: "Photos.cfg", content: photos }]),
    ...more,
  ]);
}

type Words = [name: string, peculiarity: string, outcome: string];

/** A variant whose first line is peculiar; two usual homes follow. */
export function lineVariant(words: Words, { line, comes = "online", reads }: LineSpec): FileVariant {
  const lines: LineOutcome[] = [comes, "online", "online"];
  const bytes = () => polirisArchive({ lines: [line(), ...homeLines(2, 50)] });
  return { ...named(words), expected: { lines }, ...(reads && { reads }), bytes };
}

type LineSpec = { line: () => string; comes?: LineOutcome; reads?: Ranks };

/** A variant whose file is peculiar; its lines are three usual homes, unless it says otherwise. */
export function fileVariant(words: Words, { content, bytes, expected, reads }: FileSpec): FileVariant {
  return {
    ...named(words),
    expected: expected ?? { lines: (content?.lines ?? usual()).map(() => "online") },
    ...(reads && { reads }),
    bytes: bytes ?? (() => polirisArchive({ lines: usual(), ...content })),
  };
}

type FileSpec = { content?: Partial<ArchiveContent>; bytes?: () => Buffer } & Partial<
  Pick<FileVariant, "expected" | "reads">
>;

const usual = () => homeLines(3);

const named = ([name, peculiarity, outcome]: Words) => ({ name, peculiarity, outcome });

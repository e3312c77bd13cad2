import type { EnergyClass, PropertyType, Transaction } from "#app/domain/listing.ts";
import type { ImportState, SourceKind } from "#app/domain/import-state.ts";
import type { FeedHome, FieldChange, FileRefusal, LineOutcome, ReportedProblem } from "./import.ts";

/** An import as its organisation sees it. Instants are ISO texts. */
export type ImportFile = {
  id: number;
  /** Column 1 of the lines; null before the file is read. */
  agency: string | null;
  source: SourceKind;
  state: ImportState;
  refusal: FileRefusal | null;
  fileName: string;
  bytes: number;
  receivedAt: string;
  version: string | null;
  software: string | null;
  facts: Record<string, number>;
};

/** The stock of one agency of an organisation. */
export type OwnFeed = {
  id: number;
  agency: string;
  source: SourceKind;
  homes: number;
  /** Number of homes that wait as drafts. */
  drafts: number;
  lastImport: number | null;
};

/** A home that is absent from a file; the agency's own reference is empty where its software sends none. */
export type MissingHome = { reference: string; agencyReference: string; title: string; slug: string };

/** Numbers of homes, incomplete homes, lines of other properties, and broken lines in a first file. */
export type Foreseen = { homes: number; incomplete: number; notTaken: number; broken: number };

/** Degrees, and whether the home goes online as it is. */
export type ForeseenPlace = [latitude: number, longitude: number, isComplete: boolean];

/** A problem that keeps homes from going online, as in one of them, and the number of these homes. */
export type Lack = { problem: ReportedProblem; homes: number };

/** A home of a first file; `commune` is a name, null where the commune is unknown. */
export type ForeseenHome = {
  line: number;
  reference: string;
  home: FeedHome;
  commune: string | null;
  isComplete: boolean;
};

export type PreviewHome = Pick<ForeseenHome, "line" | "reference" | "isComplete"> & {
  title: string | null;
  type: PropertyType | null;
  transaction: Transaction | null;
  /** Minor units of the site's currency. */
  price: number | null;
  rooms: number | null;
  area: number | null;
  /** Number of photos that the portal imports. */
  photoCount: number;
  /** « Rennes (35) »; the file's text where the commune is unknown. */
  place: string;
  energyClass: EnergyClass | null;
};

/** A line of a report. */
export type ReportLine = {
  id: number;
  /** Number of the line in the file; null for a home that is absent from the file. */
  line: number | null;
  reference: string;
  key: string;
  kind: "home" | "not_taken" | "broken" | "missing";
  /** Null until the line is imported. */
  outcome: LineOutcome | null;
  /** In a first file: whether the home would go online. */
  isComplete: boolean | null;
  problems: ReportedProblem[];
  changes: FieldChange[];
  listing: { slug: string; reference: string } | null;
  /** Somebody has completed and published the draft. */
  isPublished: boolean;
  /** The home's draft; null once it is published or discarded. */
  draftId: string | null;
};

/** The preview of a first file. */
export type Preview = {
  /** The agency code under which the organisation has half of the file's homes already. */
  like: { agency: string; homes: number } | null;
  /** Name shown when the agency has none. */
  nameless: string | null;
  counts: Foreseen;
  lacks: Lack[];
  homes: PreviewHome[];
  places: ForeseenPlace[];
};

export type ShownImport = {
  file: ImportFile;
  /** Number of lines that have been read. */
  lines: number;
  /** Numbers of stored lines and of all lines. */
  progress: { done: number; all: number } | null;
  preview: Preview | null;
  missing: { homes: MissingHome[]; total: number } | null;
};

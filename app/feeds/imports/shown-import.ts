import type { EnergyClass, PropertyType, Transaction } from "#app/domain/listing.ts";
import type { ImportState, SourceKind } from "#app/domain/stock-import.ts";
import type { FeedHome, FieldChange, FileRefusal, LineOutcome, ReportedProblem } from "./import.ts";

/** A file as its organisation sees it. Instants are ISO texts. */
export type ImportFile = {
  id: number;
  /** Rank 1 of its lines; null for a file that has not been read. */
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
  /** Homes that wait as drafts, and the file whose report names them. */
  drafts: number;
  lastImport: number | null;
};

/** A home that a file no longer has; the agency's own reference is empty where its software sends none. */
export type MissingHome = { reference: string; agencyReference: string; title: string; slug: string };

/** How many homes a first file has, how many of them lack something, and how many lines are no homes of the portal. */
export type Foreseen = { homes: number; incomplete: number; notTaken: number; broken: number };

/** Degrees, and whether the home goes online as it is. */
export type ForeseenPlace = [latitude: number, longitude: number, isComplete: boolean];

/** What keeps homes of a file from going online, as one of them has it, and how many they are. */
export type Lack = { problem: ReportedProblem; homes: number };

/** A home of a file; its commune by name, null where the portal does not find it. */
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
  /** Photos that the portal takes. */
  photoCount: number;
  /** « Rennes (35) »; what the file says where it is no commune. */
  place: string;
  energyClass: EnergyClass | null;
};

/** A line of a report. */
export type ReportLine = {
  id: number;
  /** Null for a home that the file no longer has. */
  line: number | null;
  reference: string;
  key: string;
  kind: "home" | "not_taken" | "broken" | "missing";
  /** Null before anything has come of it. */
  outcome: LineOutcome | null;
  /** Of a first file: whether the home would go online. */
  isComplete: boolean | null;
  problems: ReportedProblem[];
  changes: FieldChange[];
  listing: { slug: string; reference: string } | null;
  /** A draft that somebody has completed since. */
  isPublished: boolean;
  /** The draft that the home is, as long as it waits. */
  draftId: string | null;
};

/** What a first file would bring. */
export type Preview = {
  /** Where the organisation has homes of the file already, under another code of the agency. */
  like: { agency: string; homes: number } | null;
  /** Under whose name they would be shown, for want of the agency's. */
  nameless: string | null;
  counts: Foreseen;
  lacks: Lack[];
  homes: PreviewHome[];
  places: ForeseenPlace[];
};

export type ShownImport = {
  file: ImportFile;
  /** Lines that are read so far. */
  lines: number;
  /** Lines that are stored, of all. */
  progress: { done: number; all: number } | null;
  preview: Preview | null;
  missing: { homes: MissingHome[]; total: number } | null;
};

import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { ListingField } from "#app/publish/form/listing-fields.ts";
import type { PictureProblem } from "#app/platform/pictures/picture-problem.ts";
import type { ListingProblem } from "#app/publish/form/listing-problem.ts";
import type { ArchiveRefusal } from "../files/archive-refusal.ts";
import type { PictureFetchProblem } from "../sources/fetch-picture.server.ts";
import type { RankName } from "../poliris/ranks.ts";
import type { LineProblem } from "../poliris/stock-line.ts";

/**
 * Why a file changes nothing. `foreign`: no line is a listing; `older`: a later file was imported already; `dismissed`: an operator
 * found no organisation of the portal for its agency.
 */
export type FileRefusal =
  | ArchiveRefusal
  | "foreign"
  | "older"
  | "too_many_lines"
  | "too_many_agencies"
  | "interrupted"
  | "too_long"
  | "no_room"
  | "suspended"
  | "dismissed";

/**
 * The outcome of a line. `left`: the portal's listing stays unchanged, for a `LeftReason`; `draft`: fields are missing that the law or
 * the form requires.
 */
export const lineOutcomes = [
  "new",
  "changed",
  "back",
  "unchanged",
  "draft",
  "left",
  "withdrawn",
  "not_taken",
  "broken",
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/**
 * A field that differs from the portal's value. `byHand`: somebody changed it on the portal since the last import. `from` and `to`: the
 * values of the form, empty for none, where the field changes and both are short.
 */
export type FieldChange = {
  field: ListingField | "photos";
  byHand: "kept" | "replaced" | null;
  from?: string;
  to?: string;
};

/** Why the portal's listing stays unchanged. */
export type LeftReason =
  | "sold_or_let"
  | "hidden_by_portal"
  | "withdrawn_by_hand"
  | "negotiated"
  | "discarded"
  /** The organisation's listing was not imported: its own export comes back. */
  | "typed_here"
  /** The database refused the line. */
  | "failed"
  | "transferred"
  | "restricted";

/** A problem of a line, of the listing that it would make, or of a photo. */
export type ReportedProblem =
  | LineProblem
  /** `rank`: the column, if not that of `rankOfField`; null where the file's version has no column for the field. */
  | (ListingProblem & { isError: boolean; rank?: RankName | null })
  | {
      code: LeftReason | "photo_missing" | PictureProblem;
      rank: null;
      read: string;
      isError: boolean;
      /** For a missing photo: the problem of its address. */
      why?: PictureFetchProblem;
    }
  | { code: "place_unknown"; rank: "postalCode"; read: string; isError: true };

/**
 * A photo that a file names. `mark` changes with the content, if the file has the picture; `stored`: its key in the storage until the
 * import ends; `mediaId`: its medium; `missing`: it could not be fetched, and with `for_now` an earlier photo may be shown.
 */
export type FeedPhoto = {
  source: string;
  mark: string;
  title: string;
  stored?: string;
  mediaId?: number;
  missing?: "for_now" | "for_good";
};

/** Whether a photo is named by its address, not by its file in the archive. */
export const isWebAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** A home of a file. */
export type FeedHome = {
  form: DraftForm;
  place: { postalCode: string; city: string };
  photos: FeedPhoto[];
  photoCount: number;
  /** As in `HomeLine`. */
  hasEarlierFees?: true;
};

/** The expected outcome of a home of a first file: online as it is, or a draft with problems. */
export type HomeOutlook = {
  isComplete: boolean;
  /** Name of the commune; null where it is unknown. */
  commune: string | null;
  problems: ReportedProblem[];
  latitude: number | null;
  longitude: number | null;
};

export type ImportLine = {
  id: number;
  line: number | null;
  agency: string;
  key: string;
  reference: string;
  home: FeedHome | null;
  hash: string | null;
  problems: ReportedProblem[];
};

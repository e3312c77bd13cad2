import type { ImportState } from "#app/domain/stock-import.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { ListingField } from "#app/publish/form/listing-fields.ts";
import type { PictureProblem } from "#app/platform/pictures/picture-problem.ts";
import type { ListingProblem } from "#app/publish/form/listing-problem.ts";
import type { ArchiveRefusal } from "../files/archive-refusal.ts";
import type { PictureFetchProblem } from "../sources/fetch-picture.server.ts";
import type { RankName } from "../poliris/ranks.ts";
import type { LineProblem } from "../poliris/stock-line.ts";

/**
 * Why a file changes nothing. `foreign`: no line of it is a listing; `older`: a later file has been followed; `dismissed`: an operator
 * found nobody of the portal whose agency it is.
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

/** States in which somebody has to decide. */
export const undecided: readonly ImportState[] = ["preview", "held", "waiting"];

/**
 * What came of a line. `left`: the portal keeps it as it is, for the reason of `LeftReason`; `draft`: something that the law or the
 * form asks for lacks.
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
 * A field that differs from what the portal had. `byHand`: somebody changed it on the portal since the last file. Where both values are
 * short, of a field that changes: as the form has them, empty for none.
 */
export type FieldChange = {
  field: ListingField | "photos";
  byHand: "kept" | "replaced" | null;
  from?: string;
  to?: string;
};

/** Why a home of the file stays as the portal has it. */
export type LeftReason =
  | "sold_or_let"
  | "hidden_by_portal"
  | "withdrawn_by_hand"
  | "negotiated"
  | "discarded"
  /** A listing of the organisation that no file has written: its own export comes back. */
  | "typed_here"
  /** The database refused it. */
  | "failed"
  | "transferred"
  | "restricted";

/** What is wrong with a line, with what the portal would show of it, or with a photo. */
export type ReportedProblem =
  | LineProblem
  /** `rank` where it is not the one of `rankOfField`; null where the file's version has no column for it. */
  | (ListingProblem & { isError: boolean; rank?: RankName | null })
  | {
      code: LeftReason | "photo_missing" | PictureProblem;
      rank: null;
      read: string;
      isError: boolean;
      /** Of a photo that is missing: what its address answered. */
      why?: PictureFetchProblem;
    }
  | { code: "place_unknown"; rank: "postalCode"; read: string; isError: true };

/**
 * A photo that a file names. `mark` changes with its content where the file has it; `stored`: where the storage has it until the import
 * ends; `mediaId` once the portal has it; `missing`: it could not be had, and `for_now` may show the one that was there before.
 */
export type FeedPhoto = {
  source: string;
  mark: string;
  title: string;
  stored?: string;
  mediaId?: number;
  missing?: "for_now" | "for_good";
};

/** A home as its file has it. */
export type FeedHome = {
  form: DraftForm;
  place: { postalCode: string; city: string };
  photos: FeedPhoto[];
  photoCount: number;
  /** As of `HomeLine`. */
  hasEarlierFees?: true;
};

/** What would come of a home of a first file: online as it is, or a draft with its reasons. */
export type HomeOutlook = {
  isComplete: boolean;
  /** Its commune's name. */
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

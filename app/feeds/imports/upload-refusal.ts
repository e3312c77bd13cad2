/** Why a file that a member sends is not received; each has its words in `feedImportWords`. */
export type UploadRefusal = "commune_unknown" | "too_often" | "not_allowed" | "too_long" | "interrupted" | "not_stored";

/** What the page says besides: no file, too many at once, no session. */
export type UploadProblem = UploadRefusal | "none" | "empty" | "busy" | "signed_out";

export const uploadStatuses: Record<UploadRefusal | "none" | "empty", number> = {
  none: 422,
  empty: 422,
  commune_unknown: 422,
  too_often: 429,
  not_allowed: 403,
  too_long: 413,
  interrupted: 400,
  not_stored: 503,
};

/** Why a member's file is not received. `feedImportWords` has words for each code. */
export type UploadRefusal =
  | "commune_unknown"
  | "too_often"
  | "not_allowed"
  | "too_long"
  | "interrupted"
  | "not_stored"
  | "busy";

/** The problems that the page shows, including no file and no session. */
export type UploadProblem = UploadRefusal | "none" | "empty" | "signed_out";

export const uploadStatuses: Record<UploadRefusal | "none" | "empty", number> = {
  none: 422,
  empty: 422,
  commune_unknown: 422,
  too_often: 429,
  not_allowed: 403,
  too_long: 413,
  interrupted: 400,
  not_stored: 503,
  busy: 503,
};

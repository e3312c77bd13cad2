/** The kinds of things that people can report. */
export const reportedKinds = ["listing", "organisation", "message"] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Why somebody reports; `minors` is the one kind that DSA article 16(2)(c) lets anybody report without a name. */
export const reportKinds = [
  "scam",
  "false",
  "duplicate",
  "harassment",
  "discrimination",
  "personal_data",
  "illegal",
  "minors",
  "other",
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The entries of a case: reports, and contests of decisions. */
export type CaseKind = ReportKind | "contest";

/** The kinds of reports that the form for each kind of thing offers. */
export const kindsOf: Record<ReportedKind, readonly ReportKind[]> = {
  listing: reportKinds.filter((kind) => kind !== "harassment"),
  organisation: reportKinds.filter((kind) => kind !== "harassment" && kind !== "duplicate"),
  message: reportKinds.filter((kind) => kind !== "false" && kind !== "duplicate"),
};

const graveKinds: readonly CaseKind[] = ["scam", "illegal", "harassment", "minors"];
export const isGrave = (kind: CaseKind): boolean => graveKinds.includes(kind);

/** Whether a report of this kind needs neither name nor address. */
export const mayBeNameless = (kind: ReportKind | null): boolean => kind === "minors";

const HOUR_MS = 3_600_000;
const GRAVE_HOURS = 24;
const OTHER_HOURS = 72;

/** By when a report should be decided. */
export const dueAt = (kind: CaseKind, reportedAt: Date): Date =>
  new Date(reportedAt.getTime() + (isGrave(kind) ? GRAVE_HOURS : OTHER_HOURS) * HOUR_MS);

/** Hours left until an instant; negative once it has passed. */
export const hoursLeft = (due: string, now: string): number => (Date.parse(due) - Date.parse(now)) / HOUR_MS;

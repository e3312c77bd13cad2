import type { CheckName } from "#app/domain/portal-check.ts";

/** What its sentence says: a number, an ISO instant, or names. */
export type Finding = { isFine: boolean; count?: number; at?: string; name?: string };

/** `unknown`: it could not be checked. */
export type Checked = { check: CheckName; state: "fine" | "todo" | "unknown" } & Omit<Finding, "isFine">;

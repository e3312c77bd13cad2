import type { CheckName } from "#app/domain/portal-check.ts";

/** The result of a check, with the value for its sentence: a number, an ISO instant, or names. */
export type Finding = { isFine: boolean; count?: number; at?: string; name?: string };

/** `unknown`: the check failed or took too long. */
export type Checked = { check: CheckName; state: "fine" | "todo" | "unknown" } & Omit<Finding, "isFine">;

import { z } from "zod";
import type { Conformity } from "./conformity.ts";
import type { KitFolder } from "#app/platform/kit-folder.server.ts";

const line = z.string().trim().min(1).max(500);

const auditSchema = z.object({
  /** Who looked: an outside auditor, or a team of the operator's. */
  auditeur: line,
  date: z.iso.date(),
  /** Criteria of the RGAA that are respected, in percent of those that apply. */
  taux: z.number().min(0).max(100),
  nonConformites: z.array(line).max(200).default([]),
  derogations: z.array(line).max(200).default([]),
});

/** What an audit of the portal by the RGAA found, as the operator's kit tells it. */
export type AccessibilityAudit = z.infer<typeof auditSchema>;

/** The operator's audit; null where there is none, or one that never could be read. */
export const readAccessibilityAudit = async (kit: KitFolder): Promise<AccessibilityAudit | null> =>
  (await kit.read("accessibilite.json", auditSchema)).value;

const VALID_YEARS = 3;

/**
 * What a site may say of itself (décret n° 2019-768 du 24 juillet 2019 and RGAA): « non conforme » also without the
 * results of an audit that is still valid, which it is for three years.
 */
export function conformityOf(audit: AccessibilityAudit | null, now: Date): Conformity {
  if (audit === null || !isValid(audit, now) || audit.taux < 50) return "non";
  return audit.taux === 100 && audit.nonConformites.length === 0 ? "totale" : "partielle";
}

export function isValid({ date }: AccessibilityAudit, now: Date): boolean {
  const end = new Date(date);
  end.setUTCFullYear(end.getUTCFullYear() + VALID_YEARS);
  return now < end;
}

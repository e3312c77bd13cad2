import { z } from "zod";
import type { Conformity } from "./conformity.ts";
import type { Kit } from "#app/platform/documents/kit.server.ts";

const line = z.string().trim().min(1).max(500);

/** The file of the kit with the audit. */
export const ACCESSIBILITY_AUDIT = "accessibilite.json";

export const auditSchema = z.object({
  /** The auditor: an outside auditor, or a team of the operator. */
  auditeur: line,
  date: z.iso.date(),
  /** The respected criteria of the RGAA, in percent of the applicable ones. */
  taux: z.number().min(0).max(100),
  nonConformites: z.array(line).max(200).default([]),
  derogations: z.array(line).max(200).default([]),
});

/** The results of an RGAA audit of the portal, from the operator's kit. */
export type AccessibilityAudit = z.infer<typeof auditSchema>;

/** The operator's audit; null without one, or when no version could be read. */
export const readAccessibilityAudit = async (kit: Kit): Promise<AccessibilityAudit | null> =>
  (await kit.read(ACCESSIBILITY_AUDIT, auditSchema)).value;

const VALID_YEARS = 3;

/**
 * The conformity that a site may state (décret n° 2019-768 du 24 juillet 2019 and RGAA): « non conforme » also without results of a valid
 * audit; an audit is valid for three years.
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

import { z } from "zod";
import { cleanLines, cleanText } from "#app/platform/text/clean-text.ts";
import { kindsOf, mayBeNameless, type ReportedKind, type ReportKind } from "#app/domain/report.ts";

export const reportFields = ["kind", "explanation", "name", "email", "faith"] as const;
export type ReportField = (typeof reportFields)[number];

/** Each code is a message of `reportWords.problems`. */
export type ReportProblem =
  | "kindRequired"
  | "explanationRequired"
  | "explanationTooLong"
  | "nameRequired"
  | "nameTooLong"
  | "emailRequired"
  | "emailInvalid"
  | "faithRequired";

export const LONGEST_EXPLANATION = 3_000;
const LONGEST_NAME = 80;

/** A report as its form submits it. Name and address are empty where the law requires none. */
export type WrittenReport = { kind: ReportKind; explanation: string; name: string; email: string | null };

type Problems = Partial<Record<ReportField, ReportProblem>>;
type Read = { ok: true; report: WrittenReport } | { ok: false; problems: Problems };

/** Reads the form; `own` is the name and address of an account, which replace the typed ones. */
export function readReport(
  typed: Record<ReportField, string>,
  about: ReportedKind,
  own: { name: string; email: string } | null,
): Read {
  const kind = kindsOf[about].find((one) => one === typed.kind) ?? null;
  const explanation = cleanLines(typed.explanation);
  const name = own?.name ?? cleanText(typed.name);
  const email = own?.email ?? typed.email.trim().toLowerCase();
  const isNameless = own === null && mayBeNameless(kind);
  const checks: [ReportField, ReportProblem, boolean][] = [
    ["kind", "kindRequired", kind === null],
    ["explanation", "explanationRequired", explanation === ""],
    ["explanation", "explanationTooLong", explanation.length > LONGEST_EXPLANATION],
    ["name", "nameRequired", name === "" && !isNameless],
    ["name", "nameTooLong", own === null && name.length > LONGEST_NAME],
    ["email", "emailRequired", email === "" && !isNameless],
    ["email", "emailInvalid", email !== "" && (email.length > 254 || !z.email().safeParse(email).success)],
    ["faith", "faithRequired", typed.faith !== "oui"],
  ];
  const problems: Problems = {};
  for (const [field, problem, isWrong] of checks) if (isWrong) problems[field] ??= problem;
  if (kind === null || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, report: { kind, explanation, name, email: email === "" ? null : email } };
}

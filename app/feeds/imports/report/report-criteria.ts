import type { LineOutcome } from "../import.ts";

/** Outcomes that a report can show, by their name in the address. `todo`: lines without an outcome. */
export const reportOutcomes = {
  new: "nouveaux",
  changed: "modifies",
  back: "revenus",
  unchanged: "inchanges",
  draft: "a-completer",
  left: "laisses",
  withdrawn: "retires",
  not_taken: "non-repris",
  broken: "illisibles",
  todo: "a-importer",
} as const satisfies Record<LineOutcome | "todo", string>;
export type ReportOutcome = keyof typeof reportOutcomes;
export const reportOutcomeNames = Object.keys(reportOutcomes) as ReportOutcome[]; // the table's own keys

export const severities = { error: "erreur", warning: "avertissement", change: "changement" } as const;
export type Severity = keyof typeof severities;
export const severityNames = Object.keys(severities) as Severity[]; // the table's own keys

export type ReportCriteria = {
  outcome: ReportOutcome | null;
  severity: Severity | null;
  /** A part of a reference. */
  text: string;
  /** The last line of the page before. */
  after: number;
};

export const LINES_PER_PAGE = 50;
const LONGEST_TEXT = 60;

export function parseReport(params: URLSearchParams): ReportCriteria {
  const named = <Name extends string>(table: Record<Name, string>, value: string | null): Name | null =>
    (Object.entries(table) as [Name, string][]).find(([, word]) => word === value)?.[0] ?? null;
  return {
    outcome: named(reportOutcomes, params.get("resultat")),
    severity: named(severities, params.get("gravite")),
    text: (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, LONGEST_TEXT),
    after: /^\d{1,15}$/.test(params.get("apres") ?? "") ? Number(params.get("apres")) : 0,
  };
}

/** The query of a report's address: `?resultat=…`, or an empty text. */
export function reportQuery({
  outcome = null,
  severity = null,
  text = "",
  after = 0,
}: Partial<ReportCriteria>): string {
  const params = new URLSearchParams({
    ...(outcome ? { resultat: reportOutcomes[outcome] } : {}),
    ...(severity ? { gravite: severities[severity] } : {}),
    ...(text ? { q: text } : {}),
    ...(after ? { apres: String(after) } : {}),
  });
  return params.size > 0 ? `?${params}` : "";
}

/** `/imports/12/rapport`, with its criteria. */
export const reportHref = (importId: number, criteria: Partial<ReportCriteria> = {}): string =>
  `/imports/${importId}/rapport${reportQuery(criteria)}`;

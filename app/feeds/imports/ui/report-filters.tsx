import { Form } from "react-router";
import { feedReportWords } from "#app/i18n/fr/feeds/feed-report.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import {
  type ReportCriteria,
  reportHref,
  type ReportOutcome,
  reportOutcomeNames,
  reportOutcomes,
  reportQuery,
  severities,
  severityNames,
} from "../report/report-criteria.ts";

type ReportFiltersProps = {
  importId: number;
  criteria: ReportCriteria;
  counts: Partial<Record<ReportOutcome, number>>;
};

/** The filters of a report, with the number of lines of each outcome. */
export function ReportFilters({ importId, criteria, counts }: ReportFiltersProps) {
  const words = useWords(feedReportWords);
  const language = useLanguage();
  const { outcome, severity, text } = criteria;
  const offered = reportOutcomeNames.filter((name) => name === outcome || (counts[name] ?? 0) > 0);
  return (
    <Form
      method="get"
      aria-label={words.filters}
      className="grid items-end gap-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-3"
    >
      <TextField label={words.search} name="q" maxLength={60} autoComplete="off" defaultValue={text} />
      <SelectField label={words.outcome} name="resultat" defaultValue={outcome ? reportOutcomes[outcome] : ""}>
        <option value="">{words.any}</option>
        {offered.map((name) => (
          <option key={name} value={reportOutcomes[name]}>
            {`${words.outcomes[name]} (${formatCount(counts[name] ?? 0, language)})`}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.severity} name="gravite" defaultValue={severity ? severities[severity] : ""}>
        <option value="">{words.anySeverity}</option>
        {severityNames.map((name) => (
          <option key={name} value={severities[name]}>
            {words.severities[name]}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3 sm:col-span-3">
        <SubmitButton>{words.filter}</SubmitButton>
        {reportQuery({ ...criteria, after: 0 }) ? (
          <ButtonLink to={reportHref(importId)} variant="quiet">
            {words.clear}
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  );
}

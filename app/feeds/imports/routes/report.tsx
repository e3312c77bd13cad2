import { ArrowLeft, Download } from "lucide-react";
import { Link } from "react-router";
import { feedReportWords } from "#app/i18n/fr/feeds/feed-report.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { buttonClass, ButtonLink } from "#app/ui/button.tsx";
import { parseReport, reportHref, reportQuery } from "../report/report-criteria.ts";
import { ReportFilters } from "../ui/report-filters.tsx";
import { ReportLineCard } from "../ui/report-line-card.tsx";
import { showReport } from "../report/use-cases/show-report.server.ts";
import type { Route } from "./+types/report";
import { askingOrganisation, notFound, requestedId } from "./requested-import.server.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const criteria = parseReport(url.searchParams);
  const { db } = context.get(platformContext);
  const id = requestedId(params.import);
  const report = await showReport({ db }, { id, advertiserId: askingOrganisation(context), criteria });
  if (!report) throw notFound();
  return { ...report, criteria };
}

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(feedReportWords);
  const { file, criteria, counts, lines, next } = loaderData;
  const { id, fileName } = file;
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-5">
      <title>{words.titleOf(fileName)}</title>
      <header className="flex flex-col gap-2">
        <Link
          to={`/imports/${id}`}
          className="inline-flex min-h-11 items-center gap-2 self-start text-action hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {words.back}
        </Link>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 className="heading-1">{words.title}</h1>
            <p className="break-words text-ink-soft">{fileName}</p>
          </div>
          <a href={`/imports/${id}/rapport.csv`} className={buttonClass("secondary")}>
            <Download aria-hidden="true" className="size-5" />
            {words.file}
          </a>
        </div>
      </header>
      <ReportFilters key={reportQuery(criteria)} importId={id} criteria={criteria} counts={counts} />
      {lines.length === 0 ? <p>{words.none}</p> : null}
      <ol className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line.id}>
            <ReportLineCard line={line} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {criteria.after > 0 ? (
          <ButtonLink to={reportHref(id, { ...criteria, after: 0 })} variant="quiet">
            {words.first}
          </ButtonLink>
        ) : null}
        {next === null ? null : (
          <ButtonLink to={reportHref(id, { ...criteria, after: next })} variant="secondary">
            {words.next}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

import { platformContext } from "#app/platform/context.ts";
import { reportCsv } from "../report/report-csv.server.ts";
import { readWholeReport } from "../report/use-cases/show-report.server.ts";
import type { Route } from "./+types/report-file";
import { askingOrganisation, notFound, requestedId } from "./requested-import.server.ts";

/** The whole report as CSV, streamed: a row for each remark. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env } = context.get(platformContext);
  const id = requestedId(params.import);
  const lines = await readWholeReport({ db }, { id, advertiserId: askingOrganisation(context) });
  if (!lines) throw notFound();
  return new Response(reportCsv(lines, env.CURRENCY), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="rapport-${id}.csv"`,
    },
  });
}

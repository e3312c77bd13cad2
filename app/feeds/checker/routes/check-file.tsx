import { createContext, data } from "react-router";
import { feedCheckerWords } from "#app/i18n/fr/feeds/feed-checker.ts";
import { useWords } from "#app/i18n/words.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import type { ArchiveRefusal } from "../../files/archive-refusal.ts";
import type { CheckAnswer, CheckRefusal } from "../file-report.ts";
import { csvGatherer } from "../gather-csv.server.ts";
import { reportGatherer } from "../gather-report.server.ts";
import { receiveStockFile } from "../receive-file.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";
import { AboutChecks } from "../ui/about-checks.tsx";
import { CheckForm } from "../ui/check-form.tsx";
import { FileReportView } from "../ui/file-report-view.tsx";
import { checkFile } from "../use-cases/check-file.server.ts";
import type { Route } from "./+types/check-file";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, metaDescription: description } = feedCheckerWords.french;
  const site = siteOf(matches);
  return pageMeta(site, { title: `${title} – ${site?.name ?? ""}`, description, canonical: "/verifier-un-fichier" });
};

/** The report as CSV; null where the page shows the report. */
const csvReport = createContext<string | null>(null);

/** Sends the CSV instead of the page, which an action cannot do. The page shows refusals. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const page = await next();
    const csv = context.get(csvReport);
    if (csv === null) return page;
    await page.body?.cancel();
    return new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="rapport-poliris.csv"',
      },
    });
  },
];

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { DATA_DIR } = platform.env;
  const sent = {
    network: clientAddress(request),
    signal: request.signal,
    receive: () => receiveStockFile(request, DATA_DIR),
  };
  if (url.searchParams.has("csv")) {
    const checked = await checkFile(platform, sent, csvGatherer());
    if (!checked.ok) return refused(checked.code);
    context.set(csvReport, checked.result);
    return undefined;
  }
  const checked = await checkFile(platform, sent, reportGatherer());
  return checked.ok ? data<CheckAnswer>({ report: checked.result }) : refused(checked.code);
}

function refused(code: CheckRefusal | ArchiveRefusal) {
  const { sentence, init } = refusalAnswer(code);
  return data<CheckAnswer>({ refusal: sentence }, init);
}

export default function CheckFilePage({ actionData }: Route.ComponentProps) {
  const words = useWords(feedCheckerWords);
  const report = actionData && "report" in actionData ? actionData.report : null;
  return (
    <div className="page flex max-w-5xl flex-col gap-10 pt-10 md:pt-14">
      <div>
        <h1 className="heading-1">{words.title}</h1>
        <p className="prose-line mt-4 text-lg text-ink-soft">{words.intro}</p>
      </div>
      {report ? <FileReportView report={report} /> : null}
      <CheckForm answer={actionData} />
      <AboutChecks />
    </div>
  );
}

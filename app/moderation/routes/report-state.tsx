import { CircleCheck, CircleDashed } from "lucide-react";
import { data } from "react-router";
import { secretLinkMeta } from "#app/account/secret-link-meta.ts";
import { useForgottenForm } from "#app/browser-storage/use-forgotten-form.ts";
import { reportWords } from "#app/i18n/fr/moderation/reports.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { contestHref } from "../contest.ts";
import { reportFormKey } from "../report-address.ts";
import { findLinkedReport, type ReportState } from "../reports.repository.server.ts";
import type { Route } from "./+types/report-state";

export const meta: Route.MetaFunction = () => secretLinkMeta(reportWords.french.state.title);

/** The state of a report, by the secret link of a mail. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const secret = url.searchParams.get("jeton") ?? "";
  const report = await findLinkedReport(db, secret);
  const sent = url.searchParams.get("recu");
  return data({ report, secret, sent, now: clock().toISOString() }, { status: report ? 200 : 404 });
}

export default function ReportStatePage({ loaderData: { report, secret, sent, now } }: Route.ComponentProps) {
  const { state: words } = useWords(reportWords);
  useForgottenForm(sent && report ? reportFormKey(report.about, report.aboutId) : null);
  return (
    <section className="page flex max-w-3xl flex-col items-start gap-6 py-10 md:py-14">
      <h1 className="heading-1">{words.title}</h1>
      {report === null ? (
        <>
          <Alert tone="danger">{words.unknown}</Alert>
          <ButtonLink to="/">{words.home}</ButtonLink>
        </>
      ) : (
        <>
          {sent ? (
            <Alert tone="success">
              <p className="font-semibold">{words.sent}</p>
              <p>{sent === "courriel" ? words.sentMail : words.keepLink}</p>
            </Alert>
          ) : null}
          <Steps report={report} now={now} />
          {report.answer === null || report.decision === null ? null : (
            <Answer answer={report.answer} number={report.decision} contest={contestHref({ secret })} />
          )}
          <Said report={report} />
        </>
      )}
    </section>
  );
}

function Steps({ report, now }: { report: ReportState; now: string }) {
  const { state: words } = useWords(reportWords);
  const { reportedAt, dueAt, isExamined, closedAt } = report;
  const moment = (iso: string) => formatMoment(iso, { now, language: "fr" });
  const isSeen = isExamined || closedAt !== null;
  const steps = [
    { isDone: true, text: words.received(moment(reportedAt)) },
    { isDone: isSeen, text: isSeen ? words.examined : words.toExamine },
    { isDone: closedAt !== null, text: closedAt === null ? words.toDecide : words.decided(moment(closedAt)) },
  ];
  return (
    <section aria-labelledby="etapes">
      <h2 id="etapes" className="heading-2 mb-3">
        {words.steps}
      </h2>
      <ol className="flex flex-col gap-2">
        {steps.map(({ isDone, text }) => {
          const Icon = isDone ? CircleCheck : CircleDashed;
          return (
            <li key={text} className={`flex items-center gap-3 ${isDone ? "" : "text-ink-soft"}`}>
              <Icon aria-hidden="true" className={`size-5 shrink-0 ${isDone ? "text-success" : ""}`} />
              <span>
                {text} <span className="sr-only">({isDone ? words.done : words.next})</span>
              </span>
            </li>
          );
        })}
      </ol>
      {closedAt === null && dueAt > now ? <p className="mt-3 text-ink-soft">{words.waiting(moment(dueAt))}</p> : null}
      {closedAt !== null && report.answer === null ? <p className="mt-3">{words.noAnswer}</p> : null}
    </section>
  );
}

function Answer({ answer, number, contest }: { answer: string; number: string; contest: string }) {
  const { state: words } = useWords(reportWords);
  return (
    <section aria-labelledby="decision" className="card w-full p-5">
      <h2 id="decision" className="heading-2 mb-3">
        {words.answer(number)}
      </h2>
      <p className="prose-line wrap-anywhere whitespace-pre-line">{answer}</p>
      <ButtonLink to={contest} variant="secondary" className="mt-4">
        {words.contest}
      </ButtonLink>
    </section>
  );
}

function Said({ report: { caseNumber, about, kind, explanation } }: { report: ReportState }) {
  const { state: words, form } = useWords(reportWords);
  return (
    <section aria-labelledby="dit" className="w-full">
      <h2 id="dit" className="heading-2 mb-3">
        {words.number(caseNumber)}
      </h2>
      <dl className="flex flex-col gap-3">
        {[
          [words.about, words.abouts[about]],
          [words.kind, form.kinds[about][kind]],
          [words.said, explanation],
        ].map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { administrationWords } from "#app/i18n/fr/administration/administration.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FailedJobCard } from "../ui/failed-job-card.tsx";
import { FigureCard } from "../ui/figure-card.tsx";
import { WaitingList } from "../ui/waiting-list.tsx";
import { handleFailedJobs } from "../use-cases/handle-failed-jobs.server.ts";
import { showToday } from "../use-cases/show-today.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/today";

export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  return { ...(await showToday(platform, { actor, visit: request })), now: platform.clock().toISOString() };
}

const statuses = { gone: 409, refused: 400 };

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const isRetried = form.get("intent") === "retry";
  const job = String(form.get("job") ?? "");
  const { actor } = context.get(sessionContext);
  const handled = await handleFailedJobs(context.get(platformContext), actor, { job, isRetried });
  return data({ isDone: handled.ok, isRetried }, { status: handled.ok ? 200 : statuses[handled.code] });
}

export default function TodayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cases, machine, trends, now } = loaderData;
  const { today: words } = useWords(administrationWords);
  const jobs = machine?.jobs ?? [];
  const waiting = machine ? machine.agencies.count + machine.mailsGivenUp + jobs.length + machine.checks.length : 0;
  const isQuiet = cases.oldest === null && waiting === 0;
  return (
    <OfficePage title={words.title}>
      {actionData ? (
        <Alert tone={actionData.isDone ? "success" : "warning"} answer={actionData}>
          {actionData.isDone ? words.done[actionData.isRetried ? "retry" : "drop"] : words.gone}
        </Alert>
      ) : null}
      <section>
        <h2 className="heading-2 mb-3">{words.waiting}</h2>
        {isQuiet ? <p>{words.nothing}</p> : <WaitingList cases={cases} machine={machine} now={now} />}
      </section>
      {jobs.length > 0 ? (
        <section>
          <h2 className="heading-2 mb-3">{words.jobs}</h2>
          <ul className="grid gap-2 lg:grid-cols-2">
            {jobs.map((failed) => (
              <FailedJobCard key={failed.name} failed={failed} now={now} />
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2 className="heading-2 mb-3">{words.figures}</h2>
        {trends.length === 0 ? <p>{words.noFigures}</p> : null}
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
          {trends.map((trend) => (
            <FigureCard key={trend.figure} trend={trend} />
          ))}
        </ul>
      </section>
    </OfficePage>
  );
}

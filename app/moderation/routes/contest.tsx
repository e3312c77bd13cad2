import { data, Form, redirect } from "react-router";
import { type Actor, visitor } from "#app/account/actor.ts";
import { secretLinkMeta } from "#app/account/secret-link-meta.ts";
import { findSession } from "#app/account/session.server.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { reportWords } from "#app/i18n/fr/moderation/reports.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { returnQuery } from "#app/layout/destination.server.ts";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import type { ContestableDecision, ContestProblem } from "../contest.ts";
import { contestableUntil } from "../decision.ts";
import { contestDecision, findContestable } from "../use-cases/contest-decision.server.ts";
import type { Route } from "./+types/contest";

type Answer = { problem: ContestProblem; typed: string };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title, unknownTitle } = reportWords.french.contest;
  return secretLinkMeta(loaderData?.decision ? title(loaderData.decision.number) : unknownTitle);
};

/** A decision with its reasons, for the side that a mail's link belongs to, or for the account that the decision is about. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = await findContestable(platform.db, askedBy(url), await requireActor(platform, request, url));
  const now = platform.clock().toISOString();
  if (!found) return data({ decision: null, now }, { status: 404 });
  const { number, text, at, contest } = found;
  return data({ decision: { number, text, at, contest }, now }, { status: 200 });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const actor = await requireActor(platform, request, url);
  const explanation = String((await readForm(request)).get("explanation") ?? "").slice(0, 10_000);
  const contested = await contestDecision(platform, { asked: askedBy(url), actor, explanation });
  if (contested.ok) return redirect(`${url.pathname}${url.search}`);
  if (contested.code === "unknown") throw data(null, { status: 404 });
  return data<Answer>({ problem: contested.code, typed: explanation }, { status: 400 });
}

const askedBy = (url: URL) => ({
  secret: url.searchParams.get("jeton") ?? "",
  number: url.searchParams.get("decision") ?? "",
});

/** A number without a secret requires a login: the session may have ended since the page was opened. */
async function requireActor(platform: Platform, request: Request, url: URL): Promise<Actor> {
  const session = await findSession(platform, request);
  const { secret, number } = askedBy(url);
  const isForm = request.method === "POST";
  if (!session && secret === "" && number !== "") throw redirect(`/connexion?${returnQuery(url, { isForm })}`);
  return session?.actor ?? visitor;
}

export default function ContestPage({ loaderData: { decision, now }, actionData }: Route.ComponentProps) {
  const { contest: words, state } = useWords(reportWords);
  if (!decision)
    return (
      <section className="page flex max-w-3xl flex-col items-start gap-6 py-10 md:py-14">
        <h1 className="heading-1">{words.unknownTitle}</h1>
        <Alert tone="danger">{words.unknown}</Alert>
        <ButtonLink to="/">{state.home}</ButtonLink>
      </section>
    );
  const { number, text, at, contest } = decision;
  return (
    <section className="page flex max-w-3xl flex-col gap-6 py-10 md:py-14">
      <div>
        <h1 className="heading-1">{words.title(number)}</h1>
        <p className="mt-2 text-ink-soft">{words.made(formatMoment(at, { now, language: "fr" }))}</p>
      </div>
      <p className="prose-line wrap-anywhere whitespace-pre-line">{text}</p>
      {contest ? <Contested contest={contest} now={now} /> : <ContestForm at={at} now={now} answer={actionData} />}
    </section>
  );
}

/** The text of a contest, and the answer. */
function Contested({ contest, now }: { contest: NonNullable<ContestableDecision["contest"]>; now: string }) {
  const { contest: words } = useWords(reportWords);
  const { explanation, at, answer } = contest;
  return (
    <section aria-labelledby="contestation" className="rounded-card border border-line bg-raised p-5">
      <h2 id="contestation" className="heading-2 mb-3">
        {words.contested(formatMoment(at, { now, language: "fr" }))}
      </h2>
      <p className="wrap-anywhere whitespace-pre-line">{explanation}</p>
      {answer === null ? (
        <p className="mt-4 text-ink-soft">{words.waiting}</p>
      ) : (
        <>
          <h3 className="mt-4 font-semibold">{words.answer}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </>
      )}
    </section>
  );
}

function ContestForm({ at, now, answer }: { at: string; now: string; answer: Answer | undefined }) {
  const { contest: words } = useWords(reportWords);
  const form = useFirstInvalid(answer);
  const until = contestableUntil(at);
  if (now > until) return <Alert tone="info">{words.problems.late}</Alert>;
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-5">
      <div>
        <h2 className="heading-2">{words.form}</h2>
        <p className="prose-line mt-2 text-ink-soft">{words.intro(formatDate(until))}</p>
      </div>
      <TextAreaField
        label={words.explanation}
        hint={words.explanationHint}
        name="explanation"
        required
        rows={6}
        defaultValue={answer?.typed ?? ""}
        error={answer && words.problems[answer.problem]}
      />
      <SubmitButton className="w-full sm:w-auto sm:self-start">{words.submit}</SubmitButton>
    </Form>
  );
}

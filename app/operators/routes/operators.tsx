import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { operatorRoles } from "#app/domain/member-role.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { isDone, type OfficeAnswer, typedOf } from "../office-answer.ts";
import { listOperators, type Operator } from "../operators.repository.server.ts";
import { OfficeForm, useTyped } from "../ui/office-form.tsx";
import { OfficePage } from "../ui/office-page.tsx";
import { grantRole, type OperatorRefusal, resetFactor, revokeRole } from "../use-cases/change-operators.server.ts";
import { refuseUnproven } from "../use-cases/prove-factor.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/operators";

export async function loader({ context }: Route.LoaderArgs) {
  return { operators: await listOperators(context.get(platformContext).db) };
}

type Problem = OperatorRefusal | "empty";
type Answer = OfficeAnswer<Problem> & { enrolmentCode?: string | null };

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = context.get(sessionContext);
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  const answer = (status: number, problems: Answer["problems"], rest: Partial<Answer> = {}) =>
    data<Answer>({ intent, problems, typed: typedOf(form), ...rest }, { status });
  if (!["grant", "revoke", "reset"].includes(intent)) throw data(null, { status: 400 });
  const email = String(form.get("email") ?? "").trim();
  if (email === "") return answer(400, { email: "empty" });
  const unproven = await refuseUnproven(platform, { session, request, form });
  if (unproven) return answer(unproven.status, {}, unproven.problem);
  const role = operatorRoles.find((one) => one === form.get("role")) ?? "moderator";
  const changing = { actor: session.actor, email, why: String(form.get("why") ?? "").slice(0, 500) };
  const needs = { db: platform.db, mailer: platform };
  const changed = await (intent === "grant"
    ? grantRole(needs, { ...changing, role })
    : intent === "revoke"
      ? revokeRole(needs, changing)
      : resetFactor(needs, changing));
  return changed.ok ? answer(200, {}, { enrolmentCode: changed.enrolmentCode }) : answer(409, { email: changed.code });
}

export default function OperatorsPage({ loaderData: { operators }, actionData }: Route.ComponentProps) {
  const { team: words } = useWords(operatorWords);
  return (
    <OfficePage title={words.title} intro={words.intro}>
      {actionData && isDone(actionData) ? (
        <Alert tone="success" answer={actionData}>
          {doneWords(words, actionData)}
        </Alert>
      ) : null}
      <ul className="flex flex-col gap-3">
        {operators.map((operator) => (
          <li key={operator.accountId} className="card p-4">
            <OperatorCard operator={operator} answer={actionData} />
          </li>
        ))}
      </ul>
      <GrantForm answer={actionData} />
    </OfficePage>
  );
}

function doneWords(
  words: Words<typeof operatorWords>["team"],
  { intent, typed: { email = "" }, enrolmentCode = null }: Answer,
): string {
  if (intent === "grant") return words.granted(email, enrolmentCode);
  return intent === "revoke" ? words.revoked(email) : words.wasReset(email, enrolmentCode);
}

const problemWords = (words: Words<typeof operatorWords>["team"], problem: Problem | undefined) =>
  problem && (problem === "empty" ? words.emailNeeded : words.refusals[problem]);

function GrantForm({ answer }: { answer: Answer | undefined }) {
  const { team: words, roles } = useWords(operatorWords);
  const typed = useTyped("grant", answer);
  const problem = answer?.intent === "grant" ? problemWords(words, answer.problems.email) : undefined;
  return (
    <section className="max-w-xl">
      <h2 className="heading-2 mb-3">{words.addTitle}</h2>
      <OfficeForm intent="grant" answer={answer} labels={{ email: words.email }} isGrave>
        <TextField
          label={words.email}
          hint={words.emailHint}
          name="email"
          type="email"
          required
          maxLength={254}
          defaultValue={typed("email")}
          error={problem}
        />
        <SelectField label={words.role} name="role" defaultValue={typed("role") ?? "moderator"}>
          {operatorRoles.map((role) => (
            <option key={role} value={role}>
              {roles[role]}
            </option>
          ))}
        </SelectField>
        <SubmitButton className="self-start">{words.add}</SubmitButton>
      </OfficeForm>
    </section>
  );
}

function OperatorCard({ operator, answer }: { operator: Operator; answer: Answer | undefined }) {
  const { team: words, roles, form } = useWords(operatorWords);
  const language = useLanguage();
  const { email, name, role, since, hasFactor, accountId } = operator;
  const labels = { reset: hasFactor ? words.reset : words.newCode, revoke: words.revoke };
  const isAbout = answer?.typed.about === email;
  const problem = isAbout ? problemWords(words, answer.problems.email) : undefined;
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="text-ink-soft">{email}</p>
      <dl className="my-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {[
          [words.role, roles[role]],
          [words.since, formatDate(since, language)],
          [words.factor, hasFactor ? words.hasFactor : words.noFactor],
        ].map(([term, value]) => (
          <div key={term} className="flex gap-2">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <a href={`/administration/journal?qui=${accountId}`} className="link">
        {words.acts}
      </a>
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
      <div className="mt-3 flex flex-wrap gap-3">
        {(["reset", "revoke"] as const).map((intent) => (
          <details key={intent} open={isAbout && answer.intent === intent && !isDone(answer)}>
            <summary className="link-line">{labels[intent]}</summary>
            <OfficeForm intent={intent} about={email} answer={answer} labels={{ email: words.email }} isGrave>
              <input type="hidden" name="email" value={email} />
              <TextField label={form.why} name="why" maxLength={500} />
              <SubmitButton variant="secondary" className="self-start">
                {labels[intent]}
              </SubmitButton>
            </OfficeForm>
          </details>
        ))}
      </div>
    </>
  );
}

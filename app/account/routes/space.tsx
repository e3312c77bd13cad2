import { data, redirect } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { useWords } from "#app/i18n/words.ts";
import { SpaceFrame } from "#app/layout/workspace/space-frame.tsx";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { canChangeType } from "#app/domain/user-type.ts";
import { findAccountFacts, findDevices } from "../account.repository.server.ts";
import { sessionContext } from "../session.server.ts";
import { doneHref, doneIn, type SpaceAnswer, type SpaceIntent, spaceIntents } from "../space-answer.ts";
import { DeviceList } from "../ui/device-list.tsx";
import { EmailForm, NamesForm, PasswordForm, TypeForm } from "../ui/space-forms.tsx";
import { SpaceSection } from "../ui/space-section.tsx";
import type { Route } from "./+types/space";
import { spaceActions } from "./space-actions.server.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { actor, token } = context.get(sessionContext);
  const [devices, facts] = await Promise.all([
    findDevices(platform.db, { userId: actor.account.id, token }),
    findAccountFacts(platform.db, actor.account.id),
  ]);
  const since = facts?.createdAt.toISOString() ?? null;
  return {
    account: actor.account,
    devices,
    since,
    hasPassword: facts?.hasPassword ?? false,
    done: doneIn(url.searchParams),
    isEmailDone: url.searchParams.get("avis") === "emailDone",
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const intent = spaceIntents.find((name) => name === text("intent"));
  if (!intent) throw data(null, { status: 400 });
  const call = { platform: context.get(platformContext), session: context.get(sessionContext), request, text };
  const { status, outcome, problems = {}, cookies } = await spaceActions[intent](call);
  if (outcome === "done") return redirect(doneHref(intent), { status: 303, headers: cookies ?? {} });
  const typed = {
    firstName: text("firstName"),
    familyName: text("familyName"),
    email: text("email"),
    userType: text("userType"),
  };
  return data<SpaceAnswer>({ intent, outcome, problems, typed }, { status });
}

export default function SpacePage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, devices, since, hasPassword, done, isEmailDone } = loaderData;
  const words = useWords(accountWords);
  const { space, fields } = words;
  const answer = actionData ?? (done ? doneAnswer(done) : undefined);
  const answerTo = (...intents: SpaceIntent[]) => (answer && intents.includes(answer.intent) ? answer : undefined);
  return (
    <SpaceFrame userType={account.userType} title={space.title} hello={space.hello(account.firstName)}>
      {isEmailDone && !actionData ? <Alert tone="success">{space.emailDone}</Alert> : null}
      {answerTo("change-type")?.outcome === "done" ? <Alert tone="success">{space.typeDone}</Alert> : null}
      <section aria-labelledby="compte-title" className="card p-5 sm:p-6">
        <h2 id="compte-title" className="heading-2">
          {space.identity}
        </h2>
        <dl className="mt-4 grid gap-4 sm:grid-cols-3">
          <Entry label={space.name} value={`${account.firstName} ${account.familyName}`} />
          <Entry label={fields.email} value={account.email} />
          <Entry label={space.type} value={words.userTypeNames[account.userType]} />
        </dl>
        {since ? <p className="mt-4 text-sm text-ink-soft">{space.since(formatDate(since))}</p> : null}
      </section>
      <NamesForm account={account} answer={answerTo("change-names")} />
      <EmailForm account={account} answer={answerTo("change-email")} hasPassword={hasPassword} />
      {canChangeType(account) ? <TypeForm answer={answerTo("change-type")} /> : null}
      <SpaceSection
        id="appareils"
        title={space.sessionsTitle}
        answer={answerTo("end-session", "end-others")}
        done={space.ended}
      >
        <DeviceList devices={devices} />
      </SpaceSection>
      <PasswordForm account={account} answer={answerTo("change-password")} hasPassword={hasPassword} />
    </SpaceFrame>
  );
}

const doneAnswer = (intent: SpaceIntent): SpaceAnswer => ({
  intent,
  outcome: "done",
  problems: {},
  typed: { firstName: "", familyName: "", email: "", userType: "" },
});

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium break-words">{value}</dd>
    </div>
  );
}

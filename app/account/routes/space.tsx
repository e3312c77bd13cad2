import { data, Form } from "react-router";
import type { ReactNode } from "react";
import { accountWords } from "#app/i18n/fr/account.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { findAccountDate } from "../account.repository.server.ts";
import { type FieldProblems, newPasswordSchema, problemsOf } from "../account.schema.ts";
import { withCookies } from "../cookies.ts";
import { sessionContext } from "../session.server.ts";
import { DeviceList } from "../ui/device-list.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { changePassword, endDevice, endOtherDevices, listDevices } from "../use-cases/manage-sessions.server.ts";
import type { Route } from "./+types/space";

const noStore = { "Cache-Control": "no-store" };

export const meta: Route.MetaFunction = () => [{ title: accountWords.french.space.title }, { name: "robots", content: "noindex" }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { account, token } = context.get(sessionContext);
  const [devices, since] = await Promise.all([listDevices(platform, { headers: request.headers, token }), findAccountDate(platform.db, account.id)]);
  return data({ account, devices, since: since?.toISOString() ?? null }, { headers: noStore });
}

type Answer = { done: "password" | "session" | null; isWrong: boolean; problems: FieldProblems<"password" | "confirmation"> };

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { token } = context.get(sessionContext);
  const own = { headers: request.headers, token };
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const answer = (status: number, rest: Partial<Answer>, headers: HeadersInit = noStore) => data<Answer>({ done: null, isWrong: false, problems: {}, ...rest }, { status, headers });
  const intent = text("intent");
  if (intent === "end-session") return answer((await endDevice(platform, own, text("session"))) ? 200 : 404, { done: "session" });
  if (intent === "end-others") {
    await endOtherDevices(platform, own);
    return answer(200, { done: "session" });
  }
  const read = newPasswordSchema.safeParse({ password: text("password"), confirmation: text("confirmation") });
  if (!read.success) return answer(400, { problems: problemsOf(read.error) });
  const cookies = await changePassword(platform, own, { current: text("current"), next: read.data.password });
  return cookies ? answer(200, { done: "password" }, withCookies(cookies, request)) : answer(403, { isWrong: true });
}

export default function SpacePage({ loaderData: { account, devices, since }, actionData }: Route.ComponentProps) {
  const words = useWords(accountWords);
  const { space, fields, problems } = words;
  const told = actionData?.problems ?? {};
  return (
    <div className="flex max-w-5xl flex-col gap-10">
      <div>
        <p className="text-ink-soft">{space.hello(account.firstName)}</p>
        <h1 className="heading-1">{space.title}</h1>
      </div>
      {actionData?.done ? <Alert tone="success">{actionData.done === "password" ? space.passwordDone : space.ended}</Alert> : null}
      <Part title={space.identity}>
        <dl className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:grid-cols-3">
          <Entry label={space.name} value={`${account.firstName} ${account.familyName}`} />
          <Entry label={fields.email} value={account.email} />
          <Entry label={space.type} value={words.userTypeNames[account.userType]} />
        </dl>
        {since ? <p className="mt-3 text-sm text-ink-soft">{space.since(formatDate(since))}</p> : null}
      </Part>
      <Part title={space.sessionsTitle}>
        <DeviceList devices={devices} />
      </Part>
      <Part title={space.passwordTitle}>
        <p className="mb-4 text-ink-soft">{space.passwordNote}</p>
        <Form key={actionData?.done} method="post" noValidate className="flex max-w-lg flex-col gap-4">
          <input type="hidden" name="intent" value="change-password" />
          {/* Password managers want to know whose password it is. */}
          <input type="email" name="username" autoComplete="username" defaultValue={account.email} readOnly hidden />
          <PasswordField label={fields.currentPassword} name="current" autoComplete="current-password" error={actionData?.isWrong ? space.passwordWrong : undefined} />
          <PasswordField label={fields.newPassword} name="password" autoComplete="new-password" hint={fields.passwordHint} error={told.password && problems[told.password]} />
          <PasswordField label={fields.confirmation} name="confirmation" autoComplete="new-password" error={told.confirmation && problems[told.confirmation]} />
          <Button type="submit">{space.passwordSubmit}</Button>
        </Form>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading-2 mb-4">{title}</h2>
      {children}
    </section>
  );
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium break-words">{value}</dd>
    </div>
  );
}

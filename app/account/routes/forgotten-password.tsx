import { data, Link, useNavigation } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { accountProblemsOf, emailSchema, type FieldProblems } from "../account.schema.ts";
import { AccountCard } from "../ui/account-card.tsx";
import { AccountForm } from "../ui/account-form.tsx";
import { EmailField } from "../ui/email-field.tsx";
import { askForReset } from "../use-cases/reset-password.server.ts";
import type { Route } from "./+types/forgotten-password";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, intro } = accountWords.french.forgotten;
  const site = siteOf(matches);
  return pageMeta(site, {
    title: `${title} | ${site?.name ?? ""}`,
    description: intro,
    canonical: "/mot-de-passe-oublie",
    noindex: true,
  });
};

type Answer = { email: string; outcome: "sent" | "invalid" | "too_many"; problems: FieldProblems<"email"> };

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = String(form.get("email") ?? "").slice(0, 300);
  const answer = (status: number, outcome: Answer["outcome"], problems: Answer["problems"] = {}) =>
    data<Answer>({ email, outcome, problems }, { status });
  const read = emailSchema.safeParse({ email });
  if (!read.success) return answer(400, "invalid", accountProblemsOf(read.error));
  const result = await askForReset(context.get(platformContext), {
    email: read.data.email,
    address: clientAddress(request),
  });
  return result.ok ? answer(200, "sent") : answer(429, result.code);
}

export default function ForgottenPasswordPage({ actionData }: Route.ComponentProps) {
  const words = useWords(accountWords);
  const { forgotten, fields } = words;
  const { state } = useNavigation();
  const outcome = actionData?.outcome;
  return (
    <AccountCard title={forgotten.title} intro={forgotten.intro}>
      {outcome === "sent" ? <Alert tone="success">{forgotten.sent}</Alert> : null}
      {outcome === "too_many" ? <Alert tone="danger">{words.tooManyThisHour}</Alert> : null}
      <AccountForm answer={actionData} labels={fields}>
        <EmailField autoComplete="username" defaultValue={actionData?.email} problem={actionData?.problems.email} />
        <SubmitButton disabled={state === "submitting"}>{forgotten.submit}</SubmitButton>
      </AccountForm>
      <Link to="/connexion" className="link-line">
        {forgotten.back}
      </Link>
    </AccountCard>
  );
}

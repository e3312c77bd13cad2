import { data, redirect, useNavigation } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { type FieldProblems, newPasswordSchema, accountProblemsOf } from "../account.schema.ts";
import { readLinkToken } from "../link-token.ts";
import { secretLinkMeta } from "../secret-link-meta.ts";
import { AccountCard } from "../ui/account-card.tsx";
import { AccountForm } from "../ui/account-form.tsx";
import { NewPasswordFields } from "../ui/new-password-fields.tsx";
import type { LinkRefusal } from "../use-cases/confirm-address.server.ts";
import { resetPassword } from "../use-cases/reset-password.server.ts";
import type { Route } from "./+types/new-password";

export const meta: Route.MetaFunction = () => secretLinkMeta(accountWords.french.reset.title);

export function loader({ url }: Route.LoaderArgs) {
  return { token: readLinkToken(url.searchParams) };
}

type Answer = { refusal: LinkRefusal | null; problems: FieldProblems<"password" | "confirmation"> };

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const read = newPasswordSchema.safeParse({ password: text("password"), confirmation: text("confirmation") });
  if (!read.success) return data<Answer>({ refusal: null, problems: accountProblemsOf(read.error) }, { status: 400 });
  const result = await resetPassword(context.get(platformContext), {
    token: readLinkToken(form),
    password: read.data.password,
    address: clientAddress(request),
  });
  if (result.ok) return redirect("/connexion?avis=passwordChanged");
  return data<Answer>({ refusal: result.code, problems: {} }, { status: result.code === "expired" ? 410 : 429 });
}

export default function NewPasswordPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { reset, fields, tooManyAttempts } = useWords(accountWords);
  const { state } = useNavigation();
  const problems = actionData?.problems ?? {};
  return (
    <AccountCard title={reset.title}>
      {actionData?.refusal === "too_many" ? <Alert tone="danger">{tooManyAttempts}</Alert> : null}
      {actionData?.refusal === "expired" || token === "" ? (
        <>
          <Alert tone="danger">{reset.expired}</Alert>
          <ButtonLink to="/mot-de-passe-oublie">{reset.askAgain}</ButtonLink>
        </>
      ) : (
        <AccountForm answer={actionData} labels={{ password: fields.newPassword, confirmation: fields.confirmation }}>
          <input type="hidden" name="token" value={token} />
          <NewPasswordFields label={fields.newPassword} problems={problems} />
          <SubmitButton disabled={state === "submitting"}>{reset.submit}</SubmitButton>
        </AccountForm>
      )}
    </AccountCard>
  );
}

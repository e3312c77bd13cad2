import { randomUUID } from "node:crypto";
import { data, Link, useNavigation } from "react-router";
import { accountWords } from "#app/i18n/fr/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { type FieldProblems, accountProblemsOf, signUpSchema } from "../account.schema.ts";
import { wantedPage, withNext } from "#app/layout/destination.ts";
import { AccountCard } from "../ui/account-card.tsx";
import { AccountForm } from "../ui/account-form.tsx";
import { EmailField } from "../ui/email-field.tsx";
import { NamesFields } from "../ui/names-fields.tsx";
import { NewPasswordFields } from "../ui/new-password-fields.tsx";
import { UserTypeField } from "../ui/user-type-field.tsx";
import { signUp } from "../use-cases/sign-up.server.ts";
import type { Route } from "./+types/sign-up";

const typed = ["firstName", "familyName", "email", "userType"] as const;
type Typed = Record<(typeof typed)[number], string>;
type Field = keyof Typed | "password" | "confirmation";
/** `made` changes after each success. */
type Answer = {
  outcome: "done" | "failed" | "invalid";
  made: string | null;
  isTooMany: boolean;
  typed: Typed;
  problems: FieldProblems<Field>;
};

const nothing: Typed = { firstName: "", familyName: "", email: "", userType: "" };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, intro } = accountWords.french.signUp;
  const site = siteOf(matches);
  return pageMeta(site, {
    title: `${title} | ${site?.name ?? ""}`,
    description: intro,
    canonical: "/creer-compte",
    noindex: true,
  });
};

export function loader({ url }: Route.LoaderArgs) {
  return { next: wantedPage(url.searchParams.get("suite")) ?? "" };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const kept = Object.fromEntries(typed.map((name) => [name, text(name)])) as Typed;
  const answer = (status: number, rest: Partial<Answer>) =>
    data<Answer>(
      { outcome: "failed", made: null, isTooMany: false, typed: kept, problems: {}, ...rest },
      { status, headers: { "Cache-Control": "no-store" } },
    );
  const read = signUpSchema.safeParse({ ...kept, password: text("password"), confirmation: text("confirmation") });
  if (!read.success) return answer(400, { outcome: "invalid", problems: accountProblemsOf(read.error) });
  try {
    const result = await signUp(platform, {
      account: read.data,
      next: wantedPage(text("suite")),
      address: clientAddress(request),
    });
    return result.ok
      ? answer(201, { outcome: "done", made: randomUUID(), typed: nothing })
      : answer(429, { isTooMany: true });
  } catch (error) {
    platform.log.error({ err: error }, "a sign-up failed");
    return answer(503, {});
  }
}

export default function SignUpPage({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const { signUp: own, fields } = useWords(accountWords);
  const { state } = useNavigation();
  const values = actionData?.typed ?? nothing;
  const told = actionData?.problems ?? {};
  return (
    <AccountCard title={own.title} intro={own.intro}>
      <SignUpOutcome answer={actionData} />
      {/* The key empties the form after a success. */}
      <AccountForm key={actionData?.made} answer={actionData} labels={fields}>
        <input type="hidden" name="suite" value={next} />
        <NamesFields values={values} problems={told} />
        <EmailField autoComplete="email" defaultValue={values.email} problem={told.email} />
        <UserTypeField defaultValue={values.userType} problem={told.userType} />
        <NewPasswordFields label={fields.password} problems={told} />
        <Button type="submit" disabled={state === "submitting"}>
          {own.submit}
        </Button>
      </AccountForm>
      <p>
        {own.hasAccount}{" "}
        <Link
          to={withNext("/connexion", next)}
          className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
        >
          {own.login}
        </Link>
      </p>
    </AccountCard>
  );
}

function SignUpOutcome({ answer }: { answer: Answer | undefined }) {
  const { signUp: own, tooManyThisHour } = useWords(accountWords);
  if (answer?.outcome === "done") {
    return (
      <Alert tone="success" answer={answer}>
        <p className="font-semibold">{own.success}</p>
        <p>{own.next}</p>
      </Alert>
    );
  }
  if (answer?.outcome !== "failed") return null;
  return (
    <Alert tone="danger" answer={answer}>
      <p className="font-semibold">{own.failure}</p>
      {answer.isTooMany ? <p>{tooManyThisHour}</p> : null}
    </Alert>
  );
}

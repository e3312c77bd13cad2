import { ChevronDown } from "lucide-react";
import { randomUUID } from "node:crypto";
import { data, Link, useNavigation } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { publishPage, stockPage } from "#app/layout/navigation.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { emailSchema, type FieldProblems, accountProblemsOf, signUpSchema } from "../account.schema.ts";
import { findSocialChoices } from "../social-choices.server.ts";
import { wantedPage } from "#app/layout/destination.server.ts";
import { withNext } from "#app/layout/destination.ts";
import { AccountCard } from "../ui/account-card.tsx";
import { AccountForm } from "../ui/account-form.tsx";
import { EmailField } from "../ui/email-field.tsx";
import { NamesFields } from "../ui/names-fields.tsx";
import { NewPasswordFields } from "../ui/new-password-fields.tsx";
import { SocialButtons } from "../ui/social-buttons.tsx";
import { type SignUpAnswer, SignUpOutcome } from "../ui/sign-up-outcome.tsx";
import { UserTypeField } from "../ui/user-type-field.tsx";
import { mailSignUpAgain, signUp } from "../use-cases/sign-up.server.ts";
import type { Route } from "./+types/sign-up";

const typed = ["firstName", "familyName", "email", "userType"] as const;
type Typed = Record<(typeof typed)[number], string>;
type Field = keyof Typed | "password" | "confirmation";
/** `made` changes after each success. */
type Answer = SignUpAnswer & { made: string | null; typed: Typed; problems: FieldProblems<Field> };

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

export async function loader({ context, url }: Route.LoaderArgs) {
  const choices = await findSocialChoices(context.get(platformContext));
  return { next: wantedPage(url.searchParams.get("suite")) ?? "", choices: choices.filter(({ isOpen }) => isOpen) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const kept = Object.fromEntries(typed.map((name) => [name, text(name)])) as Typed;
  const answer = (status: number, rest: Partial<Answer>) =>
    data<Answer>(
      { outcome: "failed", made: null, mailed: null, isTooMany: false, typed: kept, problems: {}, ...rest },
      { status },
    );
  const next = wantedPage(text("suite"));
  const address = clientAddress(request);
  if (form.get("acte") === "renvoyer") {
    const again = emailSchema.safeParse(kept);
    if (!again.success) return answer(400, { outcome: "invalid", problems: accountProblemsOf(again.error) });
    const { email } = again.data;
    const result = await mailSignUpAgain(platform, { email, next, address });
    return answer(result.ok ? 200 : 429, { outcome: "again", mailed: email, isTooMany: !result.ok, typed: nothing });
  }
  const read = signUpSchema.safeParse({ ...kept, password: text("password"), confirmation: text("confirmation") });
  if (!read.success) return answer(400, { outcome: "invalid", problems: accountProblemsOf(read.error) });
  try {
    const result = await signUp(platform, { account: read.data, next, address });
    return result.ok
      ? answer(201, { outcome: "done", made: randomUUID(), mailed: read.data.email, typed: nothing })
      : answer(429, { isTooMany: true });
  } catch (error) {
    platform.log.error({ err: error }, "a sign-up failed");
    return answer(503, {});
  }
}

export default function SignUpPage({ loaderData: { next, choices }, actionData }: Route.ComponentProps) {
  const { signUp: own } = useWords(accountWords);
  const mailed = actionData?.mailed ?? null;
  return (
    <AccountCard title={own.title} intro={next === stockPage ? own.toSendStock : own.intro}>
      <SignUpOutcome answer={actionData} next={next} />
      {mailed === null ? (
        <SignUpForm answer={actionData} next={next} />
      ) : (
        // The key folds the form again after another account.
        <details key={actionData?.made} className="group/another rounded-card border border-line px-4">
          <summary className="flex min-h-12 items-center font-semibold">
            {own.another}
            <ChevronDown
              aria-hidden="true"
              className="ml-auto size-5 transition-transform group-open/another:rotate-180"
            />
          </summary>
          <div className="pt-2 pb-5">
            <SignUpForm answer={actionData} next={next} />
          </div>
        </details>
      )}
      {choices.length > 0 && mailed === null ? <SocialButtons choices={choices} next={next} /> : null}
      <p>
        {own.hasAccount}{" "}
        <Link to={withNext("/connexion", next)} className="link-line font-semibold">
          {own.login}
        </Link>
      </p>
    </AccountCard>
  );
}

function SignUpForm({ answer, next }: { answer: Answer | undefined; next: string }) {
  const { signUp: own, fields } = useWords(accountWords);
  const { state } = useNavigation();
  // The type of most visitors from that page, who may change it.
  const userType = next === publishPage ? "proprietaire" : next === stockPage ? "agence" : "";
  const values = answer?.typed ?? { ...nothing, userType };
  const problems = answer?.problems ?? {};
  return (
    // The key empties the form after a success.
    <AccountForm key={answer?.made} answer={answer} labels={fields}>
      <input type="hidden" name="suite" value={next} />
      <NamesFields values={values} problems={problems} />
      <EmailField autoComplete="email" defaultValue={values.email} problem={problems.email} />
      <UserTypeField
        defaultValue={values.userType}
        problem={problems.userType}
        hint={next === publishPage ? own.toPublish : null}
      />
      <NewPasswordFields label={fields.password} problems={problems} />
      <SubmitButton disabled={state === "submitting"}>{own.submit}</SubmitButton>
    </AccountForm>
  );
}

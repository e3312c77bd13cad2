import { data, Link, redirect, replace, useNavigation } from "react-router";
import { hasKeptWords } from "#app/browser-storage/kept-words.ts";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { waitText } from "#app/i18n/wait.ts";
import { useWords } from "#app/i18n/words.ts";
import { AgencyInvitation } from "#app/layout/agency-invitation.tsx";
import { publishPage, stockPage } from "#app/layout/navigation.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { retrySeconds } from "#app/platform/limits/limits.repository.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import { type FieldProblems, loginSchema, accountProblemsOf } from "../account.schema.ts";
import { withCookies } from "#app/platform/security/session-cookies.ts";
import { destinationOf, wantedPage } from "#app/layout/destination.server.ts";
import { withNext } from "#app/layout/destination.ts";
import { findSocialChoices } from "../social-choices.server.ts";
import { externalFailures } from "../external-failure.ts";
import { findSession, refuseSession } from "../session.server.ts";
import { AccountCard } from "../ui/account-card.tsx";
import { AccountForm } from "../ui/account-form.tsx";
import { EmailField } from "../ui/email-field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { SocialButtons } from "../ui/social-buttons.tsx";
import { type LoginRefusal, logIn } from "../use-cases/log-in.server.ts";
import type { Route } from "./+types/login";

const successes = ["passwordChanged", "emailChanged", "loggedOut"] as const;
const notices = [...successes, ...externalFailures, "notSent", "kept"] as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, intro } = accountWords.french.login;
  const site = siteOf(matches);
  return pageMeta(site, {
    title: `${title} | ${site?.name ?? ""}`,
    description: intro,
    canonical: "/connexion",
    noindex: true,
  });
};

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const wanted = url.searchParams.get("suite");
  const session = await findSession(platform, request);
  if (session)
    throw replace(destinationOf(wanted, { ...session.actor.account, isOperator: session.operator !== null }));
  const choices = await findSocialChoices(platform);
  const notice =
    (await refuseSession(platform, request)) ?? notices.find((name) => name === url.searchParams.get("avis")) ?? null;
  return { choices, next: wantedPage(wanted) ?? "", notice };
}

type Answer = {
  email: string;
  problems: FieldProblems<"email" | "password">;
  refusal: LoginRefusal | null;
  /** Seconds until the next try, for `too_many`. */
  wait: number;
};

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const email = String(form.get("email") ?? "").slice(0, 300);
  const answer = (status: number, rest: Partial<Answer>) =>
    data<Answer>({ email, problems: {}, refusal: null, wait: retrySeconds(), ...rest }, { status });
  const read = loginSchema.safeParse({ email, password: String(form.get("password") ?? "") });
  if (!read.success) return answer(400, { problems: accountProblemsOf(read.error) });
  const rememberMe = form.get("rememberMe") === "on";
  const next = wantedPage(String(form.get("suite") ?? ""));
  const result = await logIn(platform, {
    ...read.data,
    rememberMe,
    next,
    address: clientAddress(request),
    headers: request.headers,
  });
  if (!result.ok) return answer(statusOf(result.code), { refusal: result.code });
  return redirect(destinationOf(next, result), {
    headers: withCookies(result.cookies, request, rememberMe ? "begins-remembered" : "begins"),
  });
}

const statusOf = (code: LoginRefusal): number =>
  code === "too_many" ? 429 : code === "wrong" || code === "unconfirmed" ? 401 : 403;

export default function LoginPage({ loaderData: { choices, next, notice }, actionData }: Route.ComponentProps) {
  const words = useWords(accountWords);
  const { login, fields } = words;
  const { state } = useNavigation();
  const isNotSent = notice === "notSent" || notice === "kept";
  const hasWords = useInBrowser() && hasKeptWords(next);
  const problems = actionData?.problems ?? {};
  const refusals: Record<LoginRefusal, string> = {
    ...login,
    too_many: login.tooMany(waitText("fr", actionData?.wait ?? 0)),
  };
  const sentHere = next === publishPage ? login.toPublish : next === stockPage ? login.toSendStock : login.sentHere;
  return (
    <AccountCard title={login.title} intro={next && (!notice || isNotSent) ? sentHere : login.intro}>
      {notice && !actionData ? (
        <Alert tone={successes.some((name) => name === notice) ? "success" : "danger"}>
          {isNotSent ? login.notSent : login[notice]}
          {notice === "kept" || (isNotSent && hasWords) ? ` ${login.kept}` : ""}
        </Alert>
      ) : null}
      {actionData?.refusal ? <Alert tone="danger">{refusals[actionData.refusal]}</Alert> : null}
      <AccountForm answer={actionData} labels={fields}>
        <input type="hidden" name="suite" value={next} />
        <EmailField autoComplete="username" defaultValue={actionData?.email} problem={problems.email} />
        <PasswordField
          label={fields.password}
          name="password"
          autoComplete="current-password"
          problem={problems.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckboxField label={fields.rememberMe} name="rememberMe" />
          <Link to="/mot-de-passe-oublie" className="link-line">
            {login.forgotten}
          </Link>
        </div>
        <SubmitButton disabled={state === "submitting"}>{login.submit}</SubmitButton>
      </AccountForm>
      <SocialButtons choices={choices} next={next} />
      <p>
        {login.noAccount}{" "}
        <Link to={withNext("/creer-compte", next)} className="link-line font-semibold">
          {login.signUp}
        </Link>
      </p>
      {next === publishPage ? <AgencyInvitation className="text-sm" /> : null}
    </AccountCard>
  );
}

import { data, redirect, useNavigation } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { canChangeType } from "#app/domain/user-type.ts";
import { type FieldProblems, accountProblemsOf, welcomeSchema } from "../account.schema.ts";
import { stockPage } from "#app/layout/navigation.ts";
import { destinationOf, wantedPage } from "#app/layout/destination.server.ts";
import { sessionContext } from "../session.server.ts";
import { AccountCard } from "../ui/account-card.tsx";
import { AccountForm } from "../ui/account-form.tsx";
import { NamesFields } from "../ui/names-fields.tsx";
import { UserTypeField } from "../ui/user-type-field.tsx";
import { completeAccount } from "../use-cases/change-account.server.ts";
import type { Route } from "./+types/welcome";

type Typed = { firstName: string; familyName: string; userType: string };
type Answer = { typed: Typed; isTooMany: boolean; problems: FieldProblems<keyof Typed> };

export const meta: Route.MetaFunction = () => [
  { title: accountWords.french.welcome.title },
  { name: "robots", content: "noindex" },
];

/** The first page after a sign-up by Google or Facebook, which do not know the type of user. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(sessionContext);
  if (!canChangeType(actor.account)) throw redirect(destinationOf(url.searchParams.get("suite"), actor.account));
  const { firstName, familyName } = actor.account;
  return { firstName, familyName, userType: wantedPage(url.searchParams.get("suite")) === stockPage ? "agence" : "" };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const typed: Typed = { firstName: text("firstName"), familyName: text("familyName"), userType: text("userType") };
  const answer = (status: number, rest: Partial<Answer>) =>
    data<Answer>({ typed, isTooMany: false, problems: {}, ...rest }, { status });
  const read = welcomeSchema.safeParse(typed);
  if (!read.success) return answer(400, { problems: accountProblemsOf(read.error) });
  const result = await completeAccount(platform, { actor, address: clientAddress(request) }, read.data);
  if (!result.ok && result.code === "too_many") return answer(429, { isTooMany: true });
  return redirect(destinationOf(url.searchParams.get("suite"), result.ok ? read.data : actor.account));
}

export default function WelcomePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(accountWords);
  const { welcome, fields } = words;
  const { state } = useNavigation();
  const values = actionData?.typed ?? loaderData;
  const problems = actionData?.problems ?? {};
  return (
    <AccountCard title={welcome.title} intro={welcome.intro}>
      {actionData?.isTooMany ? <Alert tone="danger">{words.tooManyAttempts}</Alert> : null}
      <AccountForm answer={actionData} labels={fields}>
        <NamesFields values={values} problems={problems} />
        <UserTypeField defaultValue={values.userType} problem={problems.userType} />
        <SubmitButton disabled={state === "submitting"}>{welcome.submit}</SubmitButton>
      </AccountForm>
    </AccountCard>
  );
}

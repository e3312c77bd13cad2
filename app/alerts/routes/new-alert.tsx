import { useState } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import { secretLinkMeta } from "#app/account/secret-link-meta.ts";
import { visitor } from "#app/account/actor.ts";
import { findSession } from "#app/account/session.server.ts";
import { AccountCard } from "#app/account/ui/account-card.tsx";
import { EmailField, problemOfEmail } from "#app/account/ui/email-field.tsx";
import type { AlertFrequency } from "#app/domain/alert.ts";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { LateSearchProblems } from "#app/search/ui/late-search-problems.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { TrapField } from "#app/ui/trap-field.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import { isRobot, readAddress, readFrequency } from "../read-alert-form.ts";
import { AlertCreated } from "../ui/alert-created.tsx";
import { FrequencyChoice } from "../ui/frequency-choice.tsx";
import { SearchName } from "../ui/search-name.tsx";
import { createAlert, type CreateAlertRefusal } from "../use-cases/create-alert.server.ts";
import { showNewAlert } from "../use-cases/show-new-alert.server.ts";
import type { Route } from "./+types/new-alert";

export const meta: Route.MetaFunction = () => secretLinkMeta(alertWords.french.create.title);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const session = await findSession(platform, request);
  const search = { params: url.searchParams, actor: session?.actor ?? visitor };
  const alert = await showNewAlert(platform, search);
  return data({ alert }, { status: alert ? 200 : 404 });
}

type Answer = {
  outcome: "active" | "known" | "to_confirm" | null;
  refusal: CreateAlertRefusal | null;
  typed: { email: string; frequency: AlertFrequency };
};

const statuses = { no_address: 400, nowhere: 404, too_many: 429, full: 409 } as const;

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = await findSession(platform, request);
  const form = await readForm(request);
  const frequency = readFrequency(form) ?? "daily";
  const { typed, email } = readAddress(form);
  const answer = (status: number, rest: Partial<Answer>, shown = email ?? typed) =>
    data<Answer>({ outcome: null, refusal: null, typed: { email: shown, frequency }, ...rest }, { status });
  if (isRobot(form)) return answer(200, { outcome: "to_confirm" });
  const actor = session?.actor ?? visitor;
  const input = { params: url.searchParams, email, actor, frequency, address: clientAddress(request) };
  const result = await createAlert(platform, input);
  return result.ok
    ? answer(result.kind === "active" ? 201 : 200, { outcome: result.kind }, result.email)
    : answer(statuses[result.code], { refusal: result.code });
}

export default function NewAlertPage({ loaderData: { alert }, actionData }: Route.ComponentProps) {
  const { create } = useWords(alertWords);
  const { name: site } = useSite();
  const { state } = useNavigation();
  const form = useFirstInvalid(actionData);
  const refusal = actionData?.refusal;
  /** The answer with the e-mail address that the visitor corrects, in the form that is shown again. */
  const [corrected, setCorrected] = useState<typeof actionData>();
  if (!alert) {
    return (
      <AccountCard title={create.title}>
        <Alert tone="warning">{create.nowhere}</Alert>
        <ButtonLink to="/Rechercher">{create.toSearch}</ButtonLink>
      </AccountCard>
    );
  }
  const search = `/annonces${alert.query === "" ? "" : `?${alert.query}`}`;
  if (actionData?.outcome && actionData !== corrected) {
    const { outcome, typed } = actionData;
    const correct = () => setCorrected(actionData);
    return <AlertCreated outcome={outcome} name={alert.name} search={search} correct={correct} {...typed} />;
  }
  return (
    <AccountCard title={create.title} intro={create.intro}>
      {refusal && refusal !== "no_address" ? (
        <Alert tone="danger" answer={actionData}>
          {create.refusals[refusal]}
        </Alert>
      ) : null}
      <LateSearchProblems problems={alert.problems} />
      <SearchName label={create.search} name={alert.name}>
        <Link to={search} className="link-line">
          {create.change}
        </Link>
      </SearchName>
      <Form ref={form} method="post" noValidate className="flex flex-col gap-5">
        {alert.email === null ? (
          <>
            <RequiredNote />
            <EmailField
              autoComplete="email"
              label={create.email}
              hint={create.emailHint}
              defaultValue={actionData?.typed.email}
              problem={refusal === "no_address" ? problemOfEmail(actionData?.typed.email ?? "") : undefined}
            />
          </>
        ) : (
          <p className="break-words">{create.ownEmail(alert.email)}</p>
        )}
        <FrequencyChoice legend={create.frequency} chosen={actionData?.typed.frequency ?? alert.frequency} />
        <TrapField label={create.trap} />
        <p className="text-sm text-ink-soft">
          {create.consent(site)}{" "}
          <Link to="/mentions-legales#alertes" className="link">
            {create.privacy}
          </Link>
        </p>
        <SubmitButton className="w-full" disabled={state === "submitting"}>
          {create.submit}
        </SubmitButton>
      </Form>
    </AccountCard>
  );
}

import { Link, useNavigation } from "react-router";
import { AccountCard } from "#app/account/ui/account-card.tsx";
import { AccountForm } from "#app/account/ui/account-form.tsx";
import { EmailField, problemOfEmail } from "#app/account/ui/email-field.tsx";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";

export type LinkAnswer = { outcome: "sent" | "invalid" | "too_many" | "ended"; typed: string };

type AlertListLinkProps = {
  /** Why the link in the address opens nothing. */
  refusal: "unknown" | "too_many" | null;
  /** The visitor comes from a form of the list after the session's end, or from « Oublier sur cet appareil ». */
  done: "ended" | "forgotten" | null;
  answer: LinkAnswer | undefined;
};

/** « Mes alertes » of a visitor without a session or link: a link by mail, or the login. */
export function AlertListLink({ refusal, done, answer }: AlertListLinkProps) {
  const { list, link, create, unknownLink, tooMany } = useWords(alertWords);
  const { state } = useNavigation();
  const outcome = answer?.outcome;
  const problems = answer?.outcome === "invalid" ? { email: problemOfEmail(answer.typed) } : {};
  return (
    <AccountCard title={list.title} intro={link.intro}>
      {refusal !== null && !outcome ? (
        <Alert tone="warning">{refusal === "unknown" ? unknownLink : tooMany}</Alert>
      ) : null}
      {outcome === "ended" || (done === "ended" && !outcome) ? <Alert tone="warning">{link.ended}</Alert> : null}
      {done === "forgotten" && !outcome ? <Alert tone="success">{link.forgotten}</Alert> : null}
      {outcome === "sent" ? <Alert tone="success">{link.sent}</Alert> : null}
      {outcome === "too_many" ? <Alert tone="danger">{link.tooMany}</Alert> : null}
      <AccountForm answer={answer ? { problems } : undefined} labels={{ email: create.email }}>
        <EmailField autoComplete="email" label={create.email} defaultValue={answer?.typed} problem={problems.email} />
        <SubmitButton disabled={state === "submitting"}>{link.submit}</SubmitButton>
      </AccountForm>
      <ButtonLink to="/connexion?suite=/alertes" variant="secondary">
        {link.logIn}
      </ButtonLink>
      <p className="text-sm text-ink-soft">
        {link.new}{" "}
        <Link to="/Rechercher" className="link">
          {list.search}
        </Link>
      </p>
    </AccountCard>
  );
}

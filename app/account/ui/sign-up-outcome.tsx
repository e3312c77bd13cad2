import { Form, useNavigation } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";

export type SignUpAnswer = {
  /** `again`: « Renvoyer », whose mail was sent unless `isTooMany`. */
  outcome: "done" | "again" | "failed" | "invalid";
  /** The address to which the mail was sent. */
  mailed: string | null;
  isTooMany: boolean;
};

/** The outcome of the form, and the next step. */
export function SignUpOutcome({ answer, next }: { answer: SignUpAnswer | undefined; next: string }) {
  const { signUp: own, tooManyThisHour } = useWords(accountWords);
  if (!answer || answer.outcome === "invalid") return null;
  const { outcome, mailed, isTooMany } = answer;
  if (mailed === null) {
    return (
      <Alert tone="danger" answer={answer}>
        <p className="font-semibold">{own.failure}</p>
        {isTooMany ? <p>{tooManyThisHour}</p> : null}
      </Alert>
    );
  }
  return (
    <>
      {outcome === "done" ? (
        <Alert tone="success" answer={answer}>
          <p className="font-semibold">{own.success}</p>
        </Alert>
      ) : (
        <Alert tone={isTooMany ? "danger" : "success"} answer={answer}>
          {isTooMany ? own.resentTooOften : own.resent(mailed)}
        </Alert>
      )}
      <MailSent email={mailed} next={next} />
    </>
  );
}

/** The next step after a sign-up: to open the mail's link. */
function MailSent({ email, next }: { email: string; next: string }) {
  const { signUp: own } = useWords(accountWords);
  const { state } = useNavigation();
  return (
    <div className="flex flex-col items-start gap-3 rounded-card bg-ochre-soft px-4 py-3">
      <p className="font-semibold">
        {own.next} <span className="wrap-anywhere">{email}</span>.
      </p>
      <p className="text-sm">{own.hint}</p>
      <Form method="post" replace>
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="suite" value={next} />
        <SubmitButton variant="secondary" name="acte" value="renvoyer" disabled={state === "submitting"}>
          {own.resend}
        </SubmitButton>
      </Form>
    </div>
  );
}

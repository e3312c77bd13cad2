import type { useFetcher } from "react-router";
import { pendingRequestWords } from "#app/i18n/fr/listings/pending-request.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { type ContactAnswer, PENDING_ACT, PENDING_REQUEST, pendingActs } from "../contact-answer.ts";

type PendingActsProps = {
  answer: ContactAnswer;
  Form: ReturnType<typeof useFetcher>["Form"];
  /** The address of the contact form. */
  action: string;
  isSending: boolean;
};

/** « Renvoyer » with its outcome, and « Corriger l’adresse », for a request that waits for its mail's link. */
export function PendingActs({ answer, Form, action, isSending }: PendingActsProps) {
  const words = useWords(pendingRequestWords);
  const { typed, pending, again } = answer;
  return (
    <>
      {again === null ? null : (
        <Alert tone={tones[again]} answer={answer}>
          {words.again[again]}
        </Alert>
      )}
      {again === "settled" ? null : (
        <>
          <p className="text-sm text-ink-soft">{words.hint}</p>
          <Form method="post" action={action} className="flex flex-col gap-3 sm:flex-row">
            {Object.entries(typed).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name={PENDING_REQUEST} value={pending ?? ""} />
            {(["resend", "correct"] as const).map((act) => (
              <SubmitButton
                key={act}
                variant="secondary"
                name={PENDING_ACT}
                value={pendingActs[act]}
                disabled={isSending}
              >
                {words[act]}
              </SubmitButton>
            ))}
          </Form>
        </>
      )}
    </>
  );
}

const tones = { sent: "success", too_many: "danger", settled: "info" } as const;

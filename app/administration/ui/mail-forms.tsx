import { Form } from "react-router";
import { mailWords } from "#app/i18n/fr/administration/mails.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficeForm, useTyped } from "#app/operators/ui/office-form.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { MailAnswer } from "./mail-answer.ts";

export function ResendAllForm() {
  const words = useWords(mailWords);
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <SubmitButton name="intent" value="resend-all" variant="secondary">
        {words.resendAll}
      </SubmitButton>
      <p className="text-sm text-ink-soft">{words.resendAllHint}</p>
    </Form>
  );
}

type Answered = { answer: MailAnswer | undefined };

/** Sends a mail to an address of choice; the answer has the mail server's words. */
export function TestMailForm({ answer }: Answered) {
  const { test: words } = useWords(mailWords);
  const typed = useTyped("test", answer);
  const code = answer?.intent === "test" ? answer.problems.to : undefined;
  const problem = code === "invalid" || code === "too_many" || code === "failed" ? words.problems[code] : undefined;
  return (
    <section className="card max-w-xl p-4 sm:p-6">
      <h2 className="heading-2">{words.title}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{words.intro}</p>
      <OfficeForm intent="test" answer={answer} labels={{ to: words.to }}>
        <TextField
          label={words.to}
          name="to"
          type="email"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={typed("to") ?? ""}
          error={problem}
        />
        <SubmitButton className="self-start">{words.send}</SubmitButton>
      </OfficeForm>
    </section>
  );
}

/** Lets mails to a refused address leave again, for a reason. */
export function LiftForm({ id, name, answer }: Answered & { id: string; name: string }) {
  const words = useWords(mailWords);
  const isAbout = answer?.intent === "lift" && answer.typed.id === id;
  const typed = useTyped("lift", isAbout ? answer : undefined);
  const problem = isAbout && answer.problems.why ? words.whyNeeded : undefined;
  return (
    <details open={problem !== undefined}>
      <summary className="link-line">
        {words.lift} <span className="sr-only">{words.about(name)}</span>
      </summary>
      <OfficeForm intent="lift" about={id} answer={answer} labels={{ why: words.why }} className="max-w-xl">
        <input type="hidden" name="id" value={id} />
        <TextField
          label={words.why}
          hint={words.liftHint}
          name="why"
          required
          maxLength={500}
          defaultValue={typed("why") ?? ""}
          error={problem}
        />
        <SubmitButton variant="secondary" className="self-start">
          {words.lift}
        </SubmitButton>
      </OfficeForm>
    </details>
  );
}

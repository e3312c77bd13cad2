import { Lock, Send } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { keptWordsKey } from "#app/browser-storage/kept-words.ts";
import { useKeptForm } from "#app/browser-storage/use-kept-form.ts";
import { contactFormWords } from "#app/i18n/fr/requests/contact-form.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import { lastOwnEvent, type RequestThread } from "../request.ts";
import type { ThreadAnswer } from "../thread-answer.ts";

/** A message to the other side. */
export function ReplyForm({ thread, answer }: { thread: RequestThread; answer: ThreadAnswer | null }) {
  const { thread: words } = useWords(requestWords);
  const { problems } = useWords(contactFormWords);
  const { state } = useNavigation();
  const problem = answer?.problems.message;
  const form = useFirstInvalid(answer ?? undefined);
  const keepTyped = useKeptForm(form, {
    key: keptWordsKey(thread.id, "message"),
    since: lastOwnEvent(thread, "message"),
  });
  return (
    <Form
      ref={form}
      onInput={keepTyped}
      method="post"
      noValidate
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4"
    >
      <TextAreaField
        label={words.reply}
        name="message"
        required
        rows={4}
        defaultValue={answer?.typed.message ?? ""}
        {...(problem ? { error: problems[problem] } : {})}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {words.privacy}
        </p>
        <SubmitButton name="acte" value="message" disabled={state === "submitting"}>
          <Send aria-hidden="true" className="size-5" />
          {words.send}
        </SubmitButton>
      </div>
    </Form>
  );
}

import { mailWords } from "#app/i18n/fr/administration/mails.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { isDone } from "#app/operators/office-answer.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { MailAnswer } from "./mail-answer.ts";

/** The result of a form of the page of mails; the form itself shows mistakes in its fields. */
export function MailAnswerAlert({ answer }: { answer: MailAnswer | undefined }) {
  const words = useWords(mailWords);
  const language = useLanguage();
  if (!answer) return null;
  const { intent, problems, failure } = answer;
  if (failure)
    return (
      <Alert tone="danger" answer={answer}>
        <p className="font-semibold">
          {words.test.failed} {words.reasons[failure.reason]}
        </p>
        <p className="mt-1 text-sm wrap-anywhere">{failure.words}</p>
      </Alert>
    );
  if (isDone(answer))
    return (
      <Alert tone="success" answer={answer}>
        {doneWords(words, answer, formatCount(answer.count ?? 0, language))}
      </Alert>
    );
  if (!problems.mail && !problems.recipient) return null;
  return (
    <Alert tone="warning" answer={answer}>
      {intent === "lift" ? words.gone.recipient : words.gone.mail}
    </Alert>
  );
}

function doneWords(words: Words<typeof mailWords>, answer: MailAnswer, count: string): string {
  const { done, test } = words;
  const { intent, isStored, typed } = answer;
  if (intent === "test") return (isStored ? test.stored : test.sent)(typed.to ?? "");
  if (intent === "resend-all") return answer.count ? done.resentAll(count) : done.resentNone;
  return intent === "lift" ? done.lift : intent === "drop" ? done.drop : done.resend;
}

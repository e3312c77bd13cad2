import { mailWords } from "#app/i18n/fr/administration/mails.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import type { MailList } from "../mail-criteria.ts";
import type { MailEntry } from "../mail-entry.ts";
import { FailedWorkForm, ReportedWords } from "./failed-work.tsx";
import type { MailAnswer } from "./mail-answer.ts";
import { LiftForm } from "./mail-forms.tsx";

type CardProps = { list: MailList; entry: MailEntry; now: string; answer: MailAnswer | undefined };

/** A mail, or a refused address, with the possible acts. */
export function MailCard({ list, entry, now, answer }: CardProps) {
  const words = useWords(mailWords);
  const language = useLanguage();
  const { id, to, subject, at, reason, words: serverWords, next, cause } = entry;
  const moment = (iso: string) => formatMoment(iso, { now, language });
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-semibold break-words">{subject ?? to}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={at}>{words.times[list](moment(at))}</time>
        </p>
      </div>
      {subject === null ? null : <p className="text-sm wrap-anywhere">{to}</p>}
      {next ? (
        <p className="text-sm">
          {next.isLeaving ? words.next.now : next.at === null ? words.next.soon : words.next.at(moment(next.at))}
        </p>
      ) : null}
      {list === "refused" ? <p className="mt-2">{words.causes[cause ?? "unknown"]}</p> : null}
      {reason ? <p className="mt-2">{words.reasons[reason]}</p> : null}
      {serverWords ? <ReportedWords label={words.serverWords} text={serverWords} language="" /> : null}
      {list === "refused" ? <LiftForm id={id} name={to} answer={answer} /> : null}
      {list === "givenUp" ? (
        <FailedWorkForm
          work={{ name: "id", value: id }}
          acts={(["resend", "drop"] as const).map((intent) => ({ intent, label: words[intent] }))}
          about={words.about(subject ?? to)}
        />
      ) : null}
    </>
  );
}

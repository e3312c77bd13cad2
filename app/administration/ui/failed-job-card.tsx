import { administrationWords } from "#app/i18n/fr/administration/administration.ts";
import { jobWords } from "#app/i18n/fr/administration/jobs.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import type { FailedJobs } from "../today.ts";
import { FailedWorkForm, ReportedWords } from "./failed-work.tsx";

/** Failed jobs of one name, with the possible acts. */
export function FailedJobCard({
  failed: { name, count, at, words: message },
  now,
}: {
  failed: FailedJobs;
  now: string;
}) {
  const { today: words } = useWords(administrationWords);
  const { names } = useWords(jobWords);
  const language = useLanguage();
  return (
    <li className="card p-4">
      <p className="font-semibold">{words.job(names[name], formatCount(count, language))}</p>
      <p className="text-sm text-ink-soft">{words.jobFailed(formatMoment(at, { now, language }))}</p>
      {message ? <ReportedWords label={words.jobWords} text={message} language="en" /> : null}
      <FailedWorkForm
        work={{ name: "job", value: name }}
        acts={(["retry", "drop"] as const).map((intent) => ({ intent, label: words[intent] }))}
        about={words.about(names[name])}
      />
    </li>
  );
}

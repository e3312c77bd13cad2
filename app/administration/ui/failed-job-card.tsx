import { Form } from "react-router";
import { administrationWords } from "#app/i18n/fr/administration.ts";
import { jobWords } from "#app/i18n/fr/jobs.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import type { FailedJobs } from "../today.ts";

/** Jobs of one name that failed, with what can be done about them. */
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
    <li className="rounded-card border border-line bg-raised p-4">
      <p className="font-semibold">{words.job(names[name], formatCount(count, language))}</p>
      <p className="text-sm text-ink-soft">{words.jobFailed(formatMoment(at, { now, language }))}</p>
      {message ? (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-action underline underline-offset-4">
            {words.jobWords}
          </summary>
          <p className="break-words text-ink-soft" lang="en">
            {message}
          </p>
        </details>
      ) : null}
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="job" value={name} />
        {(["retry", "drop"] as const).map((intent) => (
          <Button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            variant={intent === "retry" ? "secondary" : "quiet"}
          >
            {words[intent]} <span className="sr-only">{words.about(names[name])}</span>
          </Button>
        ))}
      </Form>
    </li>
  );
}

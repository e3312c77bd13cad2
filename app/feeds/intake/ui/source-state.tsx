import { Form } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import { feedSourceWords } from "#app/i18n/fr/feed-sources.ts";
import { sourceProblemWords } from "#app/i18n/fr/source-problems.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import type { OwnSource, ShownCertificate } from "../feed-source.ts";

/** What the last look into an account found, or what is wrong with it. */
export function SourceState({ source: { id, problem, certificate, look } }: { source: OwnSource }) {
  const words = useWords(feedSourceWords);
  const { problems } = useWords(sourceProblemWords);
  if (problem)
    return (
      <Alert tone="danger">
        <p>
          <strong>{words.failed}</strong> {problems[problem]}
        </p>
        {certificate ? <Certificate id={id} shown={certificate} /> : null}
      </Alert>
    );
  if (!look) return null;
  return (
    <p>
      {words.found(look.files, look.others)}
      {look.taken.length > 0 ? ` ${words.taken(look.taken.join(", "))}` : null}
      {look.skipped > 0 ? ` ${words.skipped(look.skipped)}` : null}
    </p>
  );
}

function Certificate({ id, shown }: { id: number; shown: ShownCertificate }) {
  const words = useWords(feedSourceWords);
  const language = useLanguage();
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p>{words.certificates[shown.reason]}</p>
      <p>
        {shown.subject ? `${words.certificateOf(shown.subject)}. ` : null}
        {words.certificateUntil(formatDate(shown.validUntil, language))}.
      </p>
      <p>{words.certificate}</p>
      <code className="break-all">{shown.fingerprint}</code>
      <p>{words.compare}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="about" value={id} />
        <input type="hidden" name="fingerprint" value={shown.fingerprint} />
        <Button type="submit" variant="secondary">
          {words.accept}
        </Button>
      </Form>
    </div>
  );
}

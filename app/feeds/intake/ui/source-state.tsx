import { feedSourceWords } from "#app/i18n/fr/feeds/feed-sources.ts";
import { sourceProblemWords } from "#app/i18n/fr/feeds/source-problems.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { CertificateForm } from "../../accounts/ui/certificate-form.tsx";
import type { OwnSource } from "../feed-source.ts";

/** The result of the last look into an account, or its problem. */
export function SourceState({ source: { id, problem, certificate, look } }: { source: OwnSource }) {
  const words = useWords(feedSourceWords);
  const { problems } = useWords(sourceProblemWords);
  if (problem)
    return (
      <Alert tone="danger">
        <p>
          <strong>{words.failed}</strong> {problems[problem]}
        </p>
        {certificate ? <CertificateForm about={id} shown={certificate} /> : null}
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

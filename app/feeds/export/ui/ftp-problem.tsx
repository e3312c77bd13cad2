import { Form } from "react-router";
import { exportWords } from "#app/i18n/fr/exports.ts";
import { sourceProblemWords } from "#app/i18n/fr/source-problems.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ExportProblem } from "../ftp-export.ts";

/** Why the last attempt failed; a certificate that nobody vouches for can be accepted. */
export function FtpProblem({ problem: { code, certificate } }: { problem: ExportProblem }) {
  const { ftp: words } = useWords(exportWords);
  const { problems } = useWords(sourceProblemWords);
  const language = useLanguage();
  return (
    <Alert tone="danger">
      <p className="font-semibold">{words.problem}</p>
      <p>{problems[code]}</p>
      {certificate ? (
        <Form method="post" className="mt-2 flex flex-col items-start gap-3">
          <p className="prose-line">{words.certificate.text}</p>
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr] [&_dd]:wrap-anywhere [&_dt]:font-semibold">
            <dt>{words.certificate.fingerprint}</dt>
            <dd>
              <code className="text-sm">{certificate.fingerprint}</code>
            </dd>
            <dt>{words.certificate.subject}</dt>
            <dd>{certificate.subject || "—"}</dd>
            <dt>{words.certificate.issuer}</dt>
            <dd>{certificate.issuer || "—"}</dd>
            <dt>{words.certificate.until}</dt>
            <dd>{formatDate(certificate.validUntil.slice(0, 10), language)}</dd>
          </dl>
          <input type="hidden" name="fingerprint" value={certificate.fingerprint} />
          <Button type="submit" name="intent" value="accept" variant="secondary">
            {words.certificate.accept}
          </Button>
        </Form>
      ) : null}
    </Alert>
  );
}

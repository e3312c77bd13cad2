import { Form } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import { ftpAccountWords } from "#app/i18n/fr/feeds/ftp-account.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import type { ShownCertificate } from "../../sources/ftp-account.ts";

type CertificateFormProps = {
  shown: ShownCertificate;
  /** Id of the account whose server shows the certificate, where a page has several accounts. */
  about?: number;
};

/** Shows an untrusted certificate, which the visitor may accept. */
export function CertificateForm({ shown, about }: CertificateFormProps) {
  const { certificate: words } = useWords(ftpAccountWords);
  const language = useLanguage();
  return (
    <Form method="post" className="mt-2 flex flex-col items-start gap-3">
      <input type="hidden" name="intent" value="accept" />
      {about === undefined ? null : <input type="hidden" name="about" value={about} />}
      <input type="hidden" name="fingerprint" value={shown.fingerprint} />
      <p className="prose-line">
        {words.reasons[shown.reason]} {words.compare}
      </p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr] [&_dd]:wrap-anywhere [&_dt]:font-semibold">
        <dt>{words.fingerprint}</dt>
        <dd>
          <code className="text-sm">{shown.fingerprint}</code>
        </dd>
        <dt>{words.subject}</dt>
        <dd>{shown.subject || "—"}</dd>
        <dt>{words.issuer}</dt>
        <dd>{shown.issuer || "—"}</dd>
        <dt>{words.until}</dt>
        <dd>{formatDate(shown.validUntil.slice(0, 10), language)}</dd>
      </dl>
      <SubmitButton variant="secondary">{words.accept}</SubmitButton>
    </Form>
  );
}

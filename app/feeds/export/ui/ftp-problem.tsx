import { exportWords } from "#app/i18n/fr/feeds/exports.ts";
import { sourceProblemWords } from "#app/i18n/fr/feeds/source-problems.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { CertificateForm } from "../../accounts/ui/certificate-form.tsx";
import type { ExportProblem } from "../ftp-export.ts";

/** Why the last attempt failed. An unknown certificate can be accepted here. */
export function FtpProblem({ problem: { code, certificate } }: { problem: ExportProblem }) {
  const { ftp: words } = useWords(exportWords);
  const { problems } = useWords(sourceProblemWords);
  return (
    <Alert tone="danger">
      <p className="font-semibold">{words.problem}</p>
      <p>{problems[code]}</p>
      {certificate ? <CertificateForm shown={certificate} /> : null}
    </Alert>
  );
}

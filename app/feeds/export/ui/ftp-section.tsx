import { Form, useNavigation } from "react-router";
import { exportWords } from "#app/i18n/fr/feeds/exports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { typedFtp } from "../../sources/ftp-account.ts";
import { FtpForm } from "../../accounts/ui/ftp-form.tsx";
import type { AccountAnswer } from "../../accounts/account-answer.ts";
import type { ShownExports } from "../shown-exports.ts";
import { ExportSection } from "./export-section.tsx";
import { FtpProblem } from "./ftp-problem.tsx";

type FtpSectionProps = {
  state: ShownExports["ftp"];
  folder: ShownExports["folder"];
  now: string;
  answer: AccountAnswer | undefined;
};

/** The account that receives the listings each night: result of the last attempt, and form. */
export function FtpSection({ state, folder, now, answer }: FtpSectionProps) {
  const { ftp: words, folder: folderWords } = useWords(exportWords);
  const language = useLanguage();
  const isSending = useNavigation().state !== "idle";
  const moment = (iso: string) => formatMoment(iso, { now, language });
  return (
    <>
      <ExportSection id="ftp" title={words.title} text={words.text}>
        {state ? (
          <>
            {state.problem ? <FtpProblem problem={state.problem} /> : null}
            <p>
              {state.sentAt ? words.sent(moment(state.sentAt), state.file) : words.neverSent}{" "}
              {state.dueAt ? words[state.problem ? "retry" : "next"](moment(state.dueAt)) : null}
            </p>
            <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
              <SubmitButton name="intent" value="send" variant="secondary" disabled={isSending}>
                {words.send}
              </SubmitButton>
              <SubmitButton name="intent" value="test" variant="secondary" disabled={isSending}>
                {words.test}
              </SubmitButton>
              <SubmitButton name="intent" value="remove-ftp" variant="quiet" disabled={isSending}>
                {words.remove}
              </SubmitButton>
            </Form>
          </>
        ) : null}
        <FtpForm
          intent="save-ftp"
          shown={answer?.typed ?? state?.typed ?? typedFtp(null)}
          hasPassword={state !== null}
          problems={answer?.problems}
        />
      </ExportSection>
      {folder ? (
        <Alert tone="info">
          <p className="font-semibold">{folderWords.title}</p>
          <p>{folderWords.written(folder.file, moment(folder.writtenAt))}</p>
        </Alert>
      ) : null}
    </>
  );
}

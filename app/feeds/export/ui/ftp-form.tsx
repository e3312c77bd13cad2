import { Form } from "react-router";
import { exportWords } from "#app/i18n/fr/exports.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import type { FtpSecurity } from "../../sources/ftp-account.ts";
import type { ExportAnswer } from "../export-answer.ts";
import type { FtpField, TypedFtp } from "../../sources/ftp-account.ts";

/** The safe ones first. */
const securities: FtpSecurity[] = ["explicit", "implicit", "none"];

type FtpFormProps = { stored: TypedFtp | undefined; answer: ExportAnswer | undefined; isSending: boolean };

/** How the account is reached. Its password is never shown again. */
export function FtpForm({ stored, answer, isSending }: FtpFormProps) {
  const { ftp: words } = useWords(exportWords);
  const form = useFirstInvalid(answer?.problems);
  const typed = answer?.ftp ?? stored;
  const field = (name: FtpField) => {
    const problem = answer?.problems?.[name];
    return {
      label: words[name],
      name,
      defaultValue: typed?.[name] ?? "",
      autoComplete: "off",
      ...(problem ? { error: words.problems[problem] } : {}),
    };
  };
  const line = { autoCapitalize: "none", spellCheck: false, maxLength: 200 } as const;
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="flex max-w-2xl flex-col gap-5">
      <RequiredNote />
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField {...field("host")} {...line} hint={words.hostHint} required />
        <TextField {...field("port")} inputMode="numeric" maxLength={5} hint={words.portHint} />
      </div>
      <SelectField {...field("security")} defaultValue={typed?.security ?? "explicit"}>
        {securities.map((security) => (
          <option key={security} value={security}>
            {words.securities[security]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("user")} {...line} required />
        <TextField
          {...field("password")}
          {...line}
          type="password"
          autoComplete="new-password"
          {...(stored ? { hint: words.passwordKept } : { required: true })}
        />
      </div>
      <TextField {...field("folder")} {...line} hint={words.folderHint} />
      <div>
        <Button type="submit" name="intent" value="save-ftp" disabled={isSending}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}

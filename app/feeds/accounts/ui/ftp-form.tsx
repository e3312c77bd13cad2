import { Form, useNavigation } from "react-router";
import { ftpAccountWords } from "#app/i18n/fr/feeds/ftp-account.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { NumberField, SelectField, TextField } from "#app/ui/field.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import type { FtpField, FtpFieldProblems, FtpSecurity, TypedFtp } from "../../sources/ftp-account.ts";

type FtpFormProps = {
  intent: string;
  /** Id of the account that the form changes; none for a new account. */
  about?: number;
  /** The values of the fields. `hasPassword`: whether a password is stored. */
  shown: TypedFtp;
  hasPassword: boolean;
  problems: FtpFieldProblems | undefined;
};

/** Secure connections first. */
const securities: FtpSecurity[] = ["explicit", "implicit", "none"];
const line = { autoCapitalize: "none", spellCheck: false, autoComplete: "off", maxLength: 200 } as const;

/** The form of an FTP account. The stored password is never shown: an empty field keeps it. */
export function FtpForm({ intent, about, shown, hasPassword, problems }: FtpFormProps) {
  const words = useWords(ftpAccountWords);
  const form = useFirstInvalid(problems);
  const isSending = useNavigation().state !== "idle";
  const field = (name: FtpField) => {
    const problem = problems?.[name];
    return {
      label: words.fields[name],
      name,
      defaultValue: shown[name],
      error: problem && words.problems[problem],
    };
  };
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="flex max-w-3xl flex-col gap-4">
      {about === undefined ? null : <input type="hidden" name="about" value={about} />}
      <RequiredNote />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField {...field("host")} {...line} hint={words.hints.host} required />
        <NumberField {...field("port")} hint={words.hints.port} maxLength={5} />
      </div>
      <SelectField {...field("security")}>
        {securities.map((security) => (
          <option key={security} value={security}>
            {words.securities[security]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("user")} {...line} required />
        <TextField
          {...field("password")}
          {...line}
          type="password"
          autoComplete="new-password"
          hint={hasPassword ? words.hints.samePassword : words.hints.password}
          required={!hasPassword}
        />
      </div>
      <TextField {...field("folder")} {...line} hint={words.hints.folder} />
      <SubmitButton name="intent" value={intent} disabled={isSending} className="self-start">
        {words.save}
      </SubmitButton>
    </Form>
  );
}

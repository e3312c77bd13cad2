import { Form } from "react-router";
import { feedSourceWords } from "#app/i18n/fr/feed-sources.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import { NumberField, SelectField, TextField } from "#app/ui/field.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import { type FtpField, ftpSecurities, type StoredFtp, typedFtp } from "../../sources/ftp-account.ts";
import type { SourceAnswer } from "../source-answer.ts";

type FtpFormProps = {
  /** The account that it changes; a new one without. */
  source?: { id: number; ftp: StoredFtp };
  answer: SourceAnswer | undefined;
};

/** An FTP account. Its password is never shown again: an empty field keeps it. */
export function FtpForm({ source, answer }: FtpFormProps) {
  const words = useWords(feedSourceWords);
  const own = answer?.intent === "save" && answer.about === (source?.id ?? null) ? answer : undefined;
  const form = useFirstInvalid(own);
  const values = own?.typed ?? typedFtp(source?.ftp ?? null);
  const field = (name: FtpField) => {
    const problem = own?.problems?.[name];
    return {
      label: words.fields[name],
      name,
      defaultValue: values[name],
      ...(problem ? { error: words.fieldProblems[problem] } : {}),
    };
  };
  const typed = { autoCapitalize: "none", spellCheck: false, autoComplete: "off", maxLength: 200 } as const;
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="save" />
      {source ? <input type="hidden" name="about" value={source.id} /> : null}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField {...field("host")} {...typed} hint={words.hints.host} required />
        <NumberField {...field("port")} hint={words.hints.port} maxLength={5} />
      </div>
      <SelectField {...field("security")}>
        {ftpSecurities.map((security) => (
          <option key={security} value={security}>
            {words.securities[security]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("user")} {...typed} required />
        <TextField
          {...field("password")}
          {...typed}
          type="password"
          autoComplete="new-password"
          hint={source ? words.hints.samePassword : words.hints.password}
          required={!source}
        />
      </div>
      <TextField {...field("folder")} {...typed} hint={words.hints.folder} />
      <Button type="submit" className="self-start">
        {words.save}
      </Button>
    </Form>
  );
}

import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import type { AccountProblem } from "../account.schema.ts";
import { PasswordField } from "./password-field.tsx";

type NewPasswordFieldsProps = {
  label: string;
  problems: { password?: AccountProblem | undefined; confirmation?: AccountProblem | undefined } | undefined;
};

/** A password to choose, typed twice. */
export function NewPasswordFields({ label, problems }: NewPasswordFieldsProps) {
  const { fields } = useWords(accountWords);
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={fields.passwordHint}
        problem={problems?.password}
      />
      <PasswordField
        label={fields.confirmation}
        name="confirmation"
        autoComplete="new-password"
        problem={problems?.confirmation}
      />
    </>
  );
}

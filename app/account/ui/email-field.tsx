import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { TextField } from "#app/ui/field.tsx";
import type { AccountProblem } from "../account.schema.ts";

type EmailFieldProps = {
  /** `username` for an existing account, for password managers. */
  autoComplete: "username" | "email";
  label?: string;
  defaultValue?: string | undefined;
  problem?: AccountProblem | undefined;
  hint?: string;
};

/** The problem of an invalid address. */
export const problemOfEmail = (typed: string): AccountProblem =>
  typed.trim() === "" ? "emailRequired" : "emailInvalid";

export function EmailField({ autoComplete, label, defaultValue = "", problem, hint }: EmailFieldProps) {
  const { fields, problems } = useWords(accountWords);
  return (
    <TextField
      label={label ?? fields.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      defaultValue={defaultValue}
      error={problem && problems[problem]}
      hint={hint}
    />
  );
}

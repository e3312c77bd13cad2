import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { ScriptButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { AccountProblem } from "../account.schema.ts";

type PasswordFieldProps = {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  problem?: AccountProblem | undefined;
  hint?: string;
};

/** A password that can be shown while it is typed. The page never fills it in. */
export function PasswordField({ label, name, autoComplete, problem, hint }: PasswordFieldProps) {
  const { fields, problems } = useWords(accountWords);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextField
        label={label}
        name={name}
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        className="pr-12"
        error={problem && problems[problem]}
        hint={hint}
      />
      <ScriptButton
        aria-label={isShown ? fields.hidePassword : fields.showPassword}
        aria-pressed={isShown}
        onClick={() => setIsShown((shown) => !shown)}
        className="absolute top-7 right-0 flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-action disabled:opacity-60"
      >
        <Icon aria-hidden="true" className="size-5" />
      </ScriptButton>
    </div>
  );
}

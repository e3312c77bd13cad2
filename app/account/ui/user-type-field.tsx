import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { SelectField } from "#app/ui/field.tsx";
import { type UserType, userTypes } from "#app/domain/user-type.ts";
import type { AccountProblem } from "../account.schema.ts";

type UserTypeFieldProps = {
  types?: readonly UserType[];
  defaultValue?: string;
  problem?: AccountProblem | undefined;
  hint?: string | null;
};

export function UserTypeField({ types = userTypes, defaultValue = "", problem, hint }: UserTypeFieldProps) {
  const { fields, problems, userTypes: labels } = useWords(accountWords);
  return (
    <SelectField
      label={fields.userType}
      name="userType"
      required
      defaultValue={defaultValue}
      error={problem && problems[problem]}
      hint={hint}
    >
      <option value="">{fields.userTypeChoose}</option>
      {types.map((type) => (
        <option key={type} value={type}>
          {labels[type]}
        </option>
      ))}
    </SelectField>
  );
}

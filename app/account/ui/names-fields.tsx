import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { TextField } from "#app/ui/field.tsx";
import type { FieldProblems, PersonNames } from "../account.schema.ts";

/** First and family name, side by side where there is room. */
export function NamesFields({ values, problems }: { values: PersonNames; problems: FieldProblems<keyof PersonNames> }) {
  const { fields, problems: sentences } = useWords(accountWords);
  const error = (field: keyof PersonNames) => problems[field] && sentences[problems[field]];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={fields.firstName}
        name="firstName"
        autoComplete="given-name"
        required
        defaultValue={values.firstName}
        error={error("firstName")}
      />
      <TextField
        label={fields.familyName}
        name="familyName"
        autoComplete="family-name"
        required
        defaultValue={values.familyName}
        error={error("familyName")}
      />
    </div>
  );
}

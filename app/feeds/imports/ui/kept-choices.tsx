import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { useWords } from "#app/i18n/words.ts";
import { publishSteps } from "#app/publish/form/steps.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { isKept, type KeptChoice, keptChoices } from "../field-choices.ts";

/** A checkbox for each choice, grouped by the steps of the form; labels can be read without their group. */
export function KeptChoices({ kept }: { kept: readonly string[] }) {
  const { steps } = useWords(publishWords);
  const { keep } = useWords(feedImportWords);
  const { fields } = useWords(publishFieldWords);
  const names: Partial<Record<KeptChoice["name"], string>> = keep.names;
  const labelOf = ({ name }: KeptChoice): string => names[name] ?? (name === "photos" ? "" : fields[name].label);
  return publishSteps.map((step) => {
    const choices = keptChoices.filter((choice) => choice.step === step);
    return choices.length === 0 ? null : (
      <fieldset key={step} className="rounded-card border border-line bg-raised p-4">
        <legend className="px-1 font-semibold">{steps[step]}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {choices.map((choice) => (
            <CheckboxField
              key={choice.name}
              label={labelOf(choice)}
              name="garder"
              value={choice.name}
              defaultChecked={isKept(choice, kept)}
            />
          ))}
        </div>
      </fieldset>
    );
  });
}

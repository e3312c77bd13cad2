import { Form } from "react-router";
import { comparisonWords } from "#app/i18n/fr/comparison/comparison.ts";
import { useWords } from "#app/i18n/words.ts";
import { MOST_COMPARED } from "#app/browser-storage/compared-listings.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import type { Refusal } from "../comparison-address.ts";

type AddListingFormProps = { references: string[]; typed: string | null; refusal: Refusal | null };

/** Adds a listing by its reference: a GET form, which works without JavaScript. */
export function AddListingForm({ references, typed, refusal }: AddListingFormProps) {
  const { add } = useWords(comparisonWords);
  const error = refusal === "full" ? add.problems.full(MOST_COMPARED) : refusal && add.problems[refusal];
  const toMend = useFirstInvalid(refusal);
  return (
    <Form
      ref={toMend}
      action="/comparer"
      noValidate
      preventScrollReset
      className="mt-10 flex max-w-xl flex-col gap-3 print:hidden"
    >
      {references.length > 0 ? <input type="hidden" name="biens" value={references.join(",")} /> : null}
      <TextField
        key={references.join()}
        label={add.label}
        hint={add.hint}
        name="ajouter"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={200}
        defaultValue={typed ?? ""}
        error={error && typed !== null ? error : undefined}
      />
      <SubmitButton variant="secondary" className="self-start">
        {add.submit}
      </SubmitButton>
    </Form>
  );
}

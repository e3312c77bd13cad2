import type { ReactNode } from "react";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ChosenPlace } from "#app/communes/ui/chosen-place.ts";
import { PlacesField } from "#app/communes/ui/places-field.tsx";
import { NumberField, SelectField, TextField } from "#app/ui/field.tsx";
import type { FormField } from "../criteria/criterion.ts";
import type { TypedSearch } from "../results/search-result.ts";
import { ChoiceBox } from "./choice-box.tsx";

// The communes that the specification's form offers.
const offeredCommunes: ChosenPlace[] = [
  { name: "Paris", values: [["commune", "paris"]] },
  { name: "Lyon", values: [["commune", "lyon"]] },
  { name: "Marseille", values: [["commune", "marseille"]] },
];

type SearchOfField = Omit<TypedSearch, "criteria">;
type CriterionFieldProps = {
  field: FormField;
  search: SearchOfField;
  /** Id of a note on the choices. */
  describedBy?: string | undefined;
  /** Label of the field of places, where another element shows the label. */
  hiddenPlacesLabel?: string;
};

/** A criterion's field. An invalid value stays in it, to be corrected. */
export function CriterionField({ field, search, describedBy, hiddenPlacesLabel }: CriterionFieldProps) {
  const { fields } = useWords(searchWords);
  switch (field.kind) {
    case "choice":
      return (
        <SelectField
          label={field.label}
          name={field.parameter}
          defaultValue={field.value}
          aria-describedby={describedBy}
        >
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      );
    case "text":
      return (
        <TextField
          label={field.label}
          name={field.parameter}
          defaultValue={field.value}
          placeholder={field.hint}
          maxLength={100}
          autoComplete="off"
        />
      );
    case "range":
      return (
        <div className="grid grid-cols-2 gap-3">
          {field.ends.map(({ parameter, label, value }) => (
            <NumberField
              key={parameter}
              label={label}
              name={parameter}
              defaultValue={typedIn(parameter, search) ?? value?.toString() ?? ""}
              placeholder={fields.noLimit}
            />
          ))}
        </div>
      );
    case "boxes":
      return (
        <BoxRow legend={field.label}>
          {field.choices.map(({ value, label }) => (
            <ChoiceBox
              key={value}
              name={field.parameter}
              value={value}
              defaultChecked={field.values.includes(value)}
              label={label}
            />
          ))}
        </BoxRow>
      );
    case "tick":
      return <ChoiceBox name={field.parameter} value="oui" defaultChecked={field.isTicked} label={field.label} />;
    case "communes":
      return <SearchedPlaces search={search} hiddenLabel={hiddenPlacesLabel} />;
  }
}

const correctable = new Set(["not-a-number", "negative", "too-large"]);
const typedIn = (name: string, { problems }: SearchOfField) =>
  problems.find(({ code, parameter }) => parameter === name && correctable.has(code))?.typed;

/** Checkboxes over the whole width of the form. */
export function BoxRow({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="col-span-full">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

const areaParameters = { department: "departement", region: "region" };

type SearchedPlacesProps = { search: SearchOfField; hiddenLabel: string | undefined };

function SearchedPlaces({ search: { communes, areas, problems }, hiddenLabel }: SearchedPlacesProps) {
  const { fields } = useWords(searchWords);
  return (
    <PlacesField
      label={hiddenLabel ?? fields.communes}
      hideLabel={hiddenLabel !== undefined}
      placeholder={fields.communeHint}
      chosen={[
        ...communes.map(({ slug, name }): ChosenPlace => ({ name, values: [["commune", slug]] })),
        ...areas.map(({ kind, key, name }): ChosenPlace => ({ name, values: [[areaParameters[kind], key]] })),
      ]}
      unknown={problems.filter(({ code }) => code === "unknown-commune").map(({ typed }) => typed)}
      suggested={offeredCommunes}
    />
  );
}

export function keyOf(field: FormField): string {
  if (field.kind === "communes") return field.kind;
  return field.kind === "range" ? field.ends[0]!.parameter : field.parameter;
}

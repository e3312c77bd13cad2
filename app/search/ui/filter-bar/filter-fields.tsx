import { type ReactNode, useState } from "react";
import { searchFilterPanelWords } from "#app/i18n/fr/search/search-filter-panels.ts";
import { searchFilterWords } from "#app/i18n/fr/search/search-filters.ts";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import type { SearchCriteria } from "../../criteria/criteria.ts";
import type { FormField } from "../../criteria/criterion.ts";
import { criteriaTable } from "../../criteria/criteria-table.ts";
import type { LoadedSearch } from "../../results/load-search.server.ts";
import type { EquipmentCount } from "../../count/equipment.ts";
import type { FacetCount, Facets } from "../../count/facet-keys.ts";
import { ChoiceBox } from "../choice-box.tsx";
import { CriterionField, keyOf } from "../criterion-field.tsx";
import { criteriaOf, type FilterPanel, type FilterPart } from "./filter-parts.ts";

type FilterFieldsProps = { search: LoadedSearch; panel: FilterPanel; facets: Facets; equipment: EquipmentCount[] };

/** The fields of all criteria. Fields of other panels are hidden, so that the form is always the whole search. */
export function FilterFields({ search, panel, facets, equipment }: FilterFieldsProps) {
  const words = useWords(searchWords);
  const panelWords = useWords(searchFilterPanelWords);
  const { parts } = useWords(searchFilterWords);
  const { criteria } = search;
  const part = (name: FilterPart, fields: ReactNode) => (
    <div hidden={name !== panel && (panel !== "all" || name === "place")} className="flex flex-col gap-5">
      {fields}
    </div>
  );
  const fieldsOf = (name: FilterPart) => criteriaOf(name).flatMap((criterion) => criterion.fields(criteria, words));
  return (
    <>
      {part(
        "place",
        <>
          {criteriaTable.mapArea.write(criteria).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fieldsOf("place").map((field) => (
            <CriterionField key={keyOf(field)} field={field} search={search} hiddenPlacesLabel={parts.place} />
          ))}
        </>,
      )}
      {part(
        "offer",
        fieldsOf("offer").map((field) =>
          field.kind === "tick" ? (
            <TickRow key={keyOf(field)} field={field} counts={facets.available} />
          ) : (
            <ChoiceRow
              key={keyOf(field)}
              legend={words.fields.offer}
              note={words.offersNote}
              isTitled={panel === "offer"}
            >
              <Choices field={field} counts={facets.offer} />
            </ChoiceRow>
          ),
        ),
      )}
      {part(
        "type",
        <ChoiceRow legend={words.fields.propertyTypes} isTitled={panel === "type"}>
          {facets.propertyType.map(({ value, count }) => (
            <ChoiceBox
              key={value}
              name="propertyType"
              value={value}
              defaultChecked={criteria.propertyTypes.includes(value)}
              label={words.propertyTypes[value]}
              count={count}
            />
          ))}
        </ChoiceRow>,
      )}
      {part(
        "price",
        fieldsOf("price").map((field) =>
          field.kind === "tick" ? (
            <TickRow key={keyOf(field)} field={field} counts={countsOf(field, equipment)} />
          ) : (
            <CriterionField key={keyOf(field)} field={field} search={search} />
          ),
        ),
      )}
      {part(
        "rooms",
        <>
          <RoomChoices criteria={criteria} />
          <ChoiceRow legend={panelWords.bedrooms}>
            {criteriaTable.minBedrooms.fields(criteria, words).map((field) => (
              <Choices
                key={keyOf(field)}
                field={field}
                counts={facets.minBedrooms}
                labelOf={(value) => panelWords.atLeast(Number(value))}
              />
            ))}
          </ChoiceRow>
        </>,
      )}
      {part("more", <MoreFields search={search} fields={fieldsOf("more")} facets={facets} equipment={equipment} />)}
    </>
  );
}

/** The other criteria, equipment first: most people add that. */
function MoreFields({ search, fields, facets, equipment }: Omit<FilterFieldsProps, "panel"> & { fields: FormField[] }) {
  const words = useWords(searchWords);
  const ofKind = (...kinds: FormField["kind"][]) => fields.filter(({ kind }) => kinds.includes(kind));
  const isEnergy = (field: FormField) => keyOf(field) === "energyClass";
  const isLast = (field: FormField) => isEnergy(field) || keyOf(field) === "sans";
  const row = (field: FormField) => (
    <ChoiceRow key={keyOf(field)} legend={field.kind === "boxes" ? field.label : ""}>
      <Choices field={field} counts={isEnergy(field) ? facets.energyClass : countsOf(field, equipment)} />
    </ChoiceRow>
  );
  const boxes = ofKind("boxes");
  return (
    <>
      {boxes.filter((field) => !isLast(field)).map(row)}
      <ChoiceRow legend={words.fields.assets}>
        {ofKind("tick").map((field) => (
          <Choices key={keyOf(field)} field={field} counts={countsOf(field, equipment)} />
        ))}
      </ChoiceRow>
      <div className="grid gap-4 *:last:col-span-full md:grid-cols-2">
        {ofKind("range", "choice", "communes", "text").map((field) => (
          <CriterionField key={keyOf(field)} field={field} search={search} />
        ))}
      </div>
      {boxes.filter(isLast).map(row)}
    </>
  );
}

type ChoiceRowProps = {
  legend: string;
  note?: string;
  /** The panel's title is the field's title. */
  isTitled?: boolean;
  children: ReactNode;
};

function ChoiceRow({ legend, note, isTitled = false, children }: ChoiceRowProps) {
  return (
    <fieldset>
      <legend className={isTitled ? "sr-only" : "mb-2 text-sm font-semibold"}>{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      {note ? <p className="mt-3 text-sm text-ink-soft">{note}</p> : null}
    </fieldset>
  );
}

type ChoicesProps = {
  field: FormField;
  counts: FacetCount<string | number>[];
  /** A shorter label for a value. */
  labelOf?: (value: string) => string;
};

/** A box to tick beside fields of another kind. */
const TickRow = (choices: ChoicesProps) => (
  <ChoiceRow legend="">
    <Choices {...choices} />
  </ChoiceRow>
);

const countsOf = (field: FormField, equipment: EquipmentCount[]) =>
  equipment.filter(({ parameter }) => parameter === keyOf(field));

/** A field of the form with all choices visible. */
function Choices({ field, counts, labelOf }: ChoicesProps) {
  const countOf = (value: string) => counts.find((facet) => String(facet.value) === value)?.count;
  switch (field.kind) {
    case "choice":
      return field.choices.map(({ value, label }) => (
        <ChoiceBox
          key={value}
          kind="radio"
          name={field.parameter}
          value={value}
          defaultChecked={value === field.value}
          {...(labelOf && value !== "" ? { label: labelOf(value), spoken: label } : { label })}
          count={countOf(value)}
        />
      ));
    case "boxes":
      return field.choices.map(({ value, label }) => (
        <ChoiceBox
          key={value}
          name={field.parameter}
          value={value}
          defaultChecked={field.values.includes(value)}
          label={label}
          count={countOf(value)}
        />
      ));
    case "tick":
      return (
        <ChoiceBox
          name={field.parameter}
          value="oui"
          defaultChecked={field.isTicked}
          label={field.label}
          count={countOf("oui")}
        />
      );
    default:
      return null;
  }
}

const offeredRooms = [1, 2, 3, 4, 5, 6];

/** The choices of rooms: one or several numbers, or a minimum. */
function RoomChoices({ criteria: { rooms, minRooms } }: { criteria: SearchCriteria }) {
  const words = useWords(searchWords);
  const panelWords = useWords(searchFilterPanelWords);
  const [isFrom, setFrom] = useState(minRooms !== null && rooms.length === 0);
  const chosen = rooms.length > 0 ? rooms : minRooms === null ? [] : [minRooms];
  const offered = [...new Set([...offeredRooms, ...chosen])];
  return (
    <ChoiceRow legend={panelWords.rooms}>
      {isFrom ? (
        <ChoiceBox kind="radio" name="minRooms" value="" defaultChecked={minRooms === null} label={words.fields.any} />
      ) : null}
      {offered.map((count) => (
        <ChoiceBox
          key={count}
          kind={isFrom ? "radio" : "checkbox"}
          name={isFrom ? "minRooms" : "rooms"}
          value={count}
          defaultChecked={isFrom ? count === chosen[0] : chosen.includes(count)}
          label={isFrom ? panelWords.atLeast(count) : String(count)}
          spoken={isFrom ? words.chips.rooms(count) : words.chips.exactRooms([count])}
        />
      ))}
      <div className="basis-full">
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={isFrom}
            onChange={({ currentTarget }) => {
              // Of several numbers, the smallest remains.
              const ticked = currentTarget
                .closest("fieldset")!
                .querySelectorAll<HTMLInputElement>("[name=rooms]:checked");
              for (const box of [...ticked].slice(1)) box.checked = false;
              setFrom(currentTarget.checked);
            }}
            className="size-5 accent-action"
          />
          {panelWords.roomsOrMore}
        </label>
      </div>
    </ChoiceRow>
  );
}

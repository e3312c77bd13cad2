import { useState } from "react";
import { CommuneField } from "#app/communes/ui/commune-field.tsx";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { useWords } from "#app/i18n/words.ts";
import { propertyTypes, transactions } from "#app/domain/listing.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { PlaceFields, type PlaceFieldsProps } from "../../place/ui/place-fields.tsx";
import { Anchor, DraftRadios, DraftText, Section, wordsOf } from "../../frame/ui/step-fields.tsx";
import { useStepField } from "../../frame/ui/step-form-context.ts";

/** Type, transaction and place. */
export function PropertyStep(place: PlaceFieldsProps) {
  const words = useWords(publishFieldWords);
  const property = useWords(propertyWords);
  const [isExact, setExact] = useState(useStepField("showsExactPosition").typed === "oui");
  return (
    <>
      <div className="flex flex-col gap-5 rounded-card border border-line bg-raised p-4 sm:p-6">
        <DraftRadios
          field="transaction"
          columns="grid-cols-2"
          options={transactions.map((value) => ({ value, label: words.options.transactions[value] }))}
        />
        <DraftRadios
          field="type"
          columns="xs:grid-cols-3"
          options={propertyTypes.map((value) => ({ value, label: property.propertyTypes[value] }))}
        />
      </div>
      <Section title={words.sections.place}>
        <CommuneOfListing />
        <DraftText field="address" autoComplete="street-address" />
        <ExactPosition isExact={isExact} onChange={setExact} />
        <PlaceFields {...place} isExact={isExact} />
        <DraftText field="quartier" />
      </Section>
    </>
  );
}

function CommuneOfListing() {
  const commune = useStepField("commune");
  return (
    <Anchor field="commune">
      <CommuneField {...wordsOf(commune)} defaultValue={commune.typed} />
    </Anchor>
  );
}

function ExactPosition({ isExact, onChange }: { isExact: boolean; onChange(isExact: boolean): void }) {
  const { label } = useStepField("showsExactPosition");
  return (
    <Anchor field="showsExactPosition">
      <input type="hidden" name="showsExactPosition" value="non" />
      <CheckboxField
        label={label}
        name="showsExactPosition"
        value="oui"
        defaultChecked={isExact}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Anchor>
  );
}

import { ChevronDown } from "lucide-react";
import { CommuneField } from "#app/communes/ui/commune-field.tsx";
import { publishFieldWords } from "#app/i18n/fr/publish-fields.ts";
import { propertyWords } from "#app/i18n/fr/property.ts";
import { useWords } from "#app/i18n/words.ts";
import { propertyTypes, transactions } from "#app/listings/listing.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Anchor, DraftNumber, DraftRadios, DraftText, FieldGrid, Section } from "./step-fields.tsx";
import { useStepField } from "./step-form-context.ts";

/** What is offered, and where. */
export function PropertyStep() {
  const words = useWords(publishFieldWords);
  const property = useWords(propertyWords);
  return (
    <>
      <div className="flex flex-col gap-5 rounded-card border border-line bg-raised p-4 sm:p-6">
        <DraftRadios field="transaction" columns="grid-cols-2" options={transactions.map((value) => ({ value, label: words.options.transactions[value] }))} />
        <DraftRadios field="type" columns="xs:grid-cols-3" options={propertyTypes.map((value) => ({ value, label: property.propertyTypes[value] }))} />
      </div>
      <Section title={words.sections.place}>
        <CommuneOfListing />
        <DraftText field="address" autoComplete="street-address" />
        <ExactPosition />
        <DraftText field="quartier" />
        <ByHand />
      </Section>
    </>
  );
}

function CommuneOfListing() {
  const { label, hint, error, typed } = useStepField("commune");
  return (
    <Anchor field="commune">
      <CommuneField label={label} {...(hint ? { hint } : {})} {...(error ? { error } : {})} defaultValue={typed} />
    </Anchor>
  );
}

function ExactPosition() {
  const { label, typed } = useStepField("showsExactPosition");
  return (
    <Anchor field="showsExactPosition">
      <input type="hidden" name="showsExactPosition" value="non" />
      <CheckboxField label={label} name="showsExactPosition" value="oui" defaultChecked={typed === "oui"} />
    </Anchor>
  );
}

/** Until there is a map to point on. */
function ByHand() {
  const { sections } = useWords(publishFieldWords);
  const latitude = useStepField("latitude");
  const longitude = useStepField("longitude");
  const isUsed = [latitude, longitude].some(({ typed, error }) => typed !== "" || error);
  return (
    <details open={isUsed} className="group/hand rounded-control border border-line">
      <summary className="flex min-h-11 items-center gap-2 px-3 font-semibold">
        {sections.byHand}
        <ChevronDown aria-hidden="true" className="ml-auto size-5 transition-transform group-open/hand:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 p-3 pt-0">
        <p className="text-sm text-ink-soft">{sections.byHandText}</p>
        <FieldGrid>
          <DraftNumber field="latitude" />
          <DraftNumber field="longitude" />
        </FieldGrid>
      </div>
    </details>
  );
}

import { use } from "react";
import { dpeStatuses } from "#app/domain/listing-choices.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { useWords } from "#app/i18n/words.ts";
import { energyClasses } from "#app/domain/listing.ts";
import { DraftNumber, DraftRadios, DraftSelect, DraftText, FieldGrid, Section } from "../../frame/ui/step-fields.tsx";
import { StepFormContext, useStepField } from "../../frame/ui/step-form-context.ts";

const letters = energyClasses.map((value) => ({ value, label: value }));

/** The certificate's fields. CSS alone hides the fields that do not match the certificate's status. */
export function EnergyStep() {
  const { sections, options } = useWords(publishFieldWords);
  const { kind } = use(StepFormContext);
  const { label } = useStepField("dpeStatus");
  if (kind.propertyType === "terrain")
    return <p className="rounded-card border border-line bg-raised p-6">{sections.plotDiagnostics}</p>;
  return (
    <div className="group/dpe flex flex-col gap-6">
      <section aria-label={label} className="flex flex-col gap-5 rounded-card border border-line bg-raised p-4 sm:p-6">
        <DraftRadios
          field="dpeStatus"
          columns="sm:grid-cols-3"
          options={dpeStatuses.map((value) => ({ value, label: options.dpeStatuses[value] }))}
        />
        <div className="hidden group-has-[input[value=non-soumis]:checked]/dpe:block">
          <DraftText field="dpeExemptReason" />
        </div>
      </section>
      <div className="hidden flex-col gap-6 group-has-[input[value=fait]:checked]/dpe:flex">
        <Section title={sections.energyClasses}>
          <FieldGrid>
            <DraftSelect field="energyClass" empty={options.noClass} options={letters} />
            <DraftSelect field="climateClass" empty={options.noClass} options={letters} />
            <DraftText field="dpeDate" type="date" />
            <DraftNumber field="energyConsumption" />
            <DraftNumber field="emissions" />
          </FieldGrid>
        </Section>
        <Section title={sections.energyCosts}>
          <FieldGrid>
            <DraftNumber field="energyCostMin" />
            <DraftNumber field="energyCostMax" />
            <DraftNumber field="energyCostYear" />
          </FieldGrid>
        </Section>
      </div>
    </div>
  );
}

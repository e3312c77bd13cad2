import { use, useState } from "react";
import { chargesKinds, feesPayers } from "#app/domain/listing-choices.ts";
import { rentControlFields } from "#app/domain/price-terms.ts";
import type { RentControl } from "#app/domain/rent-control.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { PriceHelp, type PriceSetting } from "./price-help.tsx";
import { DraftNumber, DraftRadios, DraftText, DraftYesNo, FieldGrid, Section } from "../../frame/ui/step-fields.tsx";
import { StepFormContext, useStepField } from "../../frame/ui/step-form-context.ts";

export type TenantFeeCaps = { veryTense: number; tense: number; elsewhere: number; inventory: number };
type PriceStepProps = { setting: PriceSetting; rentControl: RentControl; caps: TenantFeeCaps };

/** Price or rent, and what the law requires beside it. */
export function PriceStep(props: PriceStepProps) {
  const { kind } = use(StepFormContext);
  return kind.transaction === "location" ? <RentFields {...props} /> : <SaleFields {...props} />;
}

function Amount({ label, setting }: { label: string; setting: PriceSetting }) {
  const { kind } = use(StepFormContext);
  const { typed } = useStepField("price");
  const [text, setText] = useState(typed);
  return (
    <>
      <FieldGrid>
        <DraftNumber field="price" label={label} onInput={(event) => setText(event.currentTarget.value)} />
      </FieldGrid>
      <PriceHelp typed={text} kind={kind} setting={setting} />
    </>
  );
}

function SaleFields({ setting }: PriceStepProps) {
  const words = useWords(publishFieldWords);
  const price = useStepField("price");
  const fees = useStepField("feesPayer");
  const copropriete = useStepField("isCopropriete");
  const { sections, options } = words;
  return (
    <>
      <Section title={sections.amount}>
        <Amount label={price.label} setting={setting} />
      </Section>
      {fees.applies ? (
        <Section title={sections.fees} className="group/fees">
          <DraftRadios
            field="feesPayer"
            columns="sm:grid-cols-3"
            options={feesPayers.map((value) => ({ value, label: options.feesPayers[value] }))}
          />
          {/* If the seller pays the fees, only the price is shown. */}
          <div className="group-has-[input[value=vendeur]:checked]/fees:hidden">
            <FieldGrid>
              <DraftNumber field="priceWithoutFees" />
              <DraftNumber field="feesPercent" />
            </FieldGrid>
          </div>
          <DraftText field="feeScheduleUrl" autoComplete="url" />
        </Section>
      ) : null}
      {copropriete.applies ? (
        <Section title={sections.copropriete} className="group/copropriete">
          <DraftYesNo field="isCopropriete" />
          <div className="hidden flex-col gap-5 group-has-[input[value=oui]:checked]/copropriete:flex">
            <FieldGrid>
              <DraftNumber field="coproprieteLots" />
              <DraftNumber field="coproprieteAnnualCharges" />
            </FieldGrid>
            <DraftText field="coproprieteProcedure" />
          </div>
        </Section>
      ) : null}
    </>
  );
}

function RentFields({ setting, rentControl, caps }: PriceStepProps) {
  const words = useWords(publishFieldWords);
  const { currency } = useSite();
  const control = useStepField("rentBase");
  const schedule = useStepField("feeScheduleUrl");
  const { sections, options } = words;
  const cap = (perMetre: number) => formatPrice(Math.round(perMetre * 100), currency);
  return (
    <>
      <Section title={sections.rent}>
        <DraftYesNo field="furnished" labels={{ oui: options.furnished.oui, non: options.furnished.non }} />
        <Amount label={words.rentLabel} setting={setting} />
        <FieldGrid>
          <DraftNumber field="charges" />
          <DraftNumber field="deposit" />
          <DraftText field="availableFrom" type="date" />
        </FieldGrid>
        <DraftRadios
          field="chargesKind"
          options={chargesKinds.map((value) => ({ value, label: options.chargesKinds[value] }))}
        />
      </Section>
      {control.applies && rentControl.state !== "none" ? (
        <Section
          title={sections.rentControl}
          text={
            rentControl.state === "required"
              ? sections.rentControlText(rentControl.source)
              : sections.rentControlOptional(rentControl.source)
          }
        >
          <FieldGrid>
            {rentControlFields.map((field) => (
              <DraftNumber key={field} field={field} />
            ))}
          </FieldGrid>
        </Section>
      ) : null}
      {schedule.applies ? (
        <Section
          title={sections.fees}
          text={words.price.caps(cap(caps.veryTense), cap(caps.tense), cap(caps.elsewhere), cap(caps.inventory))}
        >
          <FieldGrid>
            <DraftNumber field="tenantFees" />
            <DraftNumber field="inventoryFee" />
          </FieldGrid>
          <DraftText field="feeScheduleUrl" autoComplete="url" />
        </Section>
      ) : null}
    </>
  );
}

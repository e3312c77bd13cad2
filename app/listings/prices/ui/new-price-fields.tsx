import { newPriceWords } from "#app/i18n/fr/dashboard/new-price.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { NumberField } from "#app/ui/field.tsx";

const MINOR = 100;

type NewPriceFieldsProps = {
  listing: { reference: string; transaction: Transaction };
  /** The text typed before, or the present price. */
  price: string | number;
  error?: string | undefined;
  /** The id of a form elsewhere in the page. */
  form?: string;
};

/** The field of a new price and its button; the form's answer lists the consequences. Prices in minor units. */
export function NewPriceFields({ listing: { reference, transaction }, price, error, form }: NewPriceFieldsProps) {
  const words = useWords(newPriceWords);
  const elsewhere = form === undefined ? {} : { form };
  return (
    <div className="flex flex-col gap-3">
      <NumberField
        label={words.label[transaction]}
        name="prix"
        inputMode="decimal"
        maxLength={60}
        defaultValue={typeof price === "string" ? price : asTyped(price)}
        hint={words.hint}
        error={error}
        {...elsewhere}
      />
      <SubmitButton name="do" value={`prix ${reference}`} variant="secondary" {...elsewhere}>
        {words.submit[transaction]}
      </SubmitButton>
    </div>
  );
}

const asTyped = (price: number) => formatNumber(price / MINOR, 2, { least: price % MINOR === 0 ? 0 : 2 });

import { formAttributeOf, isFormAttribute } from "#app/domain/form-attributes.ts";
import type { Currency } from "#app/domain/currency.ts";
import { formatDate } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { publishReviewWords } from "#app/i18n/fr/publish/publish-review.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { readTypedNumber } from "#app/i18n/typed-number.ts";
import { type Translation, wordsIn } from "#app/i18n/words.ts";
import type { ListingField } from "#app/publish/form/listing-fields.ts";

const MINOR = 100;

/** Writes the values of a form's fields as its pages show them: « 85 050 € », « Meublée »; French without a translation. */
export function valueWriter(
  translation: Translation | null,
  { currency, language = "fr" }: { currency: Currency; language?: Language },
) {
  const { options } = wordsIn(translation, publishFieldWords);
  const { kitchens, choices } = wordsIn(translation, listingDetailsWords);
  const { noValue } = wordsIn(translation, publishReviewWords);
  const yesNo: Record<string, string> = { oui: options.yes, non: options.no };
  const words: Partial<Record<ListingField, Record<string, string>>> = {
    transaction: options.transactions,
    type: wordsIn(translation, propertyWords).propertyTypes,
    showsExactPosition: yesNo,
    furnished: options.furnished,
    feesPayer: options.feesPayers,
    chargesKind: options.chargesKinds,
    dpeStatus: options.dpeStatuses,
    kitchen: kitchens,
    ...choices,
  };

  return (field: ListingField, text: string): string => {
    if (text === "") return noValue;
    const kind = field === "price" ? "money" : isFormAttribute(field) ? formAttributeOf(field).kind : "text";
    if (kind === "day") return formatDate(text, language);
    const amount = kind === "money" ? readTypedNumber(text) : null;
    if (amount?.ok) return formatPrice(Math.round(amount.value * MINOR), currency);
    const known = words[field] ?? (kind === "yesNo" ? yesNo : {});
    return Object.hasOwn(known, text) ? known[text]! : text;
  };
}

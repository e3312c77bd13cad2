import { feedCheckReportWords } from "#app/i18n/fr/feed-check-report.ts";
import { propertyWords } from "#app/i18n/fr/property.ts";
import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import type { Currency } from "#app/domain/currency.ts";
import { energyClasses } from "#app/domain/listing.ts";
import { formatArea } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { kindOf, readListingForm } from "#app/publish/form/listing-form.schema.ts";
import type { CheckedLine } from "./check-lines.server.ts";
import type { PreviewHome } from "./file-report.ts";

const words = feedCheckReportWords.french;

/** A home of a file as the page shows it; null for another line. Nothing is fetched. */
export function previewHome({ line, home, commune, outcome }: CheckedLine, currency: Currency): PreviewHome | null {
  if (!home) return null;
  const { values } = readListingForm(home.form, kindOf(home.form, { isAgency: true }));
  const area = values.type === "terrain" ? values.landArea : values.livingArea;
  const price = values.price === null ? null : formatPrice(values.price, currency);
  const facts = [
    values.type && propertyWords.french.propertyTypes[values.type],
    values.rooms ? words.rooms(values.rooms) : null,
    area ? formatArea(area) : null,
    words.photoCount(home.photos.length),
  ];
  const read = `${home.place.city} ${home.place.postalCode}`.trim();
  return {
    line,
    title: values.title ?? words.noTitle,
    place: commune ? unambiguousName(commune) : read || words.noPlace,
    price: price === null ? words.noPrice : values.transaction === "location" ? words.perMonth(price) : price,
    facts: facts.filter((fact) => fact !== null),
    energyClass: energyClasses.find((letter) => letter === values.energyClass) ?? null,
    outcome,
  };
}

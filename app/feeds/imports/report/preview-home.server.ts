import { energyClasses } from "#app/domain/listing.ts";
import { kindOf, readListingForm } from "#app/publish/form/listing-form.schema.ts";
import type { ForeseenHome, PreviewHome } from "../shown-import.ts";

/** A home as the preview shows it. Fetches no pictures. */
export function previewHome({ line, reference, home, commune, isComplete }: ForeseenHome): PreviewHome {
  const { values } = readListingForm(home.form, kindOf(home.form, { isAgency: true }));
  const { type, transaction, title, price, rooms } = values;
  return {
    line,
    reference,
    title,
    type,
    transaction,
    price,
    rooms,
    area: type === "terrain" ? values.landArea : values.livingArea,
    photoCount: home.photos.length,
    place: commune ?? `${home.place.city} ${home.place.postalCode}`.trim(),
    energyClass: energyClasses.find((letter) => letter === values.energyClass) ?? null,
    isComplete,
  };
}

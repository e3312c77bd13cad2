import { slugify } from "#app/domain/commune-name.ts";
import { applicableValues, detailFormAttributes, searchedFormAttributes } from "#app/domain/form-attributes.ts";
import type { SketchedListing } from "../form/check-listing.ts";
import type { PublishCommune } from "../form/publish-commune.ts";
import { knownPosition } from "../form/known-position.ts";

const PLOT_EXEMPTION = "terrain sans construction";

/** The columns of a listing that come from its form. `reference` makes the approximate position the same at each edit. */
export function listingColumns(values: SketchedListing, commune: PublishCommune, reference: string) {
  const { transaction, type: propertyType } = values;
  const isPlot = propertyType === "terrain";
  const exact =
    values.latitude !== null && values.longitude !== null
      ? { latitude: values.latitude, longitude: values.longitude }
      : null;
  const title = values.title ?? "";
  const description = values.description ?? "";
  return {
    listing: {
      slug: slugFor(values, commune),
      communeId: commune.id,
      transaction,
      propertyType,
      title,
      price: values.price,
      ...applicableValues(searchedFormAttributes, values),
      quartier: values.quartier,
      ...knownPosition({ exact, commune, reference }),
      showsExactPosition: values.showsExactPosition === true,
    },
    details: {
      description,
      address: values.address,
      ...applicableValues(detailFormAttributes, values),
      features: values.features ?? [],
      isCopropriete: isPlot || transaction === "location" ? null : values.isCopropriete === true,
      dpeStatus: isPlot ? ("non-soumis" as const) : (values.dpeStatus ?? ("en-cours" as const)),
      dpeExemptReason: isPlot
        ? PLOT_EXEMPTION
        : values.dpeStatus === "non-soumis"
          ? (values.dpeExemptReason ?? "")
          : null,
      dpeVersion: values.dpeStatus === "fait" ? ("2021" as const) : null,
      exactLatitude: exact?.latitude ?? null,
      exactLongitude: exact?.longitude ?? null,
    },
    rooms: (values.roomName ?? []).flatMap((name, row) =>
      name === null ? [] : [{ name, area: values.roomArea?.[row] ?? null }],
    ),
  };
}

/** `appartement-3-pieces-nantes`, `studio-nantes`, `terrain-640-m2-nantes`. */
function slugFor({ type, rooms, landArea }: SketchedListing, { slug }: PublishCommune): string {
  if (type === "terrain") return slugify(`terrain ${landArea === null ? "" : `${landArea} m2`} ${slug}`);
  if (rooms === 1 && type === "appartement") return `studio-${slug}`;
  return rooms ? `${type}-${rooms}-pieces-${slug}` : `${type}-${slug}`;
}

import { slugify } from "#app/domain/commune-name.ts";
import { detailAttributes, pickAttributes, searchedAttributes } from "#app/domain/listing-attributes.ts";
import type { SketchedListing } from "../form/check-listing.ts";
import type { PublishCommune } from "../form/publish-commune.ts";
import { knownPosition } from "../form/known-position.ts";

/** The columns of a listing that come from its form. */
export type ListingColumns = ReturnType<typeof listingColumns>;

const PLOT_EXEMPTION = "terrain sans construction";

/** `reference` keeps the approximate position the same at each edit. */
export function listingColumns(values: SketchedListing, commune: PublishCommune, reference: string) {
  const { transaction, type: propertyType } = values;
  const isPlot = propertyType === "terrain";
  const isDpeDone = values.dpeStatus === "fait";
  const hasSharedFees = values.feesPayer === "acquereur" || values.feesPayer === "partage";
  const isCopropriete = values.isCopropriete === true;
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
      ...pickAttributes(searchedAttributes, values),
      energyClass: isDpeDone ? values.energyClass : null,
      climateClass: isDpeDone ? values.climateClass : null,
      quartier: values.quartier,
      ...knownPosition({ exact, commune, reference }),
      showsExactPosition: values.showsExactPosition === true,
    },
    details: {
      description,
      address: values.address,
      ...pickAttributes(detailAttributes, values),
      kitchen: values.hasKitchen === false ? null : values.kitchen,
      features: values.features ?? [],
      charges: values.charges,
      chargesKind: values.charges ? values.chargesKind : null,
      deposit: values.deposit,
      rentBase: values.rentBase,
      rentReferenceMax: values.rentReferenceMax,
      rentSupplement: values.rentSupplement,
      tenantFees: values.tenantFees,
      inventoryFee: values.inventoryFee,
      feesPayer: values.feesPayer,
      feesPercent: hasSharedFees ? values.feesPercent : null,
      priceWithoutFees: hasSharedFees ? values.priceWithoutFees : null,
      feeScheduleUrl: values.feeScheduleUrl,
      isCopropriete: isPlot || transaction === "location" ? null : isCopropriete,
      coproprieteLots: isCopropriete ? values.coproprieteLots : null,
      coproprieteAnnualCharges: isCopropriete ? values.coproprieteAnnualCharges : null,
      coproprieteProcedure: isCopropriete ? values.coproprieteProcedure : null,
      dpeStatus: isPlot ? ("non-soumis" as const) : (values.dpeStatus ?? ("en-cours" as const)),
      dpeExemptReason: isPlot
        ? PLOT_EXEMPTION
        : values.dpeStatus === "non-soumis"
          ? (values.dpeExemptReason ?? "")
          : null,
      dpeDate: isDpeDone ? values.dpeDate : null,
      dpeVersion: isDpeDone ? ("2021" as const) : null,
      energyConsumption: isDpeDone ? values.energyConsumption : null,
      emissions: isDpeDone ? values.emissions : null,
      energyCostMin: isDpeDone ? values.energyCostMin : null,
      energyCostMax: isDpeDone ? values.energyCostMax : null,
      energyCostYear: isDpeDone ? values.energyCostYear : null,
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

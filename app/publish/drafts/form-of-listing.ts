import { attributeKeys, type AttributeValues, mapAttributes } from "#app/domain/listing-attributes.ts";
import type { DraftForm } from "../form/draft-form.ts";
import type { ListingToCopy } from "./copies.repository.server.ts";

const MINOR = 100;

/** The form that would publish a listing again, as its advertiser would type it. `commune` is an unambiguous name. */
export function formOfListing({ listing, details, rooms }: ListingToCopy, commune: string): DraftForm {
  const isExempt = details.dpeStatus === "non-soumis";
  const texts: Record<string, string | number | null> = {
    transaction: listing.transaction,
    type: listing.propertyType,
    commune,
    address: details.address,
    quartier: listing.quartier,
    latitude: degrees(details.exactLatitude),
    longitude: degrees(details.exactLongitude),
    showsExactPosition: yesNo(listing.showsExactPosition),
    ...attributeTexts({ ...details, ...listing }),
    bedrooms: listing.bedrooms ?? zeroFor(listing),
    bathrooms: listing.bathrooms ?? zeroFor(listing),
    kitchen: details.kitchen,
    price: amount(listing.price),
    feesPayer: details.feesPayer,
    feesPercent: decimal(details.feesPercent),
    priceWithoutFees: amount(details.priceWithoutFees),
    feeScheduleUrl: details.feeScheduleUrl,
    isCopropriete: yesNo(details.isCopropriete),
    coproprieteLots: details.coproprieteLots,
    coproprieteAnnualCharges: amount(details.coproprieteAnnualCharges),
    coproprieteProcedure: details.coproprieteProcedure,
    charges: amount(details.charges),
    chargesKind: details.chargesKind,
    deposit: amount(details.deposit),
    rentBase: amount(details.rentBase),
    rentReferenceMax: amount(details.rentReferenceMax),
    rentSupplement: amount(details.rentSupplement),
    tenantFees: amount(details.tenantFees),
    inventoryFee: amount(details.inventoryFee),
    dpeStatus: details.dpeStatus,
    energyClass: listing.energyClass,
    climateClass: listing.climateClass,
    energyConsumption: details.energyConsumption,
    emissions: details.emissions,
    energyCostMin: amount(details.energyCostMin),
    energyCostMax: amount(details.energyCostMax),
    energyCostYear: details.energyCostYear,
    dpeDate: details.dpeDate,
    dpeExemptReason: isExempt ? details.dpeExemptReason : null,
    title: listing.title,
    description: details.description,
  };
  const typed = Object.entries(texts).map(([field, value]) => [field, value === null ? "" : String(value)]);
  return {
    ...Object.fromEntries(typed),
    features: details.features,
    roomName: rooms.map(({ name }) => name),
    roomArea: rooms.map(({ area }) => decimal(area) ?? ""),
  };
}

const attributeTexts = (values: AttributeValues) =>
  mapAttributes(attributeKeys, (key, { kind }) => {
    const value = values[key];
    if (typeof value === "boolean") return yesNo(value);
    return kind === "area" && typeof value === "number" ? decimal(value) : value;
  });

const yesNo = (answer: boolean | null) => (answer === null ? null : answer ? "oui" : "non");
/** An amount in minor units as typed: « 285000 », « 670,50 ». */
const amount = (minor: number | null) =>
  minor === null ? null : minor % MINOR === 0 ? String(minor / MINOR) : (minor / MINOR).toFixed(2).replace(".", ",");
/** Areas are stored in single precision, which keeps two decimals. */
const decimal = (value: number | null) => (value === null ? null : String(Number(value.toFixed(2))).replace(".", ","));
const degrees = (value: number | null) => (value === null ? null : String(value));
/** For a home, zero means none: imported listings omit zeros. */
const zeroFor = ({ propertyType }: ListingToCopy["listing"]) => (propertyType === "terrain" ? null : 0);

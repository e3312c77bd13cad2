import { shownRole } from "#app/advertisers/advertiser.ts";
import { shownComforts } from "#app/domain/comforts.ts";
import { attributeKeys, pickAttributes } from "#app/domain/listing-attributes.ts";
import { type RentControl, type RentControlPeriod, rentControlOn } from "#app/domain/rent-control.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import { spaceTyped } from "#app/i18n/french-spacing.ts";
import type { ListingView } from "../../listing-view.ts";
import { newUntil } from "../../new-listing.ts";
import { pricePerMetre } from "../../prices/price-per-metre.ts";
import type { findListingPhotos, findListingRooms, ListingRecord } from "../listings.repository.server.ts";

type Rows = Omit<ListingRecord, "listing" | "advertiser"> & {
  advertiser: Omit<ListingRecord["advertiser"], "isSuspended">;
  listing: Omit<ListingRecord["listing"], "advertiserId">;
  rooms: Awaited<ReturnType<typeof findListingRooms>>;
  photos: Awaited<ReturnType<typeof findListingPhotos>>;
};

type Circumstances = {
  stage: ListingView["stage"];
  now: Date;
  rentControlPeriods: readonly RentControlPeriod[];
};

/** The public data of a listing: its address only with the advertiser's consent, rent control only while a law holds. */
export function presentListing(rows: Rows, { stage, now, rentControlPeriods }: Circumstances): ListingView {
  const { listing, details, commune, advertiser } = rows;
  const attributes = pickAttributes(attributeKeys, { ...details, ...listing });
  const publishedAt = listing.publishedAt ?? listing.updatedAt;
  return {
    reference: listing.reference,
    slug: listing.slug,
    title: spaceTyped(listing.title),
    description: spaceTyped(details.description),
    transaction: listing.transaction,
    propertyType: listing.propertyType,
    stage,
    isSample: listing.isSample,
    publishedOn: isoDay(publishedAt),
    newUntil: newUntil(publishedAt, now),
    updatedAt: listing.updatedAt.toISOString(),
    photos: rows.photos,
    rooms: rows.rooms,
    place: {
      communeName: commune.name,
      communeSlug: commune.slug,
      departmentName: commune.departmentName,
      departmentCode: commune.departmentCode,
      postalCode: commune.postalCodes[0] ?? "",
      quartier: listing.quartier,
      address: listing.showsExactPosition ? details.address : null,
      position: presentPosition(rows),
    },
    attributes,
    kitchen: details.kitchen,
    comforts: shownComforts(details.features, attributes),
    price: presentPrice(rows, rentControlOn(isoDay(now), commune, rentControlPeriods)),
    copropriete: details.isCopropriete
      ? {
          lots: details.coproprieteLots,
          annualCharges: details.coproprieteAnnualCharges,
          procedure: details.coproprieteProcedure,
        }
      : null,
    energy: {
      status: details.dpeStatus,
      exemptReason: details.dpeExemptReason,
      energyClass: listing.energyClass,
      climateClass: listing.climateClass,
      consumption: details.energyConsumption,
      emissions: details.emissions,
      costMin: details.energyCostMin,
      costMax: details.energyCostMax,
      costYear: details.energyCostYear,
      date: details.dpeDate,
    },
    agent: {
      slug: advertiser.slug,
      name: advertiser.agencyName ?? `${advertiser.firstName} ${advertiser.familyName}`,
      photoUrl: advertiser.photoUrl,
      photoAlt: advertiser.photoAlt,
      role: shownRole(advertiser.role, { isNamedAgency: advertiser.agencyName !== null }),
      description: advertiser.description,
      hasPhone: advertiser.hasPhone,
    },
  };
}

function presentPosition({
  listing: { publicLatitude, publicLongitude, showsExactPosition },
  details,
}: Rows): ListingView["place"]["position"] {
  if (publicLatitude === null || publicLongitude === null) return null;
  return {
    latitude: publicLatitude,
    longitude: publicLongitude,
    isExact: showsExactPosition && details.exactLatitude !== null,
  };
}

function presentPrice({ listing, details }: Rows, { state }: RentControl): ListingView["price"] {
  const isControlled = state !== "none";
  const area = listing.propertyType === "terrain" ? listing.landArea : listing.livingArea;
  return {
    amount: listing.price,
    previousAmount: listing.previousPrice,
    perSquareMetre:
      listing.transaction === "vente" ? pricePerMetre({ amount: listing.price, area, transaction: "vente" }) : null,
    charges: details.charges,
    chargesKind: details.chargesKind,
    deposit: details.deposit,
    rentBase: isControlled ? details.rentBase : null,
    rentReferenceMax: isControlled ? details.rentReferenceMax : null,
    rentSupplement: isControlled ? details.rentSupplement : null,
    tenantFees: details.tenantFees,
    inventoryFee: details.inventoryFee,
    feesPayer: details.feesPayer,
    feesPercent: details.feesPercent,
    withoutFees: details.priceWithoutFees,
    feeScheduleUrl: details.feeScheduleUrl,
  };
}

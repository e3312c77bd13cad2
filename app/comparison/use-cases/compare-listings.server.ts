import { isOnShowStage } from "#app/domain/listing-stage.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { type BudgetNeeds, listingBudget } from "#app/listings/budget/listing-budget.ts";
import type { ListingView } from "#app/listings/listing-view.ts";
import { findListing, findListingPhotos, type ListingRecord } from "#app/listings/page/listings.repository.server.ts";
import { presentListing } from "#app/listings/page/use-cases/present-listing.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { ComparedListing, Comparison } from "../comparison.ts";

export type ComparisonNeeds = Pick<Platform, "db" | "rentControlPeriods"> & BudgetNeeds;

/** Compares these listings, in their order; drafts are treated as unknown references. */
export async function compareListings(needs: ComparisonNeeds, references: string[]): Promise<Comparison> {
  const { db } = needs;
  const rows = await Promise.all(references.map((reference) => findListing(db, reference)));
  const compared = await Promise.all(rows.map((row) => (row ? showIfOnShow(needs, row) : null)));
  const gone = references.flatMap((reference, index) => {
    if (compared[index]) return [];
    const listing = rows[index]?.listing;
    return [{ reference, title: listing && listing.status !== "brouillon" ? listing.title : null }];
  });
  return { listings: compared.filter((listing) => listing !== null), gone };
}

async function showIfOnShow(needs: ComparisonNeeds, row: ListingRecord): Promise<ComparedListing | null> {
  const { stage } = row.listing;
  if (!isOnShowStage(stage)) return null;
  const photos = await findListingPhotos(needs.db, row.listing.id);
  const rentControlPeriods = await needs.rentControlPeriods();
  const listing = presentListing({ ...row, rooms: [], photos }, { stage, now: needs.clock(), rentControlPeriods });
  return { ...chooseColumns(listing), budget: await listingBudget(listing, needs) };
}

const columns = [
  "reference",
  "title",
  "newUntil",
  "stage",
  "transaction",
  "propertyType",
  "publishedOn",
  "attributes",
  "kitchen",
  "comforts",
  "price",
  "copropriete",
] as const satisfies (keyof ListingView & keyof ComparedListing)[];

function chooseColumns(listing: ListingView): Omit<ComparedListing, "budget"> {
  const { place, energy, agent, photos, price } = listing;
  return {
    // Each column once, with its own value.
    ...(Object.fromEntries(columns.map((name) => [name, listing[name]])) as Pick<
      ListingView,
      (typeof columns)[number]
    >),
    href: listingHref(listing),
    previousPrice: price.previousAmount,
    cover: photos[0] ?? null,
    communeName: place.communeName,
    departmentCode: place.departmentCode,
    energy: { status: energy.status, energyClass: energy.energyClass, climateClass: energy.climateClass },
    agent: { slug: agent.slug, name: agent.name },
  };
}

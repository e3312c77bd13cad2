import { resolveCommune } from "#app/communes/name-communes.server.ts";
import type { RentControlPeriod } from "#app/domain/rent-control.ts";
import { propertyTypes } from "#app/domain/listing.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import { type CheckedListing, checkedListing, checkListingForm } from "#app/publish/form/check-listing.ts";
import { type DraftForm, textIn } from "#app/publish/form/draft-form.ts";
import type { ListingField } from "#app/publish/form/listing-fields.ts";
import type { ListingProblem } from "#app/publish/form/listing-problem.ts";
import { findPublishCommune } from "#app/publish/form/places.repository.server.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import type { Connection } from "#db/client.ts";
import { earlierRanks, type RankName } from "../../poliris/ranks.ts";
import type { FeedHome } from "../import.ts";

/**
 * The commune that the line names, by its postal code first. The code of a « Cedex » belongs to a post office, not to a commune: then
 * the department is used.
 */
export async function findCommuneOf(
  tx: Connection,
  { place }: Pick<FeedHome, "place">,
): Promise<PublishCommune | null> {
  const city = place.city.replace(/ cedex( \d+)?$/i, "");
  const code = city === place.city ? place.postalCode : place.postalCode.slice(0, 2);
  const found = await resolveCommune(tx, `${city} ${code}`);
  return found && findPublishCommune(tx, found.id);
}

/** Fields that the portal's form requires and no law does: software often leaves them out. */
const requiredByPortal: readonly ListingField[] = ["hasKitchen", "bedrooms", "bathrooms", "dpeExemptReason"];

/** Whether a missing field is only a warning: the format has no column for the Carrez area, which the law requires in the deed. */
const isTolerated = ({ code, field }: ListingProblem): boolean =>
  code === "carrezRequired" || (code === "required" && requiredByPortal.includes(field));

/** Optional fields by problem: where they contradict others, the home is shown without them. */
const dropped: Partial<Record<ListingProblem["code"], readonly ListingField[]>> = {
  positionFar: ["latitude", "longitude"],
  positionHalf: ["latitude", "longitude"],
  floorAboveTop: ["floorCount"],
  moreBedroomsThanRooms: ["bedrooms"],
  builtTooLate: ["yearBuilt"],
};

export type Law = { now: Date; rentControlPeriods: readonly RentControlPeriod[] };
type HomeProblem = ListingProblem & { isError: boolean; rank?: RankName | null };
export type CheckedHome = { form: DraftForm; listing: CheckedListing | null; problems: HomeProblem[] };

/**
 * Checks a home. `form` has a title and lacks the `dropped` fields; `listing` is the home as the portal would show it, null where it
 * must not be shown.
 */
export function checkHome(
  { form: read, hasEarlierFees }: Pick<FeedHome, "form" | "hasEarlierFees">,
  commune: PublishCommune | null,
  law: Law,
): CheckedHome {
  const titled = withTitle(read, commune);
  const first = checkForm(titled, commune, law);
  const unwanted = first.problems.flatMap(({ code }) => dropped[code] ?? []);
  const form = { ...titled, ...Object.fromEntries(unwanted.map((field) => [field, ""])) };
  const check = unwanted.length === 0 ? first : checkForm(form, commune, law);
  const errors = check.problems.filter((problem) => !isTolerated(problem));
  const warned = first.problems.filter(({ code }) => dropped[code]);
  const problems = [
    ...check.problems.map((problem) => {
      const rank = hasEarlierFees ? earlierRanks[problem.field] : undefined;
      return { ...problem, isError: errors.includes(problem), ...(rank === undefined ? {} : { rank }) };
    }),
    ...warned.map((problem) => ({ ...problem, isError: false })),
    ...(textIn(read, "title") === "" ? [{ field: "title", code: "required", isError: false } as const] : []),
  ];
  return { form, listing: checkedListing({ ...check, problems: errors }), problems };
}

const checkForm = (form: DraftForm, commune: PublishCommune | null, { now, rentControlPeriods }: Law) =>
  checkListingForm(form, { isAgency: true, commune, today: isoDay(now), rentControlPeriods });

/** « Appartement 3 pièces, Nantes », for a home without a title. */
function withTitle(form: DraftForm, commune: PublishCommune | null): DraftForm {
  const type = propertyTypes.find((one) => one === textIn(form, "type"));
  if (textIn(form, "title") !== "" || !type || !commune) return form;
  const rooms = Number(textIn(form, "rooms"));
  const size = rooms > 0 ? ` ${rooms} ${rooms > 1 ? "pièces" : "pièce"}` : "";
  return { ...form, title: `${propertyWords.french.propertyTypes[type]}${size}, ${commune.name}`.slice(0, 100) };
}

import { resolveCommune } from "#app/communes/name-communes.server.ts";
import type { RentControlPeriod } from "#app/domain/rent-control.ts";
import { propertyTypes } from "#app/domain/listing.ts";
import { propertyWords } from "#app/i18n/fr/property.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import { type CheckedListing, checkedListing, checkListingForm } from "#app/publish/form/check-listing.ts";
import { type DraftForm, textIn } from "#app/publish/form/draft-form.ts";
import type { ListingField } from "#app/publish/form/listing-fields.ts";
import type { ListingProblem } from "#app/publish/form/listing-problem.ts";
import { findPublishCommune } from "#app/publish/form/places.repository.server.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import type { Connection } from "#db/client.ts";
import { earlierRanks, type RankName } from "../poliris/ranks.ts";
import type { FeedHome } from "./import.ts";

/**
 * The commune that the line names, by its postal code first. « Cedex » is a post office, whose code is no commune's: the department
 * tells which.
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

/** What the portal's form asks for and no law does: software often leaves it out. */
const askedByPortal: readonly ListingField[] = ["hasKitchen", "bedrooms", "bathrooms", "dpeExemptReason"];

/** What is asked for, and not required: the format has no rank for the Carrez area, which the law wants in the deed. */
const isTolerated = ({ code, field }: ListingProblem): boolean =>
  code === "carrezRequired" || (code === "required" && askedByPortal.includes(field));

/** Values that the home can do without: where they contradict others, it is shown without them. */
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
 * A home as the portal would show it, and all that is wrong with it. `form` is without what it can do without, and has a title;
 * `listing` is null where it must not be shown.
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

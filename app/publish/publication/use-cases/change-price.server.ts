import type { Person } from "#app/account/actor.ts";
import { lockActor } from "#app/account/members.repository.server.ts";
import { may, reachOf } from "#app/account/policy.ts";
import type { PossibleEvent } from "#app/domain/alert.ts";
import { isOnShow, type Transaction } from "#app/domain/listing.ts";
import type { RentControlPeriod } from "#app/domain/rent-control.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import { lockListing, type LockedListing } from "#app/listings/life/life.repository.server.ts";
import { hasNotices } from "#app/listings/life/listing-events.repository.server.ts";
import { changePriceAlone, consequencesOf } from "#app/listings/life/life.server.ts";
import type { PriceFigures } from "#app/listings/life/price-change.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { findOpenRequestIds } from "#app/requests/requests.repository.server.ts";
import { notifyPriceChange } from "#app/requests/use-cases/notify-price-change.server.ts";
import type { Connection } from "#db/client.ts";
import {
  findListingToCopy,
  type ListingToCopy,
  lockChanges,
  replaceDraftFields,
} from "../../drafts/copies.repository.server.ts";
import { formOfListing } from "../../drafts/form-of-listing.ts";
import { checkedListing, checkListingForm, type ListingCheck } from "../../form/check-listing.ts";
import { readPrice } from "../../form/listing-form.schema.ts";
import { findPublishCommune } from "../../form/places.repository.server.ts";
import { followingFigures } from "../following-figures.ts";
import type { PricePlan, PriceRefusal } from "../price-plan.ts";
import { unchangedFigures } from "../unchanged-figures.ts";
import { unusualPrice } from "../unusual-price.ts";

type Needs = Pick<Platform, "db" | "env" | "jobs" | "clock" | "rentControlPeriods">;

export type NewPrice = {
  actor: Person;
  reference: string;
  /** The price as typed. */
  typed: string;
  /** `fingerprint` of the plan that the author has confirmed; null before a confirmation. */
  confirmed: string | null;
};

export type ChangedPrice =
  | { ok: true; title: string; transaction: Transaction; price: number }
  | ({ ok: false } & PriceRefusal)
  | { ok: false; code: "unknown" }
  /** `event`: the event to mail, null for none. `isOutdated`: the author has confirmed a plan that is no longer true. */
  | { ok: false; code: "confirm"; plan: PricePlan; event: PossibleEvent | null; isOutdated: boolean };

/**
 * Changes the price of a listing on show once its author has confirmed the consequences. The listing must pass all rules of the
 * form. The draft that edits the listing takes the new price too, unless the draft has another price.
 */
export async function changePrice(
  needs: Needs,
  { actor, reference, typed, confirmed }: NewPrice,
): Promise<ChangedPrice> {
  if (!reachOf(actor, "listing.write")) return { ok: false, code: "not_allowed" };
  const rentControlPeriods = await needs.rentControlPeriods();
  return needs.db.transaction(async (tx): Promise<ChangedPrice> => {
    const member = await lockActor(tx, actor, "listing.write");
    const found = await findListingToCopy(tx, reference);
    if (!member || !found || !may(member, "listing.write", found.listing)) return { ok: false, code: "unknown" };
    // Lock the draft first, as a publication does.
    const draft = await lockChanges(tx, found.listing.id);
    const before = await lockListing(tx, found.listing.id);
    const row = before && (await findListingToCopy(tx, reference));
    if (!row) return { ok: false, code: "unknown" };
    if (!isOnShow(before.status)) return { ok: false, code: "not_on_show" };
    const read = readPrice(typed);
    if (!read.ok) return { ok: false, code: "no_price", problem: read.code };
    const { price } = read;
    const { title, transaction } = row.listing;
    // After a double click the price is stored already.
    if (price === before.price)
      return confirmed ? { ok: true, title, transaction, price } : { ok: false, code: "same" };

    const now = needs.clock();
    const figures = followingFigures(row, price);
    const after = { listing: { ...row.listing, price }, details: { ...row.details, ...figures } };
    const check = await checkListing(tx, { actor: member, row: { ...row, ...after }, now, rentControlPeriods });
    if (!checkedListing(check)) return { ok: false, code: "by_form", problems: check.problems };
    const { plan, event } = planPrice({ before, row, price, figures, check, now });
    if (confirmed !== plan.fingerprint) {
      const threads = (await findOpenRequestIds(tx, before.id)).length;
      return { ok: false, code: "confirm", plan: { ...plan, threads }, event, isOutdated: confirmed !== null };
    }
    if (!(await spend(tx, ["publications", { account: member.account.id }]))) return { ok: false, code: "too_many" };
    if (draft) await replaceDraftFields(tx, draft.id, unchangedFigures(draft.form, row, after));
    await notifyPriceChange(needs, tx, { listingId: before.id, before, after: { transaction, price } });
    await changePriceAlone(needs, tx, member, { before, price, figures, now });
    return { ok: true, title, transaction, price };
  });
}

type Checking = { actor: Person; row: ListingToCopy; now: Date; rentControlPeriods: readonly RentControlPeriod[] };

/** The form's check of a stored listing. */
async function checkListing(tx: Connection, { actor, row, now, rentControlPeriods }: Checking): Promise<ListingCheck> {
  return checkListingForm(formOfListing(row, row.commune.slug), {
    isAgency: actor.account.userType === "agence",
    commune: await findPublishCommune(tx, row.commune.id),
    today: isoDay(now),
    rentControlPeriods,
  });
}

type Planning = {
  before: LockedListing;
  row: ListingToCopy;
  price: number;
  figures: PriceFigures;
  check: ListingCheck;
  now: Date;
};

function planPrice({ before, row, price, figures, check, now }: Planning) {
  const { id: listingId, transaction, advertiserId } = before;
  const { changed, event } = consequencesOf(before, { ...before, price }, now);
  const { kind, drop } = changed;
  const plan: Omit<PricePlan, "threads"> = {
    title: row.listing.title,
    transaction,
    from: before.price,
    to: price,
    kind,
    endsDrop: before.previousPrice !== null && drop.previousPrice === null,
    figures,
    feesPercent: row.details.feesPercent,
    unusual: unusualPrice(before, { transaction, price }),
    isUnlikely: check.advice.some(({ code }) => code === "unlikelyPrice"),
    fingerprint: JSON.stringify([before.price, price, kind, figures]),
  };
  const possible: PossibleEvent | null = hasNotices(event.kind)
    ? { listingId, advertiserId, kind: event.kind, price, priceChangedAt: drop.priceChangedAt }
    : null;
  return { plan, event: possible };
}

import { countPeopleToNotify, type PeopleToNotify } from "#app/alerts/use-cases/count-people-to-notify.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { PricePlan } from "#app/publish/publication/price-plan.ts";
import {
  type ChangedPrice,
  changePrice,
  type NewPrice,
} from "#app/publish/publication/use-cases/change-price.server.ts";

type Confirmation = { ok: false; code: "confirm"; plan: PricePlan; people: PeopleToNotify | null; isOutdated: boolean };

/** Changes the price of a listing; before the confirmation, counts the people who would be notified. */
export async function changeListingPrice(
  needs: Pick<Platform, "db" | "env" | "jobs" | "clock" | "rentControlPeriods">,
  newPrice: NewPrice,
): Promise<Exclude<ChangedPrice, { code: "confirm" }> | Confirmation> {
  const changed = await changePrice(needs, newPrice);
  if (changed.ok || changed.code !== "confirm") return changed;
  const { event, ...confirmation } = changed;
  return { ...confirmation, people: event && (await countPeopleToNotify(needs, event)) };
}

import type { SampleAdvertiser } from "./advertisers.ts";
import type { Place } from "./places.ts";
import { type Random, randomFor } from "./random.ts";

/** The advertiser of a listing: an existing one, or the next new one. */
type Assignment = { number: number; role: SampleAdvertiser["role"]; isNew: boolean };

const OWNERS_PART = 0.1;
const SECOND_LISTING = 0.3;
/** Average number of listings of an agency. */
const AGENCY_SIZE = 14;

/**
 * Assigns each listing, in order, a local advertiser: owners have one or two homes in one commune, agencies several in their city or
 * department. Listing `n` does not depend on the number of later listings.
 */
export function advertiserAssigner(seed: number): (listing: { number: number; place: Place }) => Assignment {
  const ownersWithOne = new Map<number, number>();
  const agencies = new Map<string, { numbers: number[]; listings: number }>();
  let made = 0;

  function assignOwner(random: Random, place: Place): Assignment {
    const neighbour = ownersWithOne.get(place.communeId);
    if (neighbour !== undefined && random.chance(SECOND_LISTING)) {
      ownersWithOne.delete(place.communeId);
      return { number: neighbour, role: "proprietaire", isNew: false };
    }
    ownersWithOne.set(place.communeId, made);
    return { number: made++, role: "proprietaire", isNew: true };
  }

  function assignAgency(random: Random, place: Place): Assignment {
    const area = place.isCity ? place.slug.replace(/-\d+er?$/, "") : place.departmentCode;
    const there = agencies.get(area) ?? { numbers: [], listings: 0 };
    agencies.set(area, there);
    there.listings += 1;
    if (there.listings > there.numbers.length * AGENCY_SIZE) {
      there.numbers.push(made);
      return { number: made++, role: "agent-commissionnaire", isNew: true };
    }
    return { number: random.pick(there.numbers), role: "agent-commissionnaire", isNew: false };
  }

  return ({ number, place }) => {
    const random = randomFor(seed + 2, number);
    return random.chance(OWNERS_PART) ? assignOwner(random, place) : assignAgency(random, place);
  };
}

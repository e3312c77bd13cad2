import type { Entry } from "#app/communes/place-index.ts";
import type { SentencePlace } from "./choose-places.ts";
import { isTerritory } from "./place-names.ts";
import { isFree, type Slot } from "./slots.ts";

const MOST_LINKS = 3;
const link = /^(a|au|aux|,|en|sur|dans|le|la|les|l|de|du|d)$/;

/** Merges « Saint-Denis, La Réunion » or « Nantes en Loire-Atlantique » to one place: the town of that name in the territory. */
export function withinTerritories(chosen: SentencePlace[], slots: Slot[]): SentencePlace[] {
  const dropped = new Set<SentencePlace>();
  const narrowed = new Map<SentencePlace, SentencePlace>();
  for (const territory of chosen.filter(({ entry }) => isTerritory(entry))) {
    const town = townBefore(territory, chosen, slots) ?? townAfter(territory, chosen, slots);
    const entry = town?.named?.entries.find((each) => isIn(each, territory.entry));
    if (!town || !entry) continue;
    dropped.add(territory);
    narrowed.set(town, { entry, typed: null });
  }
  return chosen.filter((each) => !dropped.has(each)).map((each) => narrowed.get(each) ?? each);
}

function townBefore({ named }: SentencePlace, chosen: SentencePlace[], slots: Slot[]): SentencePlace | undefined {
  if (!named) return undefined;
  let before = named.start - 1;
  while (named.start - before <= MOST_LINKS && isFree(slots[before]) && link.test(slots[before]!.token.plain)) before--;
  return townAt(slots[before], chosen);
}

/** « Pays basque, Biarritz ». */
function townAfter({ named }: SentencePlace, chosen: SentencePlace[], slots: Slot[]): SentencePlace | undefined {
  if (!named) return undefined;
  let end = named.start;
  while (slots[end]?.use === "place" && slots[end]!.group === named.start + 1) end++;
  let next = end;
  while (next - end <= MOST_LINKS && isFree(slots[next]) && link.test(slots[next]!.token.plain)) next++;
  return townAt(slots[next], chosen);
}

// The group of a place is the position of its first word, from 1.
const townAt = (slot: Slot | undefined, chosen: SentencePlace[]): SentencePlace | undefined =>
  slot?.use === "place"
    ? chosen.find((other) => other.named?.start === slot.group - 1 && !isTerritory(other.entry))
    : undefined;

export const isIn = ({ place, code }: Entry, { members }: Entry): boolean =>
  place.kind === "commune" &&
  members !== undefined &&
  (members.departments.includes(code) || members.communeIds.includes(place.commune.id));

import type { Connection } from "#db/client.ts";
import { loadPlaces } from "../loaded-places.server.ts";
import { type Match, matchPlaces } from "../match-places.ts";
import { type Place, territoryWithCode } from "../place.ts";
import { countPlaces, findQuartiers, type Quartier } from "../place-counts.repository.server.ts";
import { membersOf, type PlaceIndex, type RegionMembers } from "../place-index.ts";
import type { PlaceSuggestion } from "../place-suggestion.ts";
import { readPlaceText } from "../place-text.ts";

const MOST = 8;
const MOST_QUARTIERS = 3;
/** Least letters of a text to search among quartiers: shorter texts match too many. */
const LEAST_OF_QUARTIER = 3;

/**
 * Places of every kind that a text may name, with their listings on show: exact names first, then the likeliest places; largest
 * first within each.
 */
export async function suggestPlaces({ db }: { db: Connection }, text: string): Promise<PlaceSuggestion[]> {
  const index = await loadPlaces(db);
  const typed = readPlaceText(text);
  const isLong = typed.kind === "name" && typed.code === null && typed.name.length >= LEAST_OF_QUARTIER;
  const territory = typed.kind === "code" ? territoryWithCode(typed.code) : null;
  const matches = matchPlaces(index, text, { limit: MOST });
  const isExact = (match: Match) => match.way === "exact";
  const named = [...(territory ? [territory] : []), ...matches.filter(isExact).map(placeOf)];
  const unnamed = matches.filter((match) => !isExact(match)).map(placeOf);
  const [places, quartiers] = await Promise.all([
    withCounts(db, index, [...named, ...unnamed].slice(0, MOST)),
    isLong ? findQuartiers(db, typed.name, MOST_QUARTIERS) : [],
  ]);
  const suggested = (isNamedSo: boolean) =>
    quartiers.filter((quartier) => quartier.isNamedSo === isNamedSo).map(suggestQuartier);
  const others = places.slice(named.length, Math.max(named.length, MOST - quartiers.length));
  return [
    ...places.slice(0, named.length),
    ...suggested(true),
    ...others.filter(({ count }) => count > 0),
    // A quartier with listings comes before villages without any.
    ...suggested(false),
    ...others.filter(({ count }) => count === 0),
  ].slice(0, MOST);
}

const placeOf = ({ entry }: Match): Place => entry.place;

/** These places with their listings on show, by one query. */
export async function withCounts(db: Connection, index: PlaceIndex, places: Place[]): Promise<PlaceSuggestion[]> {
  const membersOfPlace = (place: Place): RegionMembers => {
    if (place.kind === "region") return membersOf(index, [place.region.slug]);
    if (place.kind === "department") return { departments: [place.department.code], communeIds: [] };
    return { departments: [], communeIds: [place.commune.id, ...(index.parts.get(place.commune.id) ?? [])] };
  };
  const members = places.map(membersOfPlace);
  const counts = await countPlaces(db, {
    communeIds: members.flatMap(({ communeIds }) => communeIds),
    departments: members.flatMap(({ departments }) => departments),
  });
  const sum = <Key>(kept: Map<Key, number>, keys: Key[]) =>
    keys.reduce((total, key) => total + (kept.get(key) ?? 0), 0);
  return places.map((place, nth) => ({
    ...suggest(place),
    count: sum(counts.communes, members[nth]!.communeIds) + sum(counts.departments, members[nth]!.departments),
  }));
}

const COLLECTIVITIES = /^(975|977|978|98\d)$/;

function suggest(place: Place): Omit<PlaceSuggestion, "count"> {
  switch (place.kind) {
    case "commune": {
      const { name, slug, postalCode } = place.commune;
      const kind = place.isArrondissement ? "arrondissement" : "commune";
      return { kind, name, detail: postalCode || null, values: [["commune", slug]] };
    }
    case "department": {
      const { code, name } = place.department;
      const kind = COLLECTIVITIES.test(code) ? "collectivity" : "department";
      return { kind, name, detail: code, values: [["departement", code]] };
    }
    case "region":
      return { kind: "region", name: place.region.name, detail: null, values: [["region", place.region.slug]] };
  }
}

const suggestQuartier = ({ name, city, count }: Quartier): PlaceSuggestion => ({
  kind: "quartier",
  name,
  detail: city.name,
  count,
  values: [
    ["commune", city.slug],
    ["quartier", name],
  ],
});

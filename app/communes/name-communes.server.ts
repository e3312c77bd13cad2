import type { Connection } from "#db/client.ts";
import type { Commune } from "./commune.ts";
import { findCommunesBySlugs } from "./communes.repository.server.ts";
import { loadPlaces } from "./loaded-places.server.ts";
import { matchPlaces } from "./match-places.ts";
import { meanPlace } from "./mean-place.ts";
import type { Place } from "./place.ts";
import type { Entry } from "./place-index.ts";

const communesOnly = { accepts: ({ place }: Entry) => place.kind === "commune" };

/** Communes that a text may mean, the likeliest first: by name, however misspelt, or by postal code. */
export async function suggestCommunes(db: Connection, text: string, limit: number): Promise<Commune[]> {
  const index = await loadPlaces(db);
  return matchPlaces(index, text, { limit, ...communesOnly }).map(({ entry: { place } }) => communeOf(place));
}

/** The commune that a text names: by slug, by name, or else the likeliest; null when none is likely. */
export async function resolveCommune(db: Connection, text: string): Promise<Commune | null> {
  const slug = text.trim().toLowerCase();
  const [known] = /^[a-z0-9-]{1,80}$/.test(slug) ? await findCommunesBySlugs(db, [slug]) : [];
  if (known) return known;
  const index = await loadPlaces(db);
  const [named] = matchPlaces(index, text, { limit: 1, ...communesOnly });
  if (named?.way === "exact") return communeOf(named.entry.place);
  const meaning = meanPlace(index, text, communesOnly);
  return meaning.kind === "unknown" ? null : communeOf(meaning.place);
}

const communeOf = (place: Place): Commune => (place as Extract<Place, { kind: "commune" }>).commune; // no other is accepted

import type { Logger } from "pino";
import { z } from "zod";
import type { Environment } from "./env.ts";

/** `cityCode` is the Insee code of the commune to search in, or of the result's commune. */
export type GeocodedAddress =
  | {
      ok: true;
      latitude: number;
      longitude: number;
      cityCode: string;
      /** Whether the position is of a house; otherwise it is of the street. */
      isHouse: boolean;
    }
  | { ok: false; code: "not_found" | "unavailable" };

export type Geocoder = {
  /** The service that receives advertisers' addresses. */
  host: string;
  find(query: { address: string; cityCode: string }): Promise<GeocodedAddress>;
};

/** Timeout of a request: short, since an advertiser waits for the answer. */
const TIMEOUT_MS = 2_000;
/** Minimum score (0 to 1): a result below it may be another street of the same town. */
const LEAST_SCORE = 0.5;
/** Shortest and longest text that the service accepts. */
const [SHORTEST, LONGEST] = [3, 200];

const answerSchema = z.object({
  features: z.array(
    z.object({
      // GeoJSON: longitude first.
      geometry: z.object({
        coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
      }),
      properties: z.object({ citycode: z.string(), type: z.string(), score: z.number() }),
    }),
  ),
});

/** The IGN's Géoplateforme, or a service with the same GeoJSON; null where the operator disabled it. */
export function createGeocoder({ env, log }: { env: Pick<Environment, "GEOCODER_URL">; log: Logger }): Geocoder | null {
  const { GEOCODER_URL } = env;
  if (GEOCODER_URL === "none") return null;
  return {
    host: new URL(GEOCODER_URL).hostname,
    async find({ address, cityCode }) {
      if (address.length < SHORTEST) return { ok: false, code: "not_found" };
      try {
        const answer = await fetch(questionFor(GEOCODER_URL, { address, cityCode }), {
          headers: { Accept: "application/json" },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        return read(answerSchema.parse(await answer.json()));
      } catch (error) {
        // The log leaves the advertiser's address out.
        log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "the geocoder did not answer");
        return { ok: false, code: "unavailable" };
      }
    },
  };
}

function questionFor(service: string, { address, cityCode }: { address: string; cityCode: string }): URL {
  const url = new URL(service);
  const question = {
    q: address.slice(0, LONGEST),
    citycode: cityCode,
    index: "address",
    autocomplete: "0",
    limit: "1",
  };
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value);
  return url;
}

function read({ features: [best] }: z.infer<typeof answerSchema>): GeocodedAddress {
  // The service returns a municipality when it does not find the street.
  if (!best || best.properties.score < LEAST_SCORE || best.properties.type === "municipality")
    return { ok: false, code: "not_found" };
  const [longitude, latitude] = best.geometry.coordinates;
  return {
    ok: true,
    latitude,
    longitude,
    cityCode: best.properties.citycode,
    isHouse: best.properties.type === "housenumber",
  };
}

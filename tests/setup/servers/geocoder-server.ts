import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type GeocoderServer = {
  url: string;
  /** The requests that it received, oldest first. */
  questions: URLSearchParams[];
  stop(): Promise<void>;
};

type Known = { longitude: number; latitude: number; citycode: string; type: string; score: number };

const known: Record<string, Known> = {
  "8 rue Crébillon": { longitude: -1.56012, latitude: 47.21331, citycode: "44109", type: "housenumber", score: 0.97 },
  "rue Crébillon": { longitude: -1.5605, latitude: 47.2131, citycode: "44109", type: "street", score: 0.93 },
  "1 rue d’ailleurs": { longitude: 2.35, latitude: 48.85, citycode: "75104", type: "housenumber", score: 0.9 },
  "rue à peu près": { longitude: -1.55, latitude: 47.2, citycode: "44109", type: "street", score: 0.3 },
  "impasse inconnue": { longitude: -1.5536, latitude: 47.2184, citycode: "44109", type: "municipality", score: 0.8 },
};

/** Replaces the IGN's geocoder: answers in its format, and fails as it may fail. */
export async function startGeocoder(): Promise<GeocoderServer> {
  const questions: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? "/", "http://localhost").searchParams;
    questions.push(asked);
    const address = asked.get("q") ?? "";
    if (address === "rue du silence") return;
    if (address === "rue de la panne") return response.writeHead(503).end();
    const body =
      address === "rue du charabia" ? '{"features":[{"geometry":null}]}' : JSON.stringify(collection(known[address]));
    response.writeHead(200, { "Content-Type": "application/json" }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocodage/search`,
    questions,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function collection(found: Known | undefined) {
  const features = found
    ? [
        {
          type: "Feature",
          geometry: { type: "Point", coordinates: [found.longitude, found.latitude] },
          properties: { label: "…", citycode: found.citycode, type: found.type, score: found.score, _type: "address" },
        },
      ]
    : [];
  return { type: "FeatureCollection", features };
}

import { randomUUID } from "node:crypto";
import type { ImportState } from "#app/domain/import-state.ts";
import type { HomeOutlook } from "#app/feeds/imports/import.ts";
import type { Database } from "#db/client.ts";
import { feeds, feedSources, importLines, imports } from "#db/schema/feeds.ts";
import { flatForm } from "./drafts.ts";
import { uniqueLetters } from "./unique.ts";

type Line = Partial<typeof importLines.$inferInsert>;
type ImportOverrides = Partial<typeof imports.$inferInsert> & {
  state?: ImportState;
  isAccepted?: boolean;
  lines?: Line[];
};

const cities: [city: string, latitude: number, longitude: number][] = [
  ["Nantes", 47.218, -1.553],
  ["Rezé", 47.19, -1.568],
  ["Saint-Herblain", 47.212, -1.65],
  ["Orvault", 47.271, -1.622],
  ["Vertou", 47.169, -1.47],
];

/** A home of a file as `readStock` stores it; every fourth one lacks its DPE. */
export function foreseenLine(number: number): Line {
  const [city, latitude, longitude] = cities[number % cities.length]!;
  const isComplete = number % 4 !== 0;
  const outlook: HomeOutlook = {
    isComplete,
    commune: city,
    problems: isComplete ? [] : [{ field: "energyClass", code: "required", isError: true }],
    latitude: latitude + (number % 7) * 0.004,
    longitude: longitude + (number % 5) * 0.005,
  };
  const form = flatForm({ price: String(180_000 + number * 5_000) });
  const photos = Array.from({ length: Math.min(10, number % 12) }, (_, at) => ({
    source: `${at}.jpg`,
    mark: "",
    title: "",
  }));
  const home = { form, place: { postalCode: "44000", city }, photos, photoCount: number % 12 };
  return { line: number, reference: `V${1_000 + number}`, key: `k-${number}`, kind: "home", home, outlook };
}

/** A file of an organisation, of a feed of its own, in any state; returns their ids. */
export async function createImport(
  db: Database,
  { advertiserId, isAccepted = false, lines = [], ...overrides }: ImportOverrides & { advertiserId: number },
): Promise<{ importId: number; feedId: number }> {
  await db.insert(feedSources).values({ advertiserId, kind: "upload" }).onConflictDoNothing();
  const [source] = (await db.select().from(feedSources)).filter((one) => one.advertiserId === advertiserId);
  const [feed] = await db
    .insert(feeds)
    .values({
      sourceId: source!.id,
      agency: `AG-${uniqueLetters()}`,
      advertiserId,
      acceptedAt: isAccepted ? new Date() : null,
    })
    .returning();
  const [made] = await db
    .insert(imports)
    .values({
      sourceId: source!.id,
      feedId: feed!.id,
      state: "preview",
      fileKey: randomUUID(),
      fileName: "logiciel_AG35012.zip",
      sha256: "",
      bytes: 4_512_345,
      version: "4.12",
      software: "Logiciel / 3.2",
      facts: { lines: lines.length, pictures: 0 },
      ...overrides,
    })
    .returning();
  const importId = made!.id;
  const { agency } = feed!;
  if (lines.length > 0)
    await db
      .insert(importLines)
      .values(lines.map((line) => ({ agency, key: "", reference: "", kind: "home" as const, ...line, importId })));
  return { importId, feedId: feed!.id };
}

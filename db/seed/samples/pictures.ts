import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStorage } from "#app/platform/media-storage.server.ts";
import type { Database } from "#db/client.ts";
import type { Home } from "./home.ts";
import type { Random } from "./random.ts";

export type PictureManifest = {
  sets: { id: string; propertyType: string; style: string; pictures: { file: string; kind: string; alt: string }[] }[];
};

export type SamplePicture = { mediaId: number; kind: string; alt: string };
export type PictureDraw = (random: Random, home: Home) => SamplePicture[];
type PictureSet = { propertyType: string; style: string; pictures: SamplePicture[] };

const defaultFolder = join(import.meta.dirname, "..", "..", "..", "assets", "pictures");
/** Pictures per listing (specification, section 9). */
const MOST = 10;

/** Stores the sample pictures, each once, and tells which ones show a home: all of one set, so that all show one place. */
export async function storeSamplePictures(needs: { db: Database; media: MediaStorage }, folder = defaultFolder): Promise<PictureDraw> {
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as PictureManifest;
  const sets: PictureSet[] = [];
  for (const { propertyType, style, pictures } of manifest.sets) {
    const stored: SamplePicture[] = [];
    for (const { file, kind, alt } of pictures) stored.push({ mediaId: await storePicture(needs, join(folder, file)), kind, alt });
    if (stored.length > 0) sets.push({ propertyType, style, pictures: stored });
  }
  return (random, home) => drawPictures(random, home, sets);
}

async function storePicture({ db, media }: { db: Database; media: MediaStorage }, path: string): Promise<number> {
  const { sha256, format, width, height, bytes, placeholder } = await media.save(await readFile(path));
  const { rows } = await db.$client.query<{ id: number }>(
    `insert into media (sha256, format, width, height, bytes, placeholder) values ($1, $2, $3, $4, $5, $6)
     on conflict (sha256) do update set sha256 = excluded.sha256 returning id`,
    [sha256, format, width, height, bytes, placeholder],
  );
  return rows[0]!.id;
}

/** Pictures of a set of the home's style, else of its type, without those that show what the home lacks. */
export function drawPictures(random: Random, home: Home, sets: readonly PictureSet[]): SamplePicture[] {
  const ofType = sets.filter(({ propertyType }) => propertyType === home.propertyType);
  const ofStyle = ofType.filter(({ style }) => style === home.style);
  const fitting = (ofStyle.length > 0 ? ofStyle : ofType).map(({ pictures }) => pictures.filter(({ alt }) => isTrue(alt, home)));
  const shown = fitting.filter((pictures) => pictures.length > 0);
  if (shown.length === 0) return [];
  // Sets that lose no more than a picture to the facts are drawn alike.
  const fullest = Math.max(...shown.map((pictures) => pictures.length));
  return arrange(random, random.pick(shown.filter((pictures) => pictures.length >= fullest - 1)), home);
}

type Claim = readonly [words: RegExp, holds: (home: Home) => boolean];

const claims: readonly Claim[] = [
  [/chemin[ée]e|poêle/i, ({ features }) => features.includes("cheminee")],
  [/parquet|point de Hongrie/i, ({ features }) => features.includes("parquet")],
  [/moulures/i, ({ features }) => features.includes("moulures")],
  [/baignoire|salle de bains?\b/i, ({ bathrooms }) => (bathrooms ?? 0) > 0],
  [/douche|salle d[’']eau/i, ({ showerRooms }) => (showerRooms ?? 0) > 0],
  [/plain-pied/i, ({ floorCount, propertyType }) => propertyType === "appartement" || floorCount === 1],
  [/à étage/i, ({ floorCount, propertyType }) => propertyType === "appartement" || (floorCount ?? 1) > 1],
  [/trois niveaux/i, ({ floorCount }) => (floorCount ?? 1) > 2],
  [/piscine/i, ({ features }) => features.includes("piscine")],
  [/terrasse/i, ({ features }) => features.includes("terrasse")],
  [/sur les toits/i, ({ floor }) => floor === null || floor >= 3],
  [/vue (?:sur la )?mer/i, ({ features }) => features.includes("vue-mer")],
  [/jardin/i, ({ features, propertyType }) => propertyType !== "maison" || features.includes("jardin")],
  [/kitchenette/i, ({ rooms }) => rooms === 1],
];

const isTrue = (alt: string, home: Home) => claims.every(([words, holds]) => !words.test(alt) || holds(home));

// A house shows itself first, a flat its living room.
const orders: Record<Home["propertyType"], string[][]> = {
  maison: [
    ["facade", "jardin", "sejour", "cuisine", "chambre", "salle-de-bains", "terrasse", "vue"],
    ["facade", "sejour", "cuisine", "chambre", "salle-de-bains", "terrasse", "jardin", "vue"],
    ["sejour", "facade", "cuisine", "jardin", "chambre", "salle-de-bains", "terrasse", "vue"],
  ],
  appartement: [
    ["sejour", "cuisine", "chambre", "salle-de-bains", "balcon", "terrasse", "vue", "facade"],
    ["sejour", "chambre", "cuisine", "salle-de-bains", "terrasse", "balcon", "vue", "facade"],
    ["facade", "sejour", "cuisine", "chambre", "salle-de-bains", "balcon", "terrasse", "vue"],
  ],
  terrain: [["terrain", "vue"]],
};

function arrange(random: Random, pictures: SamplePicture[], { propertyType }: Home): SamplePicture[] {
  const order = random.pick(orders[propertyType]);
  const rank = ({ kind }: SamplePicture) => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return pictures.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

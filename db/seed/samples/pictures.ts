import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStorage } from "#app/platform/media-storage.server.ts";
import type { Database } from "#db/client.ts";
import type { Home } from "./home.ts";
import type { Random } from "./random.ts";

type Manifest = { sets: { id: string; propertyType: string; style: string; pictures: { file: string; kind: string; alt: string }[] }[] };

export type SamplePicture = { mediaId: number; kind: string; alt: string };
export type PictureDraw = (random: Random, home: Home) => SamplePicture[];

const folder = join(import.meta.dirname, "..", "..", "..", "assets", "pictures");
/** Pictures per listing (specification, section 9). */
const MOST = 10;

/** Stores the sample pictures and tells which ones show a home: one set, so that all show the same place. */
export async function storeSamplePictures({ db, media }: { db: Database; media: MediaStorage }): Promise<PictureDraw> {
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
  const sets = new Map<string, SamplePicture[][]>();
  for (const set of manifest.sets) {
    const pictures: SamplePicture[] = [];
    for (const { file, kind, alt } of set.pictures) {
      pictures.push({ mediaId: await storePicture(db, media, join(folder, file)), kind, alt });
    }
    for (const key of [set.propertyType, `${set.propertyType} ${set.style}`]) sets.set(key, [...(sets.get(key) ?? []), pictures]);
  }
  return (random, home) => {
    const fitting = sets.get(`${home.propertyType} ${home.style}`) ?? sets.get(home.propertyType);
    return fitting ? arrange(random.pick(fitting), home) : [];
  };
}

async function storePicture(db: Database, media: MediaStorage, path: string): Promise<number> {
  const { sha256, format, width, height, bytes, placeholder } = await media.save(await readFile(path));
  const { rows } = await db.$client.query<{ id: number }>(
    `insert into media (sha256, format, width, height, bytes, placeholder) values ($1, $2, $3, $4, $5, $6)
     on conflict (sha256) do update set sha256 = excluded.sha256 returning id`,
    [sha256, format, width, height, bytes, placeholder],
  );
  return rows[0]!.id;
}

// A house shows itself first, a flat its living room.
const orders: Record<Home["propertyType"], string[]> = {
  maison: ["facade", "jardin", "sejour", "cuisine", "chambre", "salle-de-bains", "terrasse", "vue"],
  appartement: ["sejour", "cuisine", "chambre", "salle-de-bains", "terrasse", "vue", "facade"],
  terrain: ["terrain", "vue"],
};

function arrange(pictures: SamplePicture[], home: Home): SamplePicture[] {
  const order = orders[home.propertyType];
  const rank = ({ kind }: SamplePicture) => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return pictures.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

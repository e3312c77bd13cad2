import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#db/client.ts";
import type { Home } from "./home.ts";
import type { Random } from "./random.ts";

type StoredPicture = {
  sha256: string;
  format: string;
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
};

/** The storage of sample pictures. `record` runs before a picture is stored, once for equal bytes. */
export type PictureStore = {
  save(bytes: Buffer, record: (picture: StoredPicture) => Promise<void>): Promise<unknown>;
};

type PictureManifest = {
  sets: { id: string; propertyType: string; style: string; pictures: { file: string; kind: string; alt: string }[] }[];
};

export type SamplePicture = { mediaId: number; kind: string; alt: string };
export type PictureDraw = (random: Random, home: Home) => SamplePicture[];
type PictureSet = { propertyType: string; style: string; pictures: SamplePicture[] };

const defaultFolder = join(import.meta.dirname, "..", "pictures");
/** Pictures per listing (specification, section 9). */
const MOST = 10;

/** Stores each sample picture once, and returns a function that chooses a home's pictures, all from one set. */
export async function storeSamplePictures(
  needs: { db: Database; media: PictureStore },
  folder = defaultFolder,
): Promise<PictureDraw> {
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as PictureManifest;
  const sets: PictureSet[] = [];
  for (const { propertyType, style, pictures } of manifest.sets) {
    const stored: SamplePicture[] = [];
    for (const { file, kind, alt } of pictures)
      stored.push({ mediaId: await storePicture(needs, join(folder, file)), kind, alt });
    if (stored.length > 0) sets.push({ propertyType, style, pictures: stored });
  }
  return (random, home) => drawPictures(random, home, sets);
}

async function storePicture({ db, media }: { db: Database; media: PictureStore }, path: string): Promise<number> {
  let id = 0;
  await media.save(await readFile(path), async ({ sha256, format, width, height, bytes, placeholder }) => {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into media (sha256, format, width, height, bytes, placeholder) values ($1, $2, $3, $4, $5, $6)
       on conflict (sha256) do update set unused_since = null returning id`,
      [sha256, format, width, height, bytes, placeholder],
    );
    id = rows[0]!.id;
  });
  return id;
}

/** Pictures of one set that fits the home, except pictures of comforts that the home lacks; full sets are preferred. */
export function drawPictures(random: Random, home: Home, sets: readonly PictureSet[]): SamplePicture[] {
  const ofType = sets.filter(({ propertyType }) => propertyType === home.propertyType);
  const shown = fitting(home, ofType).flatMap(({ pictures }) => {
    const matching = pictures.filter(({ alt }) => isTrue(alt, home));
    return matching.length > 0 ? [{ pictures: matching, lost: pictures.length - matching.length }] : [];
  });
  if (shown.length === 0) return [];
  // A set may lose one picture more than the best one, and may be half as large as the largest.
  const least = Math.min(...shown.map(({ lost }) => lost));
  const largest = Math.max(...shown.map(({ pictures }) => pictures.length));
  const drawn = shown.filter(({ pictures, lost }) => lost <= least + 1 && pictures.length * 2 >= largest);
  const pictures = random.weighted(
    (drawn.length > 0 ? drawn : shown).map((one) => [one.pictures, one.pictures.length] as const),
  );
  return arrange(random, pictures, home);
}

/** Sets with a look of this place; else sets of the home's style; else sets of its type, if they suit any place. */
function fitting(home: Home, sets: readonly PictureSet[]): readonly PictureSet[] {
  const own = sets.filter(({ style }) => style === home.style);
  const local = sets.filter(({ style }) => looks[style]?.suits(home));
  if (local.length > 0) return local.some(({ style }) => looks[style]!.isOnly) ? local : [...own, ...local];
  return own.length > 0 ? own : sets.filter(({ style }) => !looks[style]);
}

type Look = { suits: (home: Home) => boolean; isOnly?: boolean };

const isOldHouse = ({ style }: Home) => style === "longere" || style === "ville";
const isUpland = ({ place }: Home) =>
  /^(05|38|73|74)$/.test(place.departmentCode) && !place.isCity && place.population < 10_000;
const isSouthern = ({ place }: Home) => /Provence|Occitanie|Corse/.test(place.regionName);
const isCoastal = ({ place }: Home) => /^les-sables-|-(plage|sur-mer|de-la-mer|les-bains)$/.test(place.slug);
const seesTheSea = ({ features }: Home) => features.includes("vue-mer");

/** Looks of certain places or standings; `isOnly`: where they suit, no other set is used. */
const looks: Record<string, Look> = {
  villa: {
    suits: ({ style, yearBuilt, livingArea, condition }) =>
      style === "pavillon" &&
      yearBuilt! >= 1998 &&
      livingArea! >= 120 &&
      condition !== "a-rafraichir" &&
      condition !== "a-renover",
  },
  normand: {
    suits: (home) => home.propertyType === "maison" && isOldHouse(home) && home.place.regionName === "Normandie",
  },
  alsacien: { suits: (home) => isOldHouse(home) && /^(67|68)$/.test(home.place.departmentCode), isOnly: true },
  breton: { suits: (home) => home.style === "longere" && home.place.regionName === "Bretagne", isOnly: true },
  chalet: { suits: (home) => home.style === "pavillon" && isUpland(home) },
  "bord-de-mer": {
    suits: (home) => home.propertyType === "appartement" && seesTheSea(home) && home.rooms !== 1,
    isOnly: true,
  },
  "terrain-midi": { suits: isSouthern, isOnly: true },
  "terrain-montagne": { suits: isUpland, isOnly: true },
  "terrain-littoral": { suits: isCoastal },
};

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
  [/vue (?:sur la )?mer|sur la plage/i, seesTheSea],
  [/vue sur|vue dégagée|panorama/i, ({ floor }) => floor === null || floor >= 2],
  [
    /(?:depuis le |^)balcon/i,
    ({ features, propertyType }) => propertyType !== "appartement" || features.includes("balcon"),
  ],
  [/rez-de-jardin/i, ({ floor, features }) => floor === 0 && features.includes("jardin")],
  [/chambre d[’']enfant|à deux lits/i, ({ bedrooms }) => (bedrooms ?? 0) > 1],
  [/\bbureau d[’'e]|^bureau/i, ({ rooms }) => (rooms ?? 0) > 2],
  [/jardin/i, ({ features, propertyType }) => propertyType !== "maison" || features.includes("jardin")],
  [/kitchenette/i, ({ rooms }) => rooms === 1],
];

const isTrue = (alt: string, home: Home) => claims.every(([words, holds]) => !words.test(alt) || holds(home));

// A house starts with its façade, a flat with its living room.
const orders: Record<Home["propertyType"], string[][]> = {
  maison: [
    [
      "facade",
      "jardin",
      "sejour",
      "salle-a-manger",
      "cuisine",
      "chambre",
      "bureau",
      "salle-de-bains",
      "entree",
      "terrasse",
      "detail",
      "vue",
    ],
    [
      "facade",
      "sejour",
      "cuisine",
      "salle-a-manger",
      "chambre",
      "salle-de-bains",
      "bureau",
      "terrasse",
      "jardin",
      "entree",
      "detail",
      "vue",
    ],
    [
      "sejour",
      "facade",
      "cuisine",
      "salle-a-manger",
      "jardin",
      "chambre",
      "bureau",
      "salle-de-bains",
      "terrasse",
      "entree",
      "detail",
      "vue",
    ],
  ],
  appartement: [
    [
      "sejour",
      "salle-a-manger",
      "cuisine",
      "chambre",
      "bureau",
      "salle-de-bains",
      "balcon",
      "terrasse",
      "vue",
      "entree",
      "detail",
      "facade",
    ],
    [
      "sejour",
      "chambre",
      "cuisine",
      "salle-a-manger",
      "salle-de-bains",
      "terrasse",
      "balcon",
      "vue",
      "bureau",
      "entree",
      "detail",
      "facade",
    ],
    [
      "facade",
      "sejour",
      "salle-a-manger",
      "cuisine",
      "chambre",
      "salle-de-bains",
      "bureau",
      "balcon",
      "terrasse",
      "vue",
      "entree",
      "detail",
    ],
  ],
  terrain: [["terrain", "vue"]],
};

function arrange(random: Random, pictures: SamplePicture[], { propertyType }: Home): SamplePicture[] {
  const order = random.pick(orders[propertyType]);
  const rank = ({ kind }: SamplePicture) => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return pictures.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

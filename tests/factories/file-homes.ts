import { rankOf } from "#app/feeds/poliris/ranks.ts";
import { polirisArchive } from "./poliris-archive.ts";
import { type HomeKind, homeLine, type Ranks } from "./poliris-lines.ts";

/** A line of an agency's file. */
export type FileHome = [kind: HomeKind, number: number, changed?: Ranks];

/** Columns of photos, from 1. */
export const noPhotos: Ranks = Object.fromEntries([...Array(9).keys()].map((index) => [85 + index, ""]));

/** Kinds that go online unchanged; the factory's furnished home lacks fields that the form requires. */
const complete = ["house", "plot", "rental", "rental_house"] as const;

/** Homes without photos that go online unchanged. */
export const completeHomes = (count: number, changed: Ranks = {}, first = 1): FileHome[] =>
  Array.from({ length: count }, (_, index) => [
    complete[index % complete.length]!,
    first + index,
    { ...noPhotos, ...changed },
  ]);

/** The same kind of home with another text; the first one is a house. */
export const changedHome = ([kind, number, ranks]: FileHome, changed: Ranks): FileHome => [
  kind,
  number,
  { ...ranks, ...changed },
];

export const fileOf = (homes: FileHome[]): Buffer => polirisArchive({ lines: homes.map((home) => homeLine(...home)) });

/** The columns of a house without its energy figures. */
export const withoutDpe: Ranks = { [rankOf("energyConsumption")]: "", [rankOf("energyClass")]: "" };

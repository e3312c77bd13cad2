/** Degrees. `west` < `east` and `south` < `north`. */
export type Bounds = { west: number; south: number; east: number; north: number };

/** Cell numbers from `start`, without `end`. */
export type CellRange = { start: number; end: number };

/** Levels of `map_cell` (migration 0103); a tile of any level is one range of cells. */
export const LEVELS = 15;
const SIZE = 2 ** LEVELS;
const MOST_RANGES = 16;

/** The cell of a position, as the database computes it. */
export function cellOf({ latitude, longitude }: { latitude: number; longitude: number }): number {
  return interleave(column(longitude, SIZE), row(latitude, SIZE));
}

/** The tiles of a level that intersect the bounds. */
export function tilesOver(bounds: Bounds, level: number): { x: number; y: number }[] {
  const size = 2 ** level;
  const [left, right] = [column(bounds.west, size), column(bounds.east, size)];
  const [top, bottom] = [row(bounds.north, size), row(bounds.south, size)];
  const tiles: { x: number; y: number }[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) tiles.push({ x, y });
  return tiles;
}

/**
 * Ranges of cells that cover the bounds and little more: at most sixteen tiles of the finest possible level, adjacent
 * ones joined.
 */
export function rangesOver(bounds: Bounds): CellRange[] {
  let level = 0;
  while (level < LEVELS && countTiles(bounds, level + 1) <= MOST_RANGES) level++;
  const width = 4 ** (LEVELS - level);
  const starts = tilesOver(bounds, level).map(({ x, y }) => interleave(x, y) * width);
  const ranges: CellRange[] = [];
  for (const start of starts.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.end === start) last.end = start + width;
    else ranges.push({ start, end: start + width });
  }
  return ranges;
}

/** The number of a tile: `map_cell` without the bits of the levels below. */
export const tileNumber = ({ x, y }: { x: number; y: number }): number => interleave(x, y);

/** The bounds of a tile. */
export function tileBounds({ x, y }: { x: number; y: number }, level: number): Bounds {
  const size = 2 ** level;
  return {
    west: longitudeOf(x / size),
    east: longitudeOf((x + 1) / size),
    north: latitudeOf(y / size),
    south: latitudeOf((y + 1) / size),
  };
}

/** Bounds extended to whole tiles of a level: the same for all views that differ by less than a tile. */
export function snapBounds(bounds: Bounds, level: number): Bounds {
  const size = 2 ** level;
  return {
    west: longitudeOf(column(bounds.west, size) / size),
    east: longitudeOf((column(bounds.east, size) + 1) / size),
    north: latitudeOf(row(bounds.north, size) / size),
    south: latitudeOf((row(bounds.south, size) + 1) / size),
  };
}

function countTiles(bounds: Bounds, level: number): number {
  const size = 2 ** level;
  return (
    (column(bounds.east, size) - column(bounds.west, size) + 1) *
    (row(bounds.south, size) - row(bounds.north, size) + 1)
  );
}

const clamp = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.floor(value)));
const column = (longitude: number, size: number) => clamp(((longitude + 180) / 360) * size, size);

function row(latitude: number, size: number): number {
  const sine = Math.sin((Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180);
  return clamp((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size, size);
}

const longitudeOf = (part: number) => part * 360 - 180;
const latitudeOf = (part: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * part))) * 180) / Math.PI;

function interleave(x: number, y: number): number {
  return spreadBits(x) | (spreadBits(y) << 1);
}

function spreadBits(value: number): number {
  let bits = (value | (value << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

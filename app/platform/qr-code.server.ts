import { encode } from "uqr";

/** A QR code as an SVG path: it fills a square of `size` units, quiet zone included. */
export type QrCode = { size: number; path: string };

/** Medium correction: readable behind the reflections of a window. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => darkRuns(row).map(([start, length]) => `M${start} ${y}h${length}v1h-${length}z`))
    .join("");
  return { size, path };
}

/** The runs of dark modules in a row: starts and lengths. */
function darkRuns(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

import { encode } from "uqr";

/** A QR code as an SVG path: it fills a square of `size` units, quiet zone included. */
export type QrCode = { size: number; path: string };

/** Medium correction: readable behind the reflections of a window. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => runs(row).map(([start, length]) => `M${start} ${y}h${length}v1h-${length}z`))
    .join("");
  return { size, path };
}

/** Runs of dark modules: starts and lengths. */
function runs(row: boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}

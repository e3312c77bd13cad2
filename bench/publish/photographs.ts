import { randomBytes, randomInt } from "node:crypto";
import sharp from "sharp";

const GRAIN = 512;

/** A photograph like a telephone's, by default of 12 megapixels and about 4 MB: shades, edges and grain, different at each call. */
export async function makePhotograph({ width = 4_000, height = 3_000 } = {}): Promise<Buffer> {
  const colour = () => `#${randomBytes(3).toString("hex")}`;
  const shapes = Array.from({ length: 60 }, () => {
    const [x, y, size] = [randomInt(width), randomInt(height), 60 + randomInt(700)];
    return `<rect x="${x}" y="${y}" width="${size}" height="${size * 1.4}" fill="${colour()}" opacity="0.5"/>`;
  });
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/>
    </linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>${shapes.join("")}</svg>`;
  const grain = await sharp(randomBytes(GRAIN * GRAIN), { raw: { width: GRAIN, height: GRAIN, channels: 1 } })
    .blur(0.8)
    .toColourspace("srgb")
    .png()
    .toBuffer();
  return sharp(Buffer.from(scene))
    .composite([{ input: grain, tile: true, blend: "soft-light" }])
    .flatten()
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Different crops of one photograph. */
export async function makeCrops(
  count: number,
  { width, height }: { width: number; height: number },
): Promise<Buffer[]> {
  if (count === 0) return [];
  const { data, info } = await sharp(await makePhotograph())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const crops: Buffer[] = [];
  while (crops.length < count) {
    const area = { left: randomInt(info.width - width), top: randomInt(info.height - height), width, height };
    crops.push(await sharp(data, { raw: info }).extract(area).jpeg().toBuffer());
  }
  return crops;
}

import { z } from "zod";
import type { KitFolder } from "#app/platform/kit-folder.server.ts";
import { isHexColour } from "./contrast.ts";
import { type BrandColours, coloursPath } from "./palette.ts";

/** The document, or file of the kit, with the two colours. */
export const COLOURS = "couleurs.json";

const colour = z
  .string()
  .trim()
  .refine(isHexColour, "il faut six chiffres hexadécimaux après un #, comme #1f4b5a")
  .transform((text) => text.toLowerCase());

export const coloursSchema = z.object({ action: colour, accent: colour });

/** The operator's colours; null where the portal's own show. */
export const readColours = async (kit: KitFolder): Promise<BrandColours | null> =>
  (await kit.read(COLOURS, coloursSchema)).value;

/** The address of their style sheet; null where there is none. */
export const readColoursPath = async (kit: KitFolder): Promise<string | null> => {
  const colours = await readColours(kit);
  return colours && coloursPath(colours);
};

import { z } from "zod";
import type { Kit } from "#app/platform/documents/kit.server.ts";
import { isHexColour } from "./contrast.ts";
import { type BrandColours, coloursPath } from "./palette.ts";

/** The name of the document, or file of the kit, with the two colours. */
export const COLOURS = "couleurs.json";

const colour = z
  .string()
  .trim()
  .refine(isHexColour, "il faut six chiffres hexadécimaux après un #, comme #1f4b5a")
  .transform((text) => text.toLowerCase());

export const coloursSchema = z.object({ action: colour, accent: colour });

/** The operator's colours; null where pages show the portal's own. */
export const readColours = async (kit: Kit): Promise<BrandColours | null> =>
  (await kit.read(COLOURS, coloursSchema)).value;

/** The address of the style sheet of the operator's colours; null without them. */
export const readColoursPath = async (kit: Kit): Promise<string | null> => {
  const colours = await readColours(kit);
  return colours && coloursPath(colours);
};

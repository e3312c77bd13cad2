import { z } from "zod";
import type { KitFolder } from "#app/platform/kit-folder.server.ts";

/** The document, or file of the kit, with the first words of the home page. */
export const HOME_WORDS = "accueil.json";

export const homeWordsSchema = z.object({
  /** The tagline and the line below; the specification's where they are empty. */
  accroche: z.string().trim().max(80).default(""),
  sousTitre: z.string().trim().max(120).default(""),
});
export type HomeWords = z.infer<typeof homeWordsSchema>;

/** The operator's words; null where there are none. */
export const readHomeWords = async (kit: KitFolder): Promise<HomeWords | null> =>
  (await kit.read(HOME_WORDS, homeWordsSchema)).value;

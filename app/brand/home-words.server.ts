import { z } from "zod";
import type { Kit } from "#app/platform/documents/kit.server.ts";

/** The name of the document, or file of the kit, with the first words of the home page. */
export const HOME_WORDS = "accueil.json";

export const homeWordsSchema = z.object({
  /** The tagline and the line below it; empty ones show the specification's texts. */
  accroche: z.string().trim().max(80).default(""),
  sousTitre: z.string().trim().max(120).default(""),
});
export type HomeWords = z.infer<typeof homeWordsSchema>;

/** The operator's words; null without them. */
export const readHomeWords = async (kit: Kit): Promise<HomeWords | null> =>
  (await kit.read(HOME_WORDS, homeWordsSchema)).value;

import { z } from "zod";
import type { KitFolder } from "#app/platform/kit-folder.server.ts";

const text = z.string().trim().max(500);
const wanted = text.min(1);

/** The document, or file of the kit, with the legal notice. */
export const LEGAL_NOTICE = "mentions-legales.json";

export const noticeSchema = z.object({
  /** True in the file that comes with the portal: what it says is to be replaced. */
  exemple: z.boolean().default(false),
  editeur: z.object({
    nom: wanted,
    adresse: wanted,
    telephone: wanted,
    courriel: z.email().max(200),
    forme: text.default(""),
    immatriculation: text.default(""),
    tva: text.default(""),
    cartePro: text.default(""),
  }),
  directeurDePublication: wanted,
  hebergeur: z.object({ nom: wanted, adresse: wanted, telephone: wanted }),
  /** Of the copyright in the footer. */
  annee: z.number().int().min(1900).max(2999).optional(),
});

/** Who publishes and who hosts the site (loi n° 2004-575 du 21 juin 2004, art. 1-1). An empty text does not apply. */
export type LegalNotice = z.infer<typeof noticeSchema>;

/** The operator's legal notice; null where there never was one that holds what the law asks for. */
export const readLegalNotice = async (kit: KitFolder): Promise<LegalNotice | null> =>
  (await kit.read(LEGAL_NOTICE, noticeSchema)).value;

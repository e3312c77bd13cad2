import { z } from "zod";
import type { Kit } from "#app/platform/documents/kit.server.ts";

const text = z.string().trim().max(500);
const wanted = text.min(1);

/** The name of the document, or file of the kit, with the legal notice. */
export const LEGAL_NOTICE = "mentions-legales.json";

export const noticeSchema = z.object({
  /** Whether this is the portal's example, which the operator must replace. */
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
  /** The year of the copyright in the footer. */
  annee: z.number().int().min(1900).max(2999).optional(),
});

/** The publisher and host of the site (loi n° 2004-575 du 21 juin 2004, art. 1-1). An empty text does not apply. */
export type LegalNotice = z.infer<typeof noticeSchema>;

/** Whether the notice names the site's publisher: it exists, and has no text of the example left. */
export const isNoticeWritten = (notice: LegalNotice | null): boolean =>
  notice !== null && !notice.exemple && !/[àa][ -]compl[ée]ter/i.test(JSON.stringify(notice));

/** The operator's legal notice; null without a version that has all that the law requires. */
export const readLegalNotice = async (kit: Kit): Promise<LegalNotice | null> =>
  (await kit.read(LEGAL_NOTICE, noticeSchema)).value;

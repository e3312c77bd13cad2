import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const text = z.string().trim().max(500);
const wanted = text.min(1);

const noticeSchema = z.object({
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
});

/** Who publishes and who hosts the site (loi n° 2004-575 du 21 juin 2004, art. 1-1). An empty text does not apply. */
export type LegalNotice = z.infer<typeof noticeSchema>;

/** The operator's legal notice, read at each call; null where the file is missing, broken, or lacks what the law asks for. */
export async function readLegalNotice(folder: string): Promise<LegalNotice | null> {
  try {
    return noticeSchema.parse(JSON.parse(await readFile(join(folder, "mentions-legales.json"), "utf8")));
  } catch {
    return null;
  }
}

import { LEGAL_NOTICE } from "#app/brand/legal-notice.server.ts";
import { type Kit, openKit } from "#app/platform/documents/kit.server.ts";
import type { Database } from "#db/client.ts";

const notice = {
  editeur: {
    nom: "Le Journal des Rives SAS",
    adresse: "4, quai du Port, 44000 Nantes",
    telephone: "02 40 00 00 00",
    courriel: "contact@example.org",
  },
  directeurDePublication: "Jeanne Morel",
  hebergeur: { nom: "Hébergeur SA", adresse: "1, rue du Parc, 59000 Lille", telephone: "03 20 00 00 00" },
};

/** A kit whose legal notice is written: statements may leave. */
export const writtenKit = (): Kit =>
  openKit({
    folder: "brand",
    find: (name) => Promise.resolve(name === LEGAL_NOTICE ? notice : null),
    log: { warn: () => {} },
  });

/** Saves a legal notice as an operator would. */
export async function saveLegalNotice(db: Database): Promise<void> {
  await db.$client.query(
    "insert into site_documents (name, version, content) values ($1, 1, $2) on conflict do nothing",
    [LEGAL_NOTICE, JSON.stringify(notice)],
  );
}

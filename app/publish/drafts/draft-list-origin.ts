/** The pages that list drafts: a deletion leads back to the one that asked for it. */
export const draftListHrefs = { publier: "/publier", publications: "/publications?statut=brouillons" } as const;
export type DraftListOrigin = keyof typeof draftListHrefs;

export const readDraftListOrigin = (value: unknown): DraftListOrigin =>
  value === "publications" ? "publications" : "publier";

/** The same page, which says that the draft is deleted. */
export const draftDeletedHref = (origin: DraftListOrigin): string =>
  origin === "publications" ? `${draftListHrefs.publications}&supprime` : `${draftListHrefs.publier}?supprime`;

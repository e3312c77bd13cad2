/** The pages that list drafts: after a deletion, the person returns to the page on which it began. */
export const draftListHrefs = { publier: "/publier", publications: "/publications?statut=brouillons" } as const;
export type DraftListOrigin = keyof typeof draftListHrefs;

export const readDraftListOrigin = (value: unknown): DraftListOrigin =>
  value === "publications" ? "publications" : "publier";

/** The same page, with the message that the draft is deleted. */
export const draftDeletedHref = (origin: DraftListOrigin): string =>
  origin === "publications" ? `${draftListHrefs.publications}&supprime` : `${draftListHrefs.publier}?supprime`;

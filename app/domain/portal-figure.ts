/** What the back office draws of each day. Of the first ones there are so many; the others came that day. */
export const stockFigures = ["disponible", "en_negociation", "transmis", "retiree", "accounts", "alerts"] as const;
export const flowFigures = ["requests", "searches"] as const;
export const portalFigures = [...stockFigures, ...flowFigures];
export type PortalFigure = (typeof portalFigures)[number];

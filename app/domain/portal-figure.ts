import { onShowStatuses } from "./listing.ts";

/** What the back office draws of each day. Of the first ones there are so many; the others came that day. */
export const stockFigures = [...onShowStatuses, "transmis", "retiree", "accounts", "alerts"] as const;
export const flowFigures = ["requests", "searches"] as const;
export const portalFigures = [...stockFigures, ...flowFigures];
export type PortalFigure = (typeof portalFigures)[number];

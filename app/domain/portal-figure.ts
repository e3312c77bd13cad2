import { onShowStatuses } from "./listing.ts";

/** Figures per day that the back office draws. `stockFigures` are totals on that day; the others are additions of that day. */
const stockFigures = [...onShowStatuses, "transmis", "retiree", "accounts", "alerts"] as const;
export const flowFigures = ["requests", "searches"] as const;
export const portalFigures = [...stockFigures, ...flowFigures];
export type PortalFigure = (typeof portalFigures)[number];

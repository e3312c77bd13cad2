import { latePart } from "#app/ui/optional-part.tsx";

/** « Vus récemment », where nothing new is seen. */
export const RecentlySeenSlot = latePart(async () => (await import("./recently-seen.tsx")).RecentlySeen);

/** « Vus récemment » under a listing, which joins the list. */
export const SeenListingSlot = latePart(async () => (await import("./seen-listing.tsx")).SeenListing);

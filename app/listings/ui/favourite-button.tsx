import { latePart } from "#app/ui/optional-part.tsx";

/** The heart of a listing: only a browser that can keep favourites shows it. */
export const FavouriteButton = latePart(async () => (await import("./heart-button.tsx")).HeartButton);

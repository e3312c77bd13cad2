import { MOST_FAVOURITES } from "./favourite-references.ts";
import { referenceStore } from "./reference-store.ts";

/** The favourites that this browser shows, newest first: a visitor's own, or a copy of the account's. */
const store = referenceStore("bienvu:favoris", MOST_FAVOURITES);

export const { subscribe, read: readFavourites, readOnServer: readFavouritesOnServer, write: writeFavourites } = store;

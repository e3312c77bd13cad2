import { MOST_FAVOURITES } from "./favourite-references.ts";
import { referenceStore } from "./reference-store.ts";

/** The favourites that this browser shows: a visitor's own, or a copy of the account's. Newest first; nothing that was chosen is lost in silence. */
const store = referenceStore("bienvu:favoris", MOST_FAVOURITES);

export const { subscribe, read: readFavourites, readOnServer: readFavouritesOnServer, write: writeFavourites } = store;

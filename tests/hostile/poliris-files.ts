import { hostileArchives } from "./poliris/archives.ts";
import { hostileBytes } from "./poliris/bytes.ts";
import type { HostileFile } from "./poliris/hostile-file.ts";
import { hostileListings } from "./poliris/listings.ts";

/** Files that must end with a refusal or with records, and never with an error, a full memory or a stuck process. */
export const hostilePolirisFiles: HostileFile[] = [...hostileArchives, ...hostileListings, ...hostileBytes];

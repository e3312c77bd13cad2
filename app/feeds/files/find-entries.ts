import { ArchiveFault } from "./archive-refusal.ts";

/** Files of an archive by purpose. `pictures`: by name without folders in lower case, null where two share a name. */
type FoundEntries<Entry> = {
  listings: Entry;
  config: Entry | null;
  photos: Entry | null;
  pictures: Map<string, Entry | null>;
};

const LISTINGS = [/^annonces\.csv$/, /^annonces?[^/]*\.(csv|txt)$/, /\.csv$/];
const PICTURE = /\.(jpe?g|jpe|jfif|png|gif|bmp|webp|avif|heic|tiff?)$/;

/** Sorts the files of an archive, or throws an `ArchiveFault`. Other files, nested archives included, are ignored. */
export function findEntries<Entry extends { name: string }>(entries: Entry[]): FoundEntries<Entry> {
  if (entries.length === 0) throw new ArchiveFault("empty");
  const own = entries.filter(({ name }) => !isOfSystem(name));
  const named = (wanted: string) => own.find(({ name }) => baseName(name) === wanted) ?? null;
  const pictures = new Map<string, Entry | null>();
  for (const entry of own) {
    const base = baseName(entry.name);
    if (PICTURE.test(base)) pictures.set(base, pictures.has(base) ? null : entry);
  }
  return { listings: listingsOf(own), config: named("config.txt"), photos: named("photos.cfg"), pictures };
}

/** The name without folders, in the form in which names are compared. */
export const baseName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, "")
    .normalize("NFC")
    .toLowerCase();

function listingsOf<Entry extends { name: string }>(entries: Entry[]): Entry {
  for (const pattern of LISTINGS) {
    const [first, second] = entries.filter(({ name }) => pattern.test(baseName(name)));
    if (second) throw new ArchiveFault("several_listings");
    if (first) return first;
  }
  throw new ArchiveFault("no_listings");
}

/** Whether the operating system added a file: `__MACOSX/._Annonces.csv`. */
const isOfSystem = (name: string) => /(^|\/)(__MACOSX\/|\.)/.test(name);

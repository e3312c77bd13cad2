import { LRUCache } from "lru-cache";

/** The version of a page, which shows all public changes up to a generation (`PublicChanges`). */
export type PageVersion = {
  /** Milliseconds of a clock that never goes back. */
  madeAt: number;
  /** The last generation shown; null while no notifications arrive. */
  generation: number | null;
};

/** A page or a redirect as it is sent. Bodies are compressed; `gzip` is made of `brotli` when first needed. */
export type StoredPage = PageVersion & {
  status: number;
  headers: [name: string, value: string][];
  etag: string;
  /** Names and values in turn, for each encoding and for 304; made when first needed. */
  rawHeaders: Map<string, string[]>;
  /** The pattern of its route. */
  route: string;
  brotli: Buffer;
  gzip: Buffer | null;
};

/** The share of all bytes for pages that were requested once. */
const FIRST_SHARE = 0.2;
/** Bytes of a page beside its bodies, key and headers. */
const OVERHEAD = 1_024;
/** Bytes of both bodies, as a multiple of Brotli's. */
const BODIES = 2.2;
/** Copies of a page's headers: the answer's, and those of up to three encodings. */
const HEADER_COPIES = 4;

/**
 * Pages within a number of bytes. A page begins among pages requested once, and moves to the popular ones at its second request, so
 * that searches that nobody repeats push out only each other.
 */
type PageStore = {
  get(key: string): StoredPage | undefined;
  set(key: string, page: StoredPage): void;
  delete(key: string): void;
  readonly bytes: number;
  readonly pages: number;
};

export function createPageStore(maxBytes: number): PageStore {
  const segment = (share: number) =>
    new LRUCache<string, StoredPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: sizeOf,
    });
  const once = segment(FIRST_SHARE);
  const popular = segment(1 - FIRST_SHARE);

  return {
    get(key) {
      const known = popular.get(key);
      if (known) return known;
      const page = once.get(key);
      if (!page) return undefined;
      once.delete(key);
      popular.set(key, page);
      return page;
    },
    set: (key, page) => void (popular.has(key) ? popular : once).set(key, page),
    delete(key) {
      once.delete(key);
      popular.delete(key);
    },
    get bytes() {
      return once.calculatedSize + popular.calculatedSize;
    },
    get pages() {
      return once.size + popular.size;
    },
  };
}

function sizeOf({ brotli, headers }: StoredPage, key: string): number {
  const texts = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return OVERHEAD + key.length * 2 + texts * HEADER_COPIES + Math.ceil(brotli.length * BODIES);
}

import { LRUCache } from "lru-cache";
import type { PageTag } from "#app/platform/kept-page.ts";

/** A page as it is sent. Bodies are compressed; `gzip` is made of `brotli` when somebody asks for it. */
export type StoredPage = {
  tags: Set<PageTag>;
  /** Milliseconds since 1970. */
  until: number;
  madeAt: number;
  /** When a write changed what it shows; null while nothing did. */
  staleSince: number | null;
  headers: [name: string, value: string][];
  etag: string;
  /** Names and values in turn, as they are sent with each encoding and with 304; made when they are first needed. */
  rawHeaders: Map<string, string[]>;
  /** The pattern of its route. */
  route: string;
  brotli: Buffer;
  gzip: Buffer | null;
};

/** Of the bytes, what pages have that were asked for once only. */
const FIRST_SHARE = 0.2;
/** What a page takes beside its bodies, key and headers. */
const OVERHEAD = 1_024;
/** Of a body by Brotli: itself and gzip's. */
const BODIES = 2.2;
/** Headers are held as they were made and as they are sent, in up to three ways. */
const HEADER_COPIES = 4;

/**
 * Pages within a number of bytes. A page begins among those that were asked for once, and moves to the popular ones when
 * it is asked for again: searches that nobody repeats push out each other only.
 */
export type PageStore = {
  get(key: string): StoredPage | undefined;
  set(key: string, page: StoredPage): void;
  delete(key: string): void;
  /** The pages that bear one of these tags, by their keys. */
  bearing(tags: PageTag[]): Map<string, StoredPage>;
  clear(): void;
  readonly bytes: number;
  readonly pages: number;
};

export function createPageStore(maxBytes: number): PageStore {
  const byTag = new Map<PageTag, Set<string>>();
  const dispose = (page: StoredPage, key: string) => {
    for (const tag of page.tags) {
      const keys = byTag.get(tag);
      if (keys?.delete(key) && keys.size === 0) byTag.delete(tag);
    }
  };
  const segment = (share: number) =>
    new LRUCache<string, StoredPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: sizeOf,
      dispose,
    });
  const once = segment(FIRST_SHARE);
  const popular = segment(1 - FIRST_SHARE);

  function put(pages: LRUCache<string, StoredPage>, key: string, page: StoredPage): void {
    pages.set(key, page);
    // One that is too large for its share is not taken.
    if (!pages.has(key)) return;
    for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
  }

  return {
    get(key) {
      const known = popular.get(key);
      if (known) return known;
      const page = once.get(key);
      if (!page) return undefined;
      once.delete(key);
      put(popular, key, page);
      return page;
    },
    set: (key, page) => put(popular.has(key) ? popular : once, key, page),
    delete(key) {
      once.delete(key);
      popular.delete(key);
    },
    bearing(tags) {
      const keys = tags.flatMap((tag) => [...(byTag.get(tag) ?? [])]);
      return new Map(keys.map((key) => [key, (popular.peek(key) ?? once.peek(key))!]));
    },
    clear() {
      once.clear();
      popular.clear();
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

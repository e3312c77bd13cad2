import { data, redirect, type RouterContextProvider } from "react-router";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { type Platform, publicContext } from "#app/platform/context.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { readWithin } from "#db/client.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import { costRefusal } from "../answer-costly.server.ts";
import { formatCriteria, isCanonical, searchHref, PHRASE, SENTENCE } from "../criteria/criteria-address.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { hasPlaces } from "../criteria/place.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { findByReference } from "./search.repository.server.ts";
import type { SearchResult } from "./search-result.ts";
import { describeSearch } from "../words/search-description.ts";
import { headOf } from "../words/search-head.ts";
import { titleOfSearch } from "../words/search-title.ts";
import { searchOf } from "../sentence/read-sentence.ts";
import { readUnread, type Unread, writeUnread } from "../sentence/notes.ts";
import { withSentence } from "../sentence/with-sentence.ts";
import { SEARCH_TIMEOUT_MS, searchListings } from "../use-cases/search-listings.server.ts";
import { findUnreadWords, understandSentence } from "../use-cases/understand-sentence.server.ts";

/**
 * Loads the search of an address, for both pages of results. Redirects a sentence (`?texte=`) with the fields beside it to its search,
 * and other addresses to the canonical one. An address with a mistake gets its page, with a message and the text as typed.
 */
export async function loadSearch(
  context: Readonly<RouterContextProvider>,
  { path, url, request }: { path: string; url: URL; request: Request },
) {
  const { db, env, costlyWork, changes } = context.get(publicContext);
  const read = parseCriteria(url.searchParams);
  await goToReference(db, read.criteria.keywords);
  const visitor = { visitor: clientAddress(request), signal: request.signal };
  const sentence = cleanText(url.searchParams.get(SENTENCE) ?? "");
  if (sentence !== "") {
    const reading = await costlyWork(visitor, () =>
      readWithin(db, SEARCH_TIMEOUT_MS, async (connection) => {
        const { notes, ...said } = await understandSentence({ db: connection }, sentence);
        const params = withSentence(url.searchParams, searchOf({ notes, ...said }));
        const asked = parseCriteria(params);
        const unread = await findUnreadWords(connection, asked.criteria.keywords);
        return { params, asked, unread: { unread, notes, phrase: sentence } };
      }),
    );
    if (!reading.ok) throw data(reading.code, costRefusal(reading));
    const { params, asked, unread } = reading.value;
    const href = asked.problems.length > 0 ? `${path}?${params}` : searchHref(path, asked.criteria);
    throw redirect(withUnread(href, unread), 302);
  }
  const toCanonical = redirectToCanonical(context, { path, url, read });
  const said = readSaid(url.searchParams, read.criteria);
  const done = await costlyWork(visitor, () =>
    searchListings({ db, changes, onResolved: toCanonical, unread: said.unread }, read.criteria),
  );
  if (!done.ok) throw data(done.code, costRefusal(done));
  // The page may differ from the address: beyond the last page, it is the last.
  toCanonical(done.value);
  const { communes, areas, relaxations } = done.value;
  return data({
    ...done.value,
    ...said,
    problems: [...read.problems, ...done.value.problems],
    relaxations: relaxations.map((each) => ({
      ...each,
      title: titleOfSearch({ criteria: each.criteria, communes, areas }),
    })),
    // Written here, so that browsers load neither the words nor the code.
    title: titleOfSearch(done.value),
    name: describeSearch(done.value, env.CURRENCY),
    head: headOf(done.value),
  });
}

/** The notes and unread words of a sentence; `phrase`: the sentence, where words were not understood. */
type Said = Unread & { phrase: string | null };

/** Reads the notes of a sentence. A search with a place needs no position of the visitor. */
function readSaid(params: URLSearchParams, criteria: SearchCriteria): Said {
  const { unread, notes } = readUnread(params, criteria.keywords);
  const phrase = cleanText(params.get(PHRASE) ?? "").slice(0, MOST_PHRASE);
  const isPlaced = hasPlaces(criteria) || criteria.area !== null;
  return {
    unread,
    notes: notes.filter((note) => note !== "ici" || !isPlaced),
    phrase: unread.length > 0 && phrase !== "" ? phrase : null,
  };
}

/** Most characters of a sentence, as in its field. */
const MOST_PHRASE = 200;

function withUnread(href: string, { phrase, ...unread }: Said): string {
  const said = new URLSearchParams(writeUnread(unread));
  if (phrase !== null && unread.unread.length > 0) said.append(PHRASE, phrase.slice(0, MOST_PHRASE));
  return said.size === 0 ? href : `${href}${href.includes("?") ? "&" : "?"}${said}`;
}

type Resolved = Pick<SearchResult, "criteria" | "problems">;

/**
 * Redirects to the canonical address of the search, unless a mistake must be reported. Caches page and redirect, except with a
 * mistake: the meaning of a guess depends on more than the tables of public pages.
 */
export const redirectToCanonical =
  (context: Readonly<RouterContextProvider>, { path, url, read }: { path: string; url: URL; read: Resolved }) =>
  ({ criteria, problems }: Resolved): void => {
    const isMisspelt = decodeURIComponent(url.pathname.replace(/\.data$/, "")) !== path;
    const isReadable = read.problems.length + problems.length === 0;
    if (isReadable) cachePage(context);
    if (!isMisspelt && (!isReadable || isCanonical(url.searchParams, criteria))) return;
    // A redirect that depends on listings, as from a page beyond the last, is not permanent.
    const isLasting = formatCriteria(read.criteria).toString() === formatCriteria(criteria).toString();
    const href = withUnread(searchHref(path, criteria), readSaid(url.searchParams, criteria));
    throw redirect(href, isLasting ? 301 : 302);
  };

/**
 * Redirects keywords that are a listing's reference to the listing. References without digits, such as `BVKSSNP`, are no French
 * words.
 */
async function goToReference(db: Platform["db"], keywords: string | null): Promise<void> {
  if (keywords === null || !isReference(keywords.toUpperCase())) return;
  const listing = await findByReference(db, keywords);
  if (listing) throw redirect(listingHref(listing), 302);
}

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>["data"];

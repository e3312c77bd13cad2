import { desc } from "drizzle-orm";
import { communes } from "#db/schema/communes.ts";
import type { Cleanup } from "../load/cleanup.ts";
import { type Outcome, type Sender, startSender } from "../load/open-loop.ts";
import { preparePublications, type Publication } from "../load/publications.ts";
import { seededRandom } from "../load/random.ts";
import type { Portal, Site } from "../load/site.ts";
import { newSearches, planVisits, popularSearches, PUBLICATIONS_PER_SECOND } from "./mix.ts";

const CITIES = 12;
const OWN_PUBLICATIONS = 250;

type Run = (rate: number) => Promise<Outcome[]>;

/** `runs`: the number of runs of the mix, of `seconds` each. */
type Setting = { site: Site; portal: Portal; seconds: number; seed: number; runs: number };

/** A function that sends the mix at a rate; publications are prepared for all runs before the first. */
export async function visitsTo(cleanup: Cleanup, { site, portal, seconds, seed, runs }: Setting): Promise<Run> {
  const owners = Math.ceil((runs * seconds * PUBLICATIONS_PER_SECOND * 1.3) / OWN_PUBLICATIONS);
  const { byOwner, remove } = await preparePublications(site, portal, { owners, each: OWN_PUBLICATIONS });
  cleanup.add(remove);
  // In turns, because publications of one account wait for each other.
  const publications: Publication[] = byOwner[0]!.flatMap((_, index) => byOwner.map((own) => own[index]!));
  const random = seededRandom(seed);
  const cities = await largestCities(site);
  const popular = await popularPages(portal, cities);
  const newSearch = newSearches(random, cities);
  const send: Sender = await startSender(cleanup);
  return (rate) =>
    send({
      address: portal.address,
      requests: planVisits({ rate, seconds, random, popular, newSearch, publications }),
    });
}

async function largestCities({ db }: Site): Promise<string[]> {
  const rows = await db.select({ slug: communes.slug }).from(communes).orderBy(desc(communes.population)).limit(CITIES);
  return rows.map(({ slug }) => slug);
}

/** The main pages, then the most popular searches, with the newest listings between. */
async function popularPages({ address }: Portal, cities: string[]): Promise<string[]> {
  const list = await (await fetch(`${address}/annonces`)).text();
  const listings = [...new Set([...list.matchAll(/href="(\/annonces\/[^"?#]+)"/g)].map((match) => match[1]!))];
  const searches = popularSearches(cities);
  const between = searches.flatMap((search, index) => [search, ...listings.slice(index, index + 1)]);
  return ["/", "/annonces", "/Rechercher", ...between, "/annonceurs", "/credits"];
}

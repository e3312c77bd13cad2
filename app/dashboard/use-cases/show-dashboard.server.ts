import { advertiserOf, type Person } from "#app/account/actor.ts";
import { findUndecided } from "#app/feeds/imports/report/import-pages.repository.server.ts";
import { countDrafts } from "#app/publish/drafts/drafts.repository.server.ts";
import type { Database } from "#db/client.ts";
import type { Dashboard } from "../dashboard.ts";
import {
  countOwnListings,
  findDailyViews,
  findOpenRequests,
  findRecentMessages,
} from "../dashboard.repository.server.ts";

/** The specification's number of rows (section 2). */
const MESSAGES = 3;
const REQUESTS = 4;
const DAYS = 30;
const FILES = 11;

const noListings = { available: 0, negotiation: 0, soldOrLet: 0, withdrawn: 0, withoutPhoto: 0, hidden: 0 };

/** An advertiser's dashboard: open tasks, counts and views. */
export async function showDashboard({ db }: { db: Database }, actor: Person): Promise<Dashboard> {
  const advertiserId = advertiserOf(actor);
  const drafts = await countDrafts(db, actor);
  if (advertiserId === null)
    return { counts: noListings, drafts, undecidedFiles: 0, messages: [], requests: [], views: [], viewsBefore: 0 };
  const [counts, undecided, messages, requests, days] = await Promise.all([
    countOwnListings(db, advertiserId),
    findUndecided(db, advertiserId, FILES),
    findRecentMessages(db, advertiserId, MESSAGES),
    findOpenRequests(db, advertiserId, REQUESTS),
    findDailyViews(db, advertiserId, 2 * DAYS),
  ]);
  const viewsBefore = days.slice(0, DAYS).reduce((sum, { count }) => sum + count, 0);
  return { counts, drafts, undecidedFiles: undecided.length, messages, requests, views: days.slice(DAYS), viewsBefore };
}

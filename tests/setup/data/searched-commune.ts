import { visitor } from "#app/account/actor.ts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { activateAlert, addAlert } from "#app/alerts/alerts.repository.server.ts";
import { lockRecipient } from "#app/alerts/recipients.repository.server.ts";
import { mailNotices } from "#app/alerts/use-cases/mail-notices.server.ts";
import { matchListingEvent } from "#app/alerts/use-cases/match-listing-event.server.ts";
import { prepareSearch } from "#app/alerts/use-cases/prepare-search.server.ts";
import type { AlertFrequency, ListingEventKind } from "#app/domain/alert.ts";
import { addListingEvent } from "#app/listings/life/listing-events.repository.server.ts";
import { createCommune } from "../../factories/communes.ts";
import { createListing, type InsertedListing } from "../../factories/listings.ts";
import { uniqueLetters } from "../../factories/unique.ts";
import { noJobs } from "../portals/no-jobs.ts";
import { mailsTo, queueingNeeds } from "./request-needs.ts";
import { createTestDatabase, type TestDatabase } from "../servers/test-database.ts";

type Wanted = { email?: string; search?: Record<string, string>; frequency?: AlertFrequency };

export const newAddress = () => `${uniqueLetters()}@example.org`;

/** A database for a file of tests, with a commune of its own for each test: nobody else searches there. */
export function useSearchedCommune() {
  let database: TestDatabase;
  let commune: { id: number; slug: string };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    commune = await createCommune(database.db);
  });

  const needs = () => ({
    ...queueingNeeds(database.db),
    clock: () => new Date(),
    log: { info: () => {} } as never,
  });
  const query = (text: string, values: unknown[] = []) => database.db.$client.query(text, values);

  /** Saves a search of the test's commune. */
  async function save({ email = newAddress(), search = {}, frequency = "immediate" }: Wanted = {}) {
    const params = new URLSearchParams({ commune: commune.slug, ...search });
    return database.db.transaction(async (tx) => {
      const prepared = (await prepareSearch(tx, { params, currency: "EUR" }))!;
      const recipient = await lockRecipient(tx, email);
      const { id } = await addAlert(tx, {
        recipientId: recipient.id,
        query: prepared.query,
        name: prepared.name,
        frequency,
      });
      await activateAlert(tx, id, prepared);
      return { id, email };
    });
  }

  const home = (overrides: Parameters<typeof createListing>[1] = {}) =>
    createListing(database.db, { communeId: commune.id, photos: 0, ...overrides });

  /** Creates an event of a home, and runs its job twice, since jobs may run twice. */
  async function happens(
    { id }: InsertedListing,
    kind: ListingEventKind,
    prices: { price?: number; formerPrice?: number } = {},
  ) {
    await addListingEvent({ jobs: noJobs }, database.db, { listingId: id, kind, actor: visitor, ...prices });
    const { rows } = await query("select max(id)::int as id from listing_events where listing_id = $1", [id]);
    for (let time = 0; time < 2; time++) await matchListingEvent(needs(), rows[0].id);
  }

  async function mail(due: AlertFrequency = "immediate") {
    for (let time = 0; time < 2; time++) await mailNotices(needs(), due);
  }
  /** The mails to an address, with plain spaces. */
  const mailsFor = async (email: string) =>
    (await mailsTo(database.db, email)).map(({ subject, text, unsubscribeUrl }) => ({
      subject: subject.replaceAll(/\s/g, " "),
      text: text.replaceAll(/[\u00a0\u202f]/g, " "),
      unsubscribeUrl,
    }));
  const subjects = async (email: string) => (await mailsFor(email)).map(({ subject }) => subject);

  return {
    get db() {
      return database.db;
    },
    get communeId() {
      return commune.id;
    },
    needs,
    query,
    save,
    home,
    happens,
    mail,
    mailsFor,
    subjects,
  };
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "#tests/factories/accounts.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { tryBlock } from "./use-cases/change-blocks.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a rule on a number shows recent texts that it would refuse: of listings an excerpt, of messages only where they stand", async () => {
  const { db } = database;
  const { listing } = await createOwnedListing(db);
  const old = (await createOwnedListing(db)).listing;
  const query = (text: string, values: unknown[]) => db.$client.query(text, values);
  const says = async (id: number, text: string, days: number) => {
    await query("update listing_details set description = $2 where listing_id = $1", [id, text]);
    await query("update listings set published_at = now() - make_interval(days => $2) where id = $1", [id, days]);
  };
  await says(listing.id, "Maison au calme. Le code du portail est 06 12 34 56 78 ! Réf. 10612345678.", 1);
  await says(old.id, "Appelez le 06 12 34 56 78.", 40);
  const seeker = await createUser(db);
  const request = await createRequest(db, { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email });
  await query("update request_events set body = 'zéro six douze trente-quatre 56 78' where request_id = $1", [
    request.id,
  ]);
  const actor = { ...(await actorOf(db, await createUser(db))), operator: "operator" as const };
  const asked = { actor, lastDay: "", why: "abus", address: "192.0.2.1" };
  const needs = { db, clock: () => new Date() };
  expect(await tryBlock(needs, { ...asked, kind: "telephone", typed: "06 12 34 56 78" })).toMatchObject({
    met: {
      texts: [
        {
          href: `/administration/annonces/${listing.reference}`,
          excerpt: "Le code du portail est 06 12 34 56 78 ! Réf.",
        },
        { href: `/administration/demandes/${request.id}`, excerpt: null },
      ],
    },
  });
  expect(await tryBlock(needs, { ...asked, kind: "domain", typed: "autre.example" })).toMatchObject({
    met: { texts: [] },
  });
});

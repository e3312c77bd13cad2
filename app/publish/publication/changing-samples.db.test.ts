import { afterAll, beforeAll, expect, test } from "vitest";
import { rentControlLaws } from "#app/domain/rent-control.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { checkListingForm } from "../form/check-listing.ts";
import { findListingToCopy } from "../drafts/copies.repository.server.ts";
import { textIn } from "../form/draft-form.ts";
import { findCommuneNamed } from "../form/places.repository.server.ts";
import { readPublishedForm } from "../drafts/use-cases/edit-listing.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("samples");
});
afterAll(() => database.drop());

test("the price of any sample listing can be changed: nothing in it is missing or doubtful", async () => {
  const { db } = database;
  const { rows } = await db.$client.query<{ reference: string; isAgency: boolean }>(
    // One of each kind: reading all 300 would take long.
    `select distinct on (a.role, l.transaction, l.property_type, d.fees_payer) l.reference, a.role = 'agent-commissionnaire' as "isAgency"
     from listings l join advertisers a on a.id = l.advertiser_id join listing_details d on d.listing_id = l.id
     where l.is_sample and l.status in ('disponible', 'en_negociation')
     order by a.role, l.transaction, l.property_type, d.fees_payer, l.id`,
  );
  expect(new Set(rows.map(({ isAgency }) => isAgency))).toEqual(new Set([true, false]));
  for (const { reference, isAgency } of rows) {
    const form = await readPublishedForm(db, (await findListingToCopy(db, reference))!);
    const commune = await findCommuneNamed(db, textIn(form, "commune"));
    const { problems, advice } = checkListingForm(form, {
      isAgency,
      commune,
      today: "2026-11-24", // the last day of rent control
      rentControlPeriods: rentControlLaws,
    });
    expect({ reference, problems, advice }).toEqual({ reference, problems: [], advice: [] });
  }
});

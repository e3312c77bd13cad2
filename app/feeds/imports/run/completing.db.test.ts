import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { editListing } from "#app/publish/drafts/use-cases/edit-listing.server.ts";
import { openDraft } from "#app/publish/drafts/use-cases/open-draft.server.ts";
import { saveDraft } from "#app/publish/drafts/use-cases/save-draft.server.ts";
import { nextToComplete } from "#app/publish/publication/use-cases/next-to-complete.server.ts";
import { publishListing } from "#app/publish/publication/use-cases/publish-listing.server.ts";
import { completeHomes, withoutDpe } from "#tests/factories/file-homes.ts";
import { type StockAgency, useStockImports } from "#tests/setup/data/stock-imports.ts";

const { portal, needs, createAgency, importHomes, listingsOf, draftsOf } = useStockImports();

const typed = { dpeStatus: "fait", energyClass: "D", energyValue: "180" };

test("each home that somebody completes leads to the next incomplete home of its file, until none is left", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4, withoutDpe));
  const waiting = new Set((await draftsOf(agency)).map(({ id }) => id));
  expect(waiting.size).toBe(3);
  let [draftId] = [...waiting];
  for (const others of [2, 1]) {
    const asked = { actor: agency.actor, draftId: draftId! };
    await saveDraft(needs(), { ...asked, fields: typed });
    expect(await publishListing(needs(), asked)).toEqual({ ok: true });
    waiting.delete(draftId!);
    const next = await nextToComplete(needs(), asked);
    expect(next).toEqual({ href: expect.stringMatching(/\/diagnostics\?verifier=1#\w+$/), others });
    draftId = next!.href!.split("/")[2];
    expect(waiting).toContain(draftId);
  }
  await saveDraft(needs(), { actor: agency.actor, draftId: draftId!, fields: typed });
  await publishListing(needs(), { actor: agency.actor, draftId: draftId! });
  expect(await nextToComplete(needs(), { actor: agency.actor, draftId: draftId! })).toEqual({ href: null });
});

test("the form says that a home comes from the agency's file, as long as a file has the home", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8));
  const changed = await change(agency);
  expect(await importedHomeOf(agency, changed)).toEqual({ feedId: expect.any(Number), isWaiting: false, next: null });
  expect(await importedHomeOf(agency, randomUUID()), "a home that somebody types").toBeNull();
  await importHomes(agency, completeHomes(7));
  expect(await importedHomeOf(agency, changed), "a home that left the file").toBeNull();
  await importHomes(agency, completeHomes(8));
  await portal().db.$client.query("delete from imports where feed_id is not null");
  expect(await importedHomeOf(agency, changed), "a feed that sent nothing for months").toBeNull();
});

/** Begins to change the last listing; returns its draft's id. */
async function change(agency: StockAgency): Promise<string> {
  const { reference } = (await listingsOf(agency)).at(-1)!;
  const opened = await editListing(needs(), { actor: agency.actor, reference });
  if (!opened.ok) throw new Error(opened.code);
  return opened.draftId;
}

async function importedHomeOf({ actor }: StockAgency, draftId: string) {
  const opened = await openDraft(needs(), { actor, draftId });
  return opened.ok && opened.kind === "open" ? opened.importedHome : undefined;
}

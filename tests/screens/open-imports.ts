import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { ReportedProblem } from "#app/feeds/imports/import.ts";
import type { Database } from "#db/client.ts";
import { publishedDrafts } from "#db/schema/drafts.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { createImport, foreseenLine } from "../factories/imports.ts";
import { createListing } from "../factories/listings.ts";
import type { World } from "./screen.ts";

const problems: ReportedProblem[] = [
  { code: "notANumber", rank: "rooms", read: "beaucoup", isError: true },
  { field: "energyClass", code: "required", isError: true },
  { code: "cut", rank: "title", read: "Maison de ville entièrement rénovée avec jardin, garage et…", isError: false },
  {
    code: "photo_missing",
    rank: null,
    read: "https://photos.exemple.fr/une-adresse-tres-longue/V1004-3.jpg",
    isError: false,
  },
];
const shifted: ReportedProblem[] = [
  { code: "shifted", rank: null, read: 'jardin"!#"terrasse', isError: true, shift: { by: 1, from: 22 } },
];

/** Files of an agency in every state, with their lines. */
export async function openImports(
  db: Database,
  advertiserId: number,
): Promise<Pick<World, "imports" | "feed" | "importedHome">> {
  const homes = (count: number) => Array.from({ length: count }, (_, index) => foreseenLine(index + 1));
  const aside = [
    {
      line: 41,
      reference: "P12",
      kind: "not_taken" as const,
      outcome: "not_taken",
      problems: [{ code: "notTaken", rank: null, read: "parking/box", isError: false }],
    },
    { line: 42, kind: "broken" as const, outcome: "broken", problems: shifted },
  ];
  const preview = await createImport(db, { advertiserId, lines: [...homes(40), ...aside] });
  const waiting = await createImport(db, { advertiserId, state: "waiting", lines: homes(12) });
  await db.execute(sql`update feeds set advertiser_id = null, agency = 'AGENCE-DU-PORT' where id = ${waiting.feedId}`);
  const gone = [];
  for (let number = 1; number <= 8; number++) gone.push(await createListing(db, { advertiserId, photos: 0 }));
  const held = await createImport(db, {
    advertiserId,
    state: "held",
    isAccepted: true,
    lines: gone.map(({ id }, at) => ({ reference: `V-2026-${at + 1}`, kind: "missing" as const, listingId: id })),
  });
  // The same homes under another code of the agency.
  await db.execute(sql`
    insert into feed_homes (feed_id, key, reference, listing_id, hash, form, photos)
    select ${held.feedId}, reference, reference, id, '', '{}', '[]' from listings
    where id = any(${sql.param(gone.map(({ id }) => id))}::int[])`);
  const renamed = await createImport(db, {
    advertiserId,
    lines: gone.map(({ reference }, index) => ({ ...foreseenLine(index + 1), reference })),
  });
  const running = await createImport(db, {
    advertiserId,
    state: "running",
    isAccepted: true,
    facts: { lines: 300, todo: 300 },
    lines: homes(112),
  });
  const member = await db.execute<{ id: string }>(
    sql`select user_id as id from advertisers where id = ${advertiserId}`,
  );
  const userId = member.rows[0]!.id;
  const draftId = await createDraft(db, { userId, advertiserId });
  const otherId = await createDraft(db, { userId, advertiserId, form: flatForm({ energyClass: "" }) });
  const published = randomUUID();
  await db.insert(publishedDrafts).values({ draftId: published, userId, listingId: gone[2]!.id, isNew: true });
  const done = await createImport(db, {
    advertiserId,
    state: "done",
    isAccepted: true,
    endedAt: new Date(),
    facts: {
      lines: 312,
      new: 284,
      changed: 12,
      unchanged: 3,
      back: 1,
      draft: 8,
      left: 2,
      withdrawn: 4,
      not_taken: 1,
      broken: 1,
    },
    lines: [
      { line: 1, reference: "V1001", outcome: "draft", problems, draftId },
      {
        line: 2,
        reference: "V1002",
        outcome: "changed",
        listingId: gone[0]!.id,
        changes: [
          { field: "price", byHand: null, from: "85050", to: "99000" },
          { field: "feesPayer", byHand: "replaced", from: "vendeur", to: "acquereur" },
          { field: "title", byHand: "kept" },
          { field: "photos", byHand: "replaced" },
        ],
      },
      {
        line: 3,
        reference: "V1003",
        outcome: "left",
        listingId: gone[1]!.id,
        problems: [{ code: "sold_or_let", rank: null, read: "", isError: false }],
      },
      { line: 4, reference: "V1004", outcome: "new", listingId: gone[2]!.id },
      ...aside,
    ],
  });
  await db.execute(sql`
    insert into feed_homes (feed_id, key, reference, draft_id, hash, form, photos)
    select ${done.feedId}, 'k-' || at, 'R' || at, id, '', '{}', '[]'
    from unnest(${sql.param([draftId, otherId, published])}::uuid[]) with ordinality as home (id, at)`);
  const refused = await createImport(db, {
    advertiserId,
    state: "refused",
    refusal: "truncated",
    fileName: "export-du-logiciel-de-l-agence-avec-un-nom-de-fichier-vraiment-tres-long-2026-11-26.zip",
  });
  const files = { preview, renamed, held, waiting, running, done, refused };
  return {
    imports: Object.fromEntries(
      Object.entries(files).map(([state, { importId }]) => [state, importId]),
    ) as World["imports"], // the same keys
    feed: done.feedId,
    importedHome: { draft: draftId, published },
  };
}

import { sql } from "drizzle-orm";
import { dueAt, isGrave, type ReportKind } from "#app/domain/report.ts";
import type { Connection, Database } from "#db/client.ts";

const HOUR_MS = 3_600_000;

type SampleReport = { kind: ReportKind; explanation: string; name: string; email: string; hoursAgo: number };

/** The reports of each listing: the first listing has two reports in one case. */
const reports: SampleReport[][] = [
  [
    {
      kind: "scam",
      explanation:
        "L’annonceur me demande 800 € par virement avant toute visite.\nIl dit être à l’étranger et ne veut pas téléphoner.",
      name: "Mehdi Amrani",
      email: "mehdi.amrani@example.org",
      hoursAgo: 5,
    },
    {
      kind: "false",
      explanation: "Ces photos sont celles d’une location de vacances, que j’ai vue ailleurs.",
      name: "Inès Caron",
      email: "ines.caron@example.org",
      hoursAgo: 2,
    },
  ],
  [
    {
      kind: "false",
      explanation: "Ce bien est vendu depuis trois semaines, d’après le notaire.",
      name: "Paul Rivière",
      email: "paul.riviere@example.org",
      hoursAgo: 30,
    },
  ],
];

/** Reports two sample listings of advertisers without an account, once, so that the back office is not empty. */
export async function loadSampleReports(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ reference: string }>(sql`
      select l.reference from listings l join advertisers a on a.id = l.advertiser_id
      where l.is_sample and l.status = 'disponible' and a.user_id is null and not exists (select from cases)
      order by l.id limit ${reports.length}`);
    for (const [index, { reference }] of rows.entries())
      await openCase(tx, { reference, reports: reports[index]!, now });
  });
}

type SampleCase = { reference: string; reports: SampleReport[]; now: Date };

async function openCase(tx: Connection, { reference, reports: said, now }: SampleCase): Promise<void> {
  const sent = said.map((report) => ({ ...report, at: new Date(now.getTime() - report.hoursAgo * HOUR_MS) }));
  const first = sent[0]!;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into cases (subject, subject_id, is_grave, opened_at, due_at)
    values ('listing', ${reference}, ${isGrave(first.kind)}, ${first.at.toISOString()}, ${dueAt(first.kind, first.at).toISOString()})
    returning id::text`);
  for (const { kind, explanation, name, email, at } of sent)
    await tx.execute(sql`
      insert into reports (case_id, kind, explanation, name, email, created_at)
      values (${rows[0]!.id}::bigint, ${kind}, ${explanation}, ${name}, ${email}, ${at.toISOString()})`);
}

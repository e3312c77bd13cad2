import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { addReport, addReportLink } from "#app/moderation/reports.repository.server.ts";
import type { World } from "./screen.ts";

const answer = [
  "Vous avez signalé l’annonce « Studio au calme ». Nous l’avons masquée : elle n’est plus visible sur le portail.",
  "Ce que nous avons constaté : le loyer demandé avant toute visite, sur un compte à l’étranger.",
  "Vous n’êtes pas d’accord ? Dites-nous pourquoi dans les six mois.",
].join("\n\n");

/** An open case with two reports, one late, and one that is decided. */
export async function openReports(
  db: Database,
  listing: { reference: string; advertiserId: number },
): Promise<World["reported"]> {
  const now = Date.now();
  const said = { name: "Mehdi Amrani", email: "mehdi.amrani@example.org", accountId: null } as const;
  const about = { kind: "listing", id: listing.reference } as const;
  const waiting = (await addReport(db, {
    ...said,
    about,
    kind: "scam",
    explanation: "On me demande 800 € par virement avant la visite.\nLe propriétaire serait « à l’étranger ».",
    now: new Date(now - 5 * 3_600_000),
  }))!;
  const other = { ...said, name: "Inès Caron", email: "ines.caron@example.org" };
  await addReport(db, {
    ...other,
    about,
    kind: "false",
    explanation: "Ces photos sont celles d’une autre annonce.",
    now: new Date(now - 3_600_000),
  });
  await addReport(db, {
    ...other,
    about: { kind: "organisation", id: String(listing.advertiserId) },
    kind: "other",
    explanation: `Le numéro de téléphone ne répond ${"jamais".repeat(30)}.`,
    now: new Date(now - 80 * 3_600_000),
  });
  const decided = (await addReport(db, {
    ...said,
    about: { kind: "listing", id: "BVANC13N" },
    kind: "scam",
    explanation: "Loyer demandé d’avance.",
    now: new Date(now - 50 * 3_600_000),
  }))!;
  await db.execute(sql`update cases set examined_at = now(), closed_at = now() where id = ${decided.caseId}::bigint`);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into decisions (case_id, subject, subject_id, choice, ground, facts, statement, answer, decided_at)
    values (${decided.caseId}::bigint, 'listing', 'BVANC13N', 'hide', 'fraud', 'Loyer demandé d’avance.', 'Décision', ${answer}, now()) returning id::text`);
  // Its other reporter disagrees, and the case of another decision has a contest.
  const contested = (await addReport(db, {
    ...other,
    about: { kind: "listing", id: "BVANC13N" },
    kind: "contest",
    decision: rows[0]!.id,
    explanation: "Les mêmes photos sont encore sur une autre annonce de cette agence.",
    now: new Date(now - 2 * 3_600_000),
  }))!;
  return {
    contested: await addReportLink(db, contested.reportId),
    waiting: await addReportLink(db, waiting.reportId),
    decided: await addReportLink(db, decided.reportId),
    caseId: waiting.caseId,
    decidedCase: decided.caseId,
  };
}

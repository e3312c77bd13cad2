import { type Actor, accountIdOf, provenEmailOf } from "#app/account/actor.ts";
import { lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import { listOperators } from "#app/operators/operators.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Spending } from "#app/platform/limits/limits.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { newCaseMail, receiptMail } from "../moderation-mails.server.ts";
import { type CaseKind, isGrave, type ReportedKind } from "#app/domain/report.ts";
import type { WrittenReport } from "../report.schema.ts";
import { addReport, addReportLink } from "../reports.repository.server.ts";
import type { ThingKind } from "../thing.ts";

type Needs = Pick<Platform, "db" | "mailer" | "env" | "clock">;

/** `actor` is a visitor or somebody logged in; `network` is the sender's, for the limits. */
type Reporting = {
  about: { kind: ReportedKind; id: string };
  report: WrittenReport;
  actor: Actor;
  network: string;
};

/** `secret` opens the report's page; null for a duplicate by the same person. */
type Reported = { ok: true; secret: string | null } | { ok: false; code: "too_many" };

/**
 * Stores a report of somebody who may see its thing. The first report of a thing opens a case and notifies operators; the reporter gets a
 * receipt, which repeats no typed text.
 */
export async function reportThing(needs: Needs, { about, report, actor, network }: Reporting): Promise<Reported> {
  const { db, mailer, env, clock } = needs;
  const { email } = report;
  const inName: Spending[] =
    email === null || provenEmailOf(actor) === email ? [] : [["reportsInName", { network, email }]];
  if (!(await spend(db, ["reportsFromNetwork", { network }], ...inName))) return { ok: false, code: "too_many" };
  return db.transaction(async (tx): Promise<Reported> => {
    const own = accountIdOf(actor);
    // An account under deletion reports nothing in its name.
    const accountId = own !== null && (await lockAccountForUpdate(tx, own)) ? own : null;
    const stored = await addReport(tx, { ...report, about, accountId, now: clock() });
    if (!stored) return { ok: true, secret: null };
    if (email !== null)
      await mailer.send(receiptMail(env, { to: email, secret: await addReportLink(tx, stored.reportId) }), tx);
    if (stored.isNewCase)
      await notifyOperators(needs, tx, { caseId: stored.caseId, about: about.kind, kind: report.kind });
    return { ok: true, secret: await addReportLink(tx, stored.reportId) };
  });
}

type NewCase = { caseId: string; about: ThingKind; kind: CaseKind };

/** Mails operators about a new case, within the limits of each operator. */
export async function notifyOperators(
  { mailer, env }: Pick<Needs, "mailer" | "env">,
  tx: Connection,
  opened: NewCase,
): Promise<void> {
  for (const { email } of await listOperators(tx))
    if (await spend(tx, [isGrave(opened.kind) ? "graveCaseMails" : "caseMails", { email }]))
      await mailer.send(newCaseMail(env, { to: email, ...opened }), tx);
}

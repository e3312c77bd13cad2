import { type Actor, accountIdOf, advertiserOf } from "#app/account/actor.ts";
import { may, reachOf } from "#app/account/policy.ts";
import type { OperatorActName } from "#app/domain/operator-act.ts";
import type { Standing } from "#app/domain/standing.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { addRun } from "#db/runs.ts";
import type { Connection } from "#db/client.ts";
import {
  endSessionsOf,
  freeOrganisationsOf,
  hasOperator,
  lockStanding,
  type Sanctioned,
  setStanding,
  suspendOrganisationsOf,
} from "../standing.repository.server.ts";

type Needs = Pick<Platform, "jobs">;
type Sanctioning = { actor: Actor; on: Sanctioned; why: string };

/** A warning changes nothing but the log. */
type Degree = "warned" | Standing;

/**
 * `same`: the subject has this degree already, or no degree to lift; `own`: the operator's own account or organisation; `colleague`:
 * another operator, whose role must end first.
 */
type SanctionRefusal = "unknown" | "same" | "own" | "colleague";
type Sanctions = { ok: true } | { ok: false; code: SanctionRefusal };

/**
 * Gives an account or an organisation a degree. A suspension ends its sessions; its pages leave at once, its listings within seconds
 * (`followStanding`). An account takes along the organisations whose only member it is. The caller sends the mails.
 */
export async function sanction(
  needs: Needs,
  tx: Connection,
  { actor, on, why, degree }: Sanctioning & { degree: Degree },
): Promise<Sanctions> {
  const refusal = await refusalOf(tx, actor, on);
  if (refusal) return { ok: false, code: refusal };
  const before = await lockStanding(tx, on);
  if (before === undefined) return { ok: false, code: "unknown" };
  if (before === degree) return { ok: false, code: "same" };
  await recordAct(tx, actor, { act: acts[degree], on, why, before });
  if (degree === "warned") return { ok: true };
  await setStanding(tx, on, degree);
  if (degree === "suspended") {
    // Locks organisations before sessions in both cases: two suspensions wait for each other.
    const organisations = on.kind === "account" ? await suspendOrganisationsOf(tx, on.id) : [Number(on.id)];
    await endSessionsOf(tx, on);
    await follow(needs, tx, organisations);
  } else if (before === "suspended") await free(needs, tx, on);
  return { ok: true };
}

/** Lifts the degree of an account or organisation: everything returns to its former state. */
export async function liftSanction(needs: Needs, tx: Connection, { actor, on, why }: Sanctioning): Promise<Sanctions> {
  if (!reachOf(actor, "account.restrict")) return { ok: false, code: "unknown" };
  const before = await lockStanding(tx, on);
  if (before === undefined) return { ok: false, code: "unknown" };
  if (!may(actor, "account.restrict", { isOfTeam: await hasOperator(tx, on) })) return { ok: false, code: "colleague" };
  if (before === null) return { ok: false, code: "same" };
  await recordAct(tx, actor, { act: "sanction.lift", on, why, before });
  await setStanding(tx, on, null);
  if (before === "suspended") await free(needs, tx, on);
  return { ok: true };
}

const acts = {
  warned: "sanction.warn",
  no_new_listings: "sanction.restrict",
  suspended: "sanction.suspend",
} as const satisfies Record<Degree, OperatorActName>;

async function refusalOf(tx: Connection, actor: Actor, on: Sanctioned): Promise<SanctionRefusal | null> {
  if (!reachOf(actor, "account.restrict")) return "unknown";
  const own = on.kind === "account" ? accountIdOf(actor) : String(advertiserOf(actor));
  if (on.id === own) return "own";
  return (await hasOperator(tx, on)) ? "colleague" : null;
}

/** Shows the listings of the account or organisation again, and of organisations that were suspended with it. */
async function free(needs: Needs, tx: Connection, on: Sanctioned): Promise<void> {
  await follow(needs, tx, on.kind === "account" ? await freeOrganisationsOf(tx, on.id) : [Number(on.id)]);
}

/** Queues the runs in which the listings of organisations follow their standing, chunk after chunk. */
async function follow({ jobs }: Needs, tx: Connection, advertiserIds: number[]): Promise<void> {
  for (const id of advertiserIds) {
    const run = await addRun(tx, { job: "follow-standing", subject: String(id) });
    await jobs.add(tx, "follow-standing", { run, step: 0, pauseMs: 0 });
  }
}

import type { Actor } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { type JobData, settingsOf } from "#app/platform/jobs/jobs.ts";
import { watchedJobs } from "../checks.repository.server.ts";
import { takeFailedJobs } from "../jobs.repository.server.ts";

/** `gone`: no failed job of this name is left. `refused`: an unknown name, or the actor has no right. */
type Handled = { ok: true; count: number } | { ok: false; code: "gone" | "refused" };

/** Queues the failed jobs of a name again, or drops them. A repeated call is harmless: jobs may run twice. */
export async function handleFailedJobs(
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  actor: Actor,
  { job, isRetried }: { job: string; isRetried: boolean },
): Promise<Handled> {
  const name = watchedJobs.find((known) => known === job);
  if (!name || !may(actor, "site.write", {})) return { ok: false, code: "refused" };
  return db.transaction(async (tx): Promise<Handled> => {
    const { count, data } = await takeFailedJobs(tx, name);
    if (count === 0) return { ok: false, code: "gone" };
    if (isRetried) {
      const { data: schema } = settingsOf(name);
      const all = data.map((one) => schema.parse(one ?? {})) as JobData[typeof name][]; // the schema of that name
      await jobs.addAll(tx, name, all);
    }
    const act = isRetried ? "job.retry" : "job.drop";
    await recordAct(tx, actor, { act, on: { kind: "job", id: name }, after: String(count) });
    return { ok: true, count };
  });
}

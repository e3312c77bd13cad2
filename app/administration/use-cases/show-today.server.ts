import type { Actor } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { Platform } from "#app/platform/context.ts";
import { figureTrends } from "../figure-trend.ts";
import { listFigures } from "../figures.repository.server.ts";
import { listFailedJobs } from "../jobs.repository.server.ts";
import { countMails } from "../mails.repository.server.ts";
import type { Today } from "../today.ts";
import { countOpenCases, countWaitingAgencies } from "../today.repository.server.ts";
import { type CheckNeeds, runChecks } from "./run-checks.server.ts";

export async function showToday(
  platform: Pick<Platform, "db" | "env" | "kit">,
  { actor, visit }: { actor: Actor; visit: CheckNeeds["visit"] },
): Promise<Today> {
  const { db } = platform;
  const [cases, figures, machine] = await Promise.all([
    countOpenCases(db),
    listFigures(db),
    may(actor, "site.write", {}) ? lookAtMachine(platform, visit) : null,
  ]);
  return { cases, trends: figureTrends(figures), machine };
}

async function lookAtMachine(platform: Pick<Platform, "db" | "env" | "kit">, visit: CheckNeeds["visit"]) {
  const { db } = platform;
  const [agencies, counts, jobs, checks] = await Promise.all([
    countWaitingAgencies(db),
    countMails(db),
    listFailedJobs(db),
    runChecks({ ...platform, visit }),
  ]);
  // The page lists failed jobs one by one, so this check is left out.
  const toDo = checks.filter(({ check, state }) => state !== "fine" && check !== "jobs");
  return { agencies, mailsGivenUp: counts.givenUp, jobs, checks: toDo };
}

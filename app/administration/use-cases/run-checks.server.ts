import { statfs } from "node:fs/promises";
import { isNoticeWritten, readLegalNotice } from "#app/brand/legal-notice.server.ts";
import { type CheckName, checkNames } from "#app/domain/portal-check.ts";
import { listBrokenFolders } from "#app/feeds/intake/waiting-feeds.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { publicBy } from "#app/platform/security/private-access.server.ts";
import { findOpenRuns } from "#db/runs.ts";
import { withWaitLimit } from "#db/wait-limit.ts";
import type { Checked, Finding } from "../check.ts";
import {
  countFailedJobs,
  countOperatorsWithoutFactor,
  findLastBackup,
  hasMoreListings,
  hasSamples,
  readServer,
} from "../checks.repository.server.ts";

export type CheckNeeds = Pick<Platform, "db" | "env" | "kit"> & {
  /** The operator's own request: it passes the same proxy as visitors' requests. */
  visit: Pick<Request, "url" | "headers">;
};

const MOST_NAMED = 10;
const MANY_LISTINGS = 50_000;
const BACKUP_HOURS = 26; // a nightly one may take an hour longer than the night before
const LEAST_FREE_PERCENT = 10;
const MOST_CLOCK_MS = 2_000;
const LEAST_NODE = 24;
const LEAST_POSTGRESQL = 150_000;
/** Timeout of a check, so that a hanging one does not block the page. */
const CHECK_MS = 2_000;

const isProduction = ({ NODE_ENV, SITE_URL }: CheckNeeds["env"]): boolean =>
  NODE_ENV === "production" && SITE_URL !== undefined;
const fineIf = (isFine: boolean, said: Omit<Finding, "isFine"> = {}): Finding => ({ isFine, ...said });

/** The checks by name. A problem of a public portal may be fine on a user's own machine. */
const checkTable: Record<CheckName, (needs: CheckNeeds) => Finding | Promise<Finding>> = {
  siteAddress: ({ env: { NODE_ENV, SITE_URL } }) => fineIf(SITE_URL !== undefined || NODE_ENV !== "production"),
  https({ env: { SITE_URL }, visit }) {
    const plain = [SITE_URL, visit.url].find((url) => url && new URL(url).protocol !== "https:");
    if (!plain) return fineIf(true);
    const { hostname, origin } = new URL(plain);
    return fineIf(localHosts.has(hostname) && !isForwarded(visit.headers), { name: origin });
  },
  proxy: ({ env: { TRUST_PROXY }, visit }) => fineIf(TRUST_PROXY !== 0 || !isForwarded(visit.headers)),
  legalNotice: async ({ kit }) => fineIf(isNoticeWritten(await readLegalNotice(kit))),
  database: async ({ db, env }) =>
    fineIf(env.DATABASE_URL !== undefined || !(await hasMoreListings(db, MANY_LISTINGS)), { count: MANY_LISTINGS }),
  async backup({ db }) {
    const last = await findLastBackup(db);
    return last ? fineIf(last.hours < BACKUP_HOURS, { at: last.at }) : fineIf(false);
  },
  async disk({ env: { DATA_DIR } }) {
    const { bavail, blocks } = await statfs(DATA_DIR);
    const percent = Math.floor((bavail / Math.max(1, blocks)) * 100);
    return fineIf(percent >= LEAST_FREE_PERCENT, { count: percent });
  },
  async schema({ db }) {
    const fills = (await findOpenRuns(db)).filter(({ job }) => job === "fill-rows");
    return fineIf(fills.length === 0, { name: fills.map(({ subject }) => subject).join(", ") });
  },
  async jobs({ db }) {
    const count = await countFailedJobs(db);
    return fineIf(count === 0, { count });
  },
  async importsFolder({ db, env: { IMPORTS_DIR } }) {
    const broken = IMPORTS_DIR === undefined ? [] : await listBrokenFolders(db);
    return fineIf(broken.length === 0, {
      name: broken
        .slice(0, MOST_NAMED)
        .map(({ folder }) => `IMPORTS_DIR/${folder}`)
        .join(", "),
    });
  },
  mailServer: ({ env: { SMTP_URL } }) => fineIf(SMTP_URL !== undefined),
  sender: ({ env: { SMTP_URL, MAIL_FROM } }) => fineIf(SMTP_URL === undefined || MAIL_FROM !== undefined),
  samples: async ({ db, env }) => fineIf(!isProduction(env) || !(await hasSamples(db, "advertisers"))),
  sampleAccounts: async ({ db, env }) => fineIf(publicBy(env) === null || !(await hasSamples(db, "users"))),
  async secondFactors({ db }) {
    const count = await countOperatorsWithoutFactor(db);
    return fineIf(count === 0, { count });
  },
  async clock({ db }) {
    const before = Date.now();
    const { clockMs } = await readServer(db);
    const difference = Math.max(0, before - clockMs, clockMs - Date.now());
    return fineIf(difference < MOST_CLOCK_MS, { count: Math.round(difference / 1_000) });
  },
  async versions({ db }) {
    const { version, number } = await readServer(db);
    const node = process.versions.node;
    const isFine = Number.parseInt(node, 10) >= LEAST_NODE && number >= LEAST_POSTGRESQL;
    return fineIf(isFine, { name: `Node ${node}, PostgreSQL ${version}` });
  },
};

const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isForwarded = (headers: Headers): boolean =>
  ["x-forwarded-for", "x-forwarded-proto", "forwarded"].some((name) => headers.has(name));

/** Runs all checks, each for two seconds at most. */
export const runChecks = (needs: CheckNeeds): Promise<Checked[]> =>
  Promise.all(checkNames.map((check) => runCheck(check, needs)));

async function runCheck(check: CheckName, needs: CheckNeeds): Promise<Checked> {
  try {
    const { isFine, ...said } = await inTime(withWaitLimit(CHECK_MS, async () => checkTable[check](needs)));
    return { check, state: isFine ? "fine" : "todo", ...said };
  } catch {
    return { check, state: "unknown" };
  }
}

/** Limits the time of a check, also on a file system that hangs. */
function inTime<Value>(value: Promise<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error("too late")), CHECK_MS);
    value.then(done, fail).finally(() => clearTimeout(timer));
  });
}

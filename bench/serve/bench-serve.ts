import { resolve } from "node:path";
import { withCleanup } from "../load/cleanup.ts";
import { canPin } from "../load/cores.ts";
import { createSite } from "../load/site.ts";
import { type Load, loadWithWrk } from "../load/wrk.ts";
import { numberOption, textOption } from "../options.ts";
import { milliseconds, table, reportMisses } from "../table.ts";
import { percentile } from "../timing.ts";
import { type Contest, type Contestant, type ContestantName, names, openContest } from "./contestants.ts";

const CONNECTIONS = [1, 16, 256];
const targets = { ofNode: 0.85, p99: { connections: 256, ms: 50 } };
const WARM_UP = { connections: 16, seconds: 2 };
const folder = resolve("data", "bench-serve");

/** The rounds of each contestant, by the number of connections. */
type Measured = Map<number, Map<ContestantName, Load[]>>;

/**
 * Compares our page, from the cache, with a bare server of the same bytes and with itself uncached: in turn, five rounds
 * (`--tours=`) of three seconds each (`--secondes=`); the page is `/`, or `--page=/annonces`. False when a target is missed.
 */
export async function benchServe(options: string[]): Promise<boolean> {
  const rounds = numberOption(options, "--tours", { otherwise: 5, least: 1 });
  const seconds = numberOption(options, "--secondes", { otherwise: 3, least: 1 });
  const path = textOption(options, "--page", "/");
  return withCleanup(async (cleanup) => {
    const contest = await openContest(cleanup, await createSite(cleanup, folder), path);
    const measured = await measureInTurn(contest.contestants, { rounds, seconds });
    report(contest, measured, { path, rounds, seconds });
    return reportMisses(judge(measured));
  });
}

async function measureInTurn(
  contestants: Contestant[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Measured> {
  const measured: Measured = new Map(
    CONNECTIONS.map((connections) => [connections, new Map(contestants.map(({ name }) => [name, []]))]),
  );
  for (const contestant of contestants) await loadWithWrk(contestant, WARM_UP);
  for (let round = 1; round <= rounds; round++) {
    for (const connections of CONNECTIONS)
      // Contestants take turns, so that other load of the machine affects all of them.
      for (const contestant of contestants)
        measured
          .get(connections)!
          .get(contestant.name)!
          .push(await loadWithWrk(contestant, { connections, seconds }));
    process.stdout.write(`Tour ${round} sur ${rounds}\n`);
  }
  return measured;
}

const median = (loads: Load[], read: (load: Load) => number) => percentile(loads.map(read), 0.5);

/**
 * Pages per second of processor time: the free share of a core varies, the cost of a page does not. NaN where the system does not provide
 * it.
 */
const perProcessorSecond = ({ perSecond, busy }: Load) => perSecond / busy.server;

/** The ratio round by round, so that both figures are from the same seconds; undefined without one of the contestants. */
function ratio(
  loads: Map<ContestantName, Load[]>,
  [name, to]: [ContestantName, ContestantName],
  read = ({ perSecond }: Load) => perSecond,
): number | undefined {
  const [own, others] = [loads.get(name), loads.get(to)];
  if (!own || !others) return undefined;
  return percentile(
    own.map((load, round) => read(load) / read(others[round]!)),
    0.5,
  );
}

const told = (times: number | undefined) =>
  times === undefined || Number.isNaN(times) ? "" : `×${times.toFixed(times < 0.1 ? 3 : 2)}`;
const percent = (share: number) => (Number.isNaN(share) ? "" : `${Math.round(share * 100)} %`);

function report(
  { page, remarks }: Contest,
  measured: Measured,
  { path, rounds, seconds }: { path: string; rounds: number; seconds: number },
): void {
  const where = canPin ? "serveurs sur un cœur, générateur sur un autre" : "cœurs non fixés (pas de taskset)";
  process.stdout.write(
    `\n${path} : ${page.body.length} octets compressés. Médianes de ${rounds} tours de ${seconds} s, à tour de rôle ; ${where}.\n`,
  );
  for (const remark of remarks) process.stdout.write(`${remark}\n`);
  for (const [connections, loads] of measured) {
    const head = [
      "",
      "pages/s",
      "/ http de Node",
      "p50 (ms)",
      "p99 (ms)",
      "refusées",
      "pages/s de processeur",
      "/ http de Node",
      "cœur du serveur",
      "du générateur",
    ];
    const rows = names.flatMap((name) => {
      const own = loads.get(name);
      if (!own) return [];
      return [
        [
          name,
          median(own, ({ perSecond }) => perSecond).toFixed(0),
          told(ratio(loads, [name, "http de Node"])),
          milliseconds(median(own, ({ p50 }) => p50)),
          milliseconds(median(own, ({ p99 }) => p99)),
          String(own.reduce((sum, { refused, failed }) => sum + refused + failed, 0)),
          median(own, perProcessorSecond).toFixed(0),
          told(ratio(loads, [name, "http de Node"], perProcessorSecond)),
          percent(median(own, ({ busy }) => busy.server)),
          percent(median(own, ({ busy }) => busy.generator)),
        ],
      ];
    });
    process.stdout.write(`\n${connections} connexion${connections > 1 ? "s" : ""}\n\n${table([head, ...rows])}\n`);
  }
  process.stdout.write(
    "\n« refusées » : 503 au-delà des pages rendues à la fois ; elles ne comptent pas parmi les pages, mais dans les temps.\n" +
      "« http de Node » envoie les mêmes octets et en-têtes.\n" +
      "« pages/s de processeur » : par seconde que le serveur a travaillé, sans PostgreSQL ; d’autres programmes n’y changent rien.\n" +
      "Là où le générateur use son cœur plus que le serveur le sien, c’est lui la limite.\n",
  );
}

function judge(measured: Measured): string[] {
  const missed: string[] = [];
  for (const [connections, loads] of measured) {
    const at = `notre page à ${connections} connexion${connections > 1 ? "s" : ""}`;
    const times = ratio(loads, ["notre page", "http de Node"]);
    if (times !== undefined && times < targets.ofNode)
      missed.push(`${at} : ${told(times)} de « http de Node », moins que ×${targets.ofNode}`);
    const p99 = median(loads.get("notre page")!, (load) => load.p99);
    if (connections === targets.p99.connections && p99 > targets.p99.ms)
      missed.push(`${at} : ${milliseconds(p99)} ms p99, plus que ${targets.p99.ms}`);
  }
  return missed;
}

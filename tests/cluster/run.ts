import { setTimeout as pause } from "node:timers/promises";
import { Cluster } from "./cluster.ts";
import { events } from "./events.ts";
import { Load, type Measured, type Outcome } from "./load.ts";
import { packages, programs } from "./programs.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);
const [wanted = ""] = process.argv.slice(2);

const missing = (Object.keys(programs) as (keyof typeof programs)[]).filter((name) => !programs[name]);
if (missing.length > 0) {
  say(
    `Non joué : il manque ${missing.join(", ")} (paquets de Debian : ${missing.map((name) => packages[name]).join(" ")}).`,
  );
  process.exit(0);
}

const cluster = await Cluster.start(say);
process.once("SIGINT", () => void cluster.stop().then(() => process.exit(1)));
const rows: string[] = [];
let isSafe = true;
try {
  const homes = await Load.homes(cluster);
  for (const { title, happen } of events.filter((event) => event.title.includes(wanted))) {
    say(title);
    const load = new Load(cluster, homes);
    load.start();
    await pause(4_000);
    await happen(cluster);
    await load.written();
    await pause(5_000);
    const measured = await load.stop();
    const isWhole = measured.lost + measured.unsent + measured.twice === 0;
    if (!isWhole) say(`Tâches d’envoi : ${measured.left}`);
    isSafe &&= isWhole;
    rows.push(rowOf(title, measured));
    say(rows.at(-1)!);
    if (measured.crashed > 0)
      for (const portal of cluster.portals) say(portal.output().split("\n").slice(-4).join("\n"));
    await cluster.whole();
  }
} finally {
  await cluster.stop();
}
say(`
| event | requests | failed | of these 500 | slowest | no write for | change shows | writes | lost | no mail | mails twice |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}`);
process.exit(isSafe ? 0 : 1);

function rowOf(title: string, { lost, unsent, twice, ...measured }: Measured & Outcome): string {
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
  const { requests, failed, crashed, slowestMs, gapMs, stalestMs, acknowledged } = measured;
  const cells = [
    title,
    requests,
    failed,
    crashed,
    seconds(slowestMs),
    seconds(gapMs),
    seconds(stalestMs),
    acknowledged,
    lost,
    unsent,
    twice,
  ];
  return `| ${cells.join(" | ")} |`;
}

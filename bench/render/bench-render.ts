import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { mediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { openDatabase } from "#db/client.ts";
import { createPlatform } from "#server/create-platform.ts";
import { copyTemplate, provideDatabaseServer } from "#tests/setup/database-server.ts";
import { numberOption } from "../options.ts";
import { milliseconds, table } from "../table.ts";
import { reportMisses } from "../targets.ts";
import { percentile } from "../timing.ts";
import { type Answer, watchApp, type WatchedApp } from "./watched-app.ts";

/** How much more than React alone a page's rendering may cost. */
const RATIO_LIMIT = 1.5;
const WARM_UPS = 100;
const origin = "http://localhost";

type Figures = { name: string; whole: Answer; bare: Answer };

/**
 * What four pages of 300 samples cost of the processor, in this process and without a socket, beside React's render of the same
 * tree with the same data. Medians of 200 answers each, or of `--tours=…`. False where rendering costs too much.
 */
export async function benchRender(options: string[]): Promise<boolean> {
  const rounds = numberOption(options, "--tours", { otherwise: 200, least: 1 });
  const server = await provideDatabaseServer();
  const folder = await mkdtemp(join(tmpdir(), "bienvu-bench-"));
  const { url, drop } = await copyTemplate("samples");
  const db = openDatabase(url);
  const read = readEnvironment({ NODE_ENV: "production", LOG_LEVEL: "error", JOBS: "none", DATA_DIR: folder });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const { env } = read;
  const secret = "secret of the bench, which nobody uses";
  const log = createLog(env);
  const { platform, close } = await createPlatform({ db, media: mediaStorage(folder), env, log, secret });
  try {
    const app = await watchApp(platform);
    const figures: Figures[] = [];
    for (const [name, path] of await pagesOf(db)) figures.push({ name, ...(await measurePage(app, path, rounds)) });
    report(figures, rounds);
    return reportMisses(
      figures.flatMap(({ name, whole, bare }) => {
        const ratio = whole.rendering / bare.rendering;
        return ratio > RATIO_LIMIT ? [`${name} : rendu ×${ratio.toFixed(2)}, plus que ×${RATIO_LIMIT}`] : [];
      }),
    );
  } finally {
    await close();
    await db.$client.end();
    await drop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function pagesOf(db: ReturnType<typeof openDatabase>): Promise<[name: string, path: string][]> {
  const { rows } = await db.$client.query<{ path: string }>(
    "select '/annonces/' || slug || '-' || reference as path from listings where status = 'disponible' order by photo_count desc, id limit 1",
  );
  return [
    ["/", "/"],
    ["/annonces", "/annonces"],
    ["une annonce", rows[0]!.path],
    ["/annonceurs", "/annonceurs"],
  ];
}

async function measurePage(app: WatchedApp, path: string, rounds: number): Promise<Omit<Figures, "name">> {
  const whole: Answer[] = [];
  const bare: Answer[] = [];
  // In turn: what the machine does meanwhile falls on both.
  for (let round = -WARM_UPS; round < rounds; round++) {
    const answers = [await app(origin + path, "whole"), await app(origin + path, "bare")] as const;
    if (round < 0) continue;
    whole.push(answers[0]);
    bare.push(answers[1]);
  }
  return { whole: medianOf(whole), bare: medianOf(bare) };
}

function medianOf(answers: Answer[]): Answer {
  const median = (part: keyof Answer) =>
    percentile(
      answers.map((answer) => answer[part]),
      0.5,
    );
  return {
    loaders: median("loaders"),
    router: median("router"),
    rendering: median("rendering"),
    total: median("total"),
    bytes: median("bytes"),
  };
}

function report(figures: Figures[], rounds: number): void {
  const head = [
    "ms de processeur",
    "données",
    "React Router",
    "rendu",
    "réponse",
    "React seul",
    "rendu / React",
    "HTML (Ko)",
  ];
  const rows = figures.map(({ name, whole, bare }) => [
    name,
    milliseconds(whole.loaders),
    milliseconds(whole.router),
    milliseconds(whole.rendering),
    milliseconds(whole.total),
    milliseconds(bare.rendering),
    `×${(whole.rendering / bare.rendering).toFixed(2)}`,
    (whole.bytes / 1000).toFixed(1),
  ]);
  process.stdout.write(
    `\nMédianes de ${rounds} réponses par page, l’une après l’autre.\n\n${table([head, ...rows])}\n`,
  );
}

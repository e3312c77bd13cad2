import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { z } from "zod";

const folder = join(import.meta.dirname, "lighthouse");
const lighthouse = join(folder, "node_modules", "lighthouse");
const cli = join(lighthouse, "cli", "index.js");
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Scores from 0 to 100, times in milliseconds. */
export type LighthouseReport = {
  scores: Record<(typeof categories)[number], number>;
  lcp: number;
  cls: number;
  tbt: number;
  /** Failed audits outside of performance. */
  failures: string[];
};

const MOST_TRIES = 4;

const figure = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });
const schema = z.object({
  categories: z.object({ performance: category, accessibility: category, "best-practices": category, seo: category }),
  audits: z.looseObject({
    "largest-contentful-paint": figure,
    "cumulative-layout-shift": figure,
    "total-blocking-time": figure,
  }),
});
const audit = z.object({ score: z.number().nullable() });

/**
 * The current speed of this machine's processor, by Lighthouse's own measure in a browser. On a shared machine it may halve within a
 * minute.
 */
export async function measureProcessor(): Promise<number> {
  const { pageFunctions } = await import(pathToFileURL(join(lighthouse, "core", "lib", "page-functions.js")).href);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH!, args: ["--no-sandbox"] });
  try {
    return await (await browser.newPage()).evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await browser.close();
  }
}

/** One visit by Lighthouse: a telephone on a slow 4G line, its processor `slower` times slower than this machine's. */
export async function visit(url: string, slower: number): Promise<LighthouseReport> {
  const output = join(folder, `report-${process.pid}.json`);
  // Without the screenshot of the whole page, which scrolls: parts that load on approach would load during the visit.
  await runLighthouse([
    url,
    "--output=json",
    `--output-path=${output}`,
    "--quiet",
    `--throttling.cpuSlowdownMultiplier=${slower}`,
    "--disable-full-page-screenshot",
    `--only-categories=${categories.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
  ]);
  const report = schema.parse(JSON.parse(await readFile(output, "utf8")));
  await rm(output);
  return {
    scores: scoresOf(report),
    lcp: report.audits["largest-contentful-paint"].numericValue,
    cls: report.audits["cumulative-layout-shift"].numericValue,
    tbt: report.audits["total-blocking-time"].numericValue,
    failures: failuresOf(report),
  };
}

/** Repeats a visit whose record by Chromium lacks its beginning (NO_NAVSTART). */
async function runLighthouse(args: string[]): Promise<void> {
  for (let left = MOST_TRIES; ; left--) {
    try {
      return await runOnce(args);
    } catch (error) {
      if (left <= 1 || !String(error).includes("NO_NAVSTART")) throw error;
    }
  }
}

function runOnce(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  return new Promise((done, fail) =>
    child.once("exit", (code) =>
      code === 0 ? done() : fail(new Error(`Lighthouse ended with ${code}:\n${complaints}`)),
    ),
  );
}

const scoresOf = (report: z.infer<typeof schema>) =>
  Object.fromEntries(
    categories.map((name) => [name, Math.round(report.categories[name].score * 100)]),
  ) as LighthouseReport["scores"]; // one entry per category

function failuresOf({ categories: judged, audits }: z.infer<typeof schema>): string[] {
  const counted = categories
    .filter((name) => name !== "performance")
    .flatMap((name) => judged[name].auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => ((audit.parse(audits[id]).score ?? 1) < 1 ? [id] : []));
}

import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { publicBudgets } from "#tests/setup/journeys/page-budgets.ts";
import { spawnPortal, stopPortal } from "#tests/setup/portals/portal-process.ts";
import { numberOption } from "../options.ts";
import { table, reportMisses } from "../table.ts";
import { percentile } from "../timing.ts";
import { type LighthouseReport, measureProcessor, visit } from "./lighthouse.ts";
import { type PhoneVisit, visitAsPhone } from "./phone-visit.ts";

const targets = { performance: 95, others: 100, lcp: 1800, cls: 0.02, tbt: 250, early: 200, later: 200 };
/**
 * A telephone's processor in Lighthouse's units: a quarter of the desktop computers (1,500 to 2,000) that Lighthouse takes to be four
 * times faster than a telephone. This machine is slowed down to that speed, whatever its speed at the moment.
 */
const PHONE = 400;
const SAMPLES = "1000";
const EMPTY = "page vide (la limite)";
const folder = resolve("data", "bench-pages");

type Page = { name: string; url: string };
type PageReport = LighthouseReport & PhoneVisit & { processor: number };

/**
 * Visits five pages of a portal with samples by Lighthouse, as on a telephone, beside an empty page: no page can be faster on this
 * machine at this moment. Medians of three rounds, of more with `--tours=5`. False when a target is missed.
 */
export async function benchPages(options: string[]): Promise<boolean> {
  const rounds = numberOption(options, "--tours", { otherwise: 3, least: 1 });
  await rm(folder, { recursive: true, force: true });
  const portal = spawnPortal({ PORT: "0", DATA_DIR: folder, SAMPLE_LISTINGS: SAMPLES });
  const empty = createServer((_, response) =>
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(emptyPage),
  );
  try {
    const pages = await pagesOf(await portal.opened);
    await new Promise<void>((listening) => empty.listen(0, "127.0.0.1", listening));
    pages.push({ name: EMPTY, url: `http://127.0.0.1:${(empty.address() as AddressInfo).port}/` });
    const visits = await visitInTurn(pages, rounds);
    const reports = pages.map(({ name }) => ({ name, report: medianOf(visits.get(name)!) }));
    report(reports, rounds);
    return judge(reports.filter(({ name }) => name !== EMPTY));
  } finally {
    empty.close();
    await stopPortal(portal);
  }
}

const emptyPage =
  '<!doctype html><html lang="fr"><head><meta name="viewport" content="width=device-width"><meta name="description" content="Rien"><title>Rien</title></head><body><h1>Rien</h1></body></html>';

/** The pages; each was requested once with its pictures, as on a portal in use. */
async function pagesOf(portal: string): Promise<Page[]> {
  const list = await (await fetch(`${portal}/annonces`)).text();
  const listing = /href="(\/annonces\/[^"?]+)"/.exec(list)![1]!;
  const pages = ["/", "/annonces", listing, "/Rechercher", "/annonceurs"].map((path) => ({
    name: path === listing ? "une annonce" : path,
    url: new URL(path, portal).href,
  }));
  for (const { url } of pages) {
    const html = await (await fetch(url)).text();
    const pictures = new Set([...html.matchAll(/\/(?:media|brand)\/[^\s",&)]+/g)].map(([path]) => path));
    for (const picture of pictures) await (await fetch(new URL(picture, portal))).arrayBuffer();
  }
  return pages;
}

// Pages take turns, so that other load of the machine affects all of them.
async function visitInTurn(pages: Page[], rounds: number): Promise<Map<string, PageReport[]>> {
  const visits = new Map<string, PageReport[]>(pages.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const { name, url } of pages) {
      const processor = await measureProcessor();
      const slower = Math.max(1, processor / PHONE);
      visits.get(name)!.push({ ...(await visit(url, slower)), ...(await visitAsPhone(url, slower)), processor });
      process.stdout.write(`Tour ${round} sur ${rounds} : ${name}\n`);
    }
  }
  return visits;
}

function medianOf(visits: PageReport[]): PageReport {
  const median = (read: (visit: PageReport) => number) => percentile(visits.map(read), 0.5);
  return {
    scores: {
      performance: median(({ scores }) => scores.performance),
      accessibility: median(({ scores }) => scores.accessibility),
      "best-practices": median(({ scores }) => scores["best-practices"]),
      seo: median(({ scores }) => scores.seo),
    },
    lcp: median(({ lcp }) => lcp),
    cls: median(({ cls }) => cls),
    tbt: median(({ tbt }) => tbt),
    answers: { early: median(({ answers }) => answers.early), later: median(({ answers }) => answers.later) },
    weights: {
      html: median(({ weights }) => weights.html),
      style: median(({ weights }) => weights.style),
      script: median(({ weights }) => weights.script),
      font: median(({ weights }) => weights.font),
      picture: median(({ weights }) => weights.picture),
    },
    processor: median(({ processor }) => processor),
    failures: [...new Set(visits.flatMap(({ failures }) => failures))],
  };
}

function report(reports: { name: string; report: PageReport }[], rounds: number): void {
  const head = [
    "",
    "performance",
    "accessibilité",
    "pratiques",
    "SEO",
    "LCP (ms)",
    "CLS",
    "TBT (ms)",
    "1er geste (ms)",
    "geste (ms)",
    "HTML (Ko)",
    "CSS",
    "JS",
    "polices",
    "images",
    "indice du processeur",
  ];
  const rows = reports.map(({ name, report: { scores, lcp, cls, tbt, answers, weights, processor } }) => [
    name,
    ...[scores.performance, scores.accessibility, scores["best-practices"], scores.seo].map(String),
    lcp.toFixed(0),
    cls.toFixed(3),
    tbt.toFixed(0),
    answers.early.toFixed(0),
    answers.later.toFixed(0),
    ...[weights.html, weights.style, weights.script, weights.font, weights.picture].map((size) => size.toFixed(1)),
    processor.toFixed(0),
  ]);
  process.stdout.write(
    `\nMédianes de ${rounds} visites, téléphone et 4G lente simulés ; octets tels que reçus, par gzip ;\n« geste » : temps d’un geste à ce qu’il montre, pendant que la page démarre, puis ensuite.\n\n${table([head, ...rows])}\n`,
  );
}

function judge(reports: { name: string; report: PageReport }[]): boolean {
  const missed = reports.flatMap(({ name, report: { scores, lcp, cls, tbt, answers, weights, failures } }) => {
    const misses: string[] = [];
    for (const [category, score] of Object.entries(scores)) {
      const target = category === "performance" ? targets.performance : targets.others;
      if (score < target)
        misses.push(
          `${category} ${score}, moins que ${target}${category === "performance" ? "" : ` (${failures.join(", ")})`}`,
        );
    }
    if (lcp > targets.lcp) misses.push(`LCP ${lcp.toFixed(0)} ms, plus que ${targets.lcp}`);
    if (cls > targets.cls) misses.push(`CLS ${cls.toFixed(3)}, plus que ${targets.cls}`);
    if (tbt > targets.tbt) misses.push(`TBT ${tbt.toFixed(0)} ms, plus que ${targets.tbt}`);
    if (answers.early > targets.early)
      misses.push(`1er geste ${answers.early.toFixed(0)} ms, plus que ${targets.early}`);
    if (answers.later > targets.later) misses.push(`geste ${answers.later.toFixed(0)} ms, plus que ${targets.later}`);
    for (const [kind, budget] of Object.entries(publicBudgets)) {
      const size = weights[kind as keyof typeof publicBudgets];
      if (size > budget) misses.push(`${kind} ${size.toFixed(1)} Ko, plus que ${budget}`);
    }
    return misses.map((miss) => `${name} : ${miss}`);
  });
  return reportMisses(missed);
}

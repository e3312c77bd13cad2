import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Platform } from "#app/platform/context.ts";
import { openDatabase } from "#db/client.ts";
import { createJobMetrics, createMetrics } from "./metrics.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const alarms = read("deploy/prometheus/alarms.yaml")
  .split(/^ {6}- alert: /m)
  .slice(1);

/** The names that `/metrics` prints, with those that Prometheus makes of histograms, and `up`, which is its own. */
const printed = new Set(["up"]);

beforeAll(async () => {
  // Only names are read: no connection is opened.
  const db = openDatabase("postgres://localhost/none");
  const pages = createMetrics(db);
  pages.watchCache({ bytes: 0, pages: 0 });
  const jobs = createJobMetrics({ db, media: { hasRoom: () => Promise.resolve(true) } as Platform["media"] });
  for (const { name, type } of [...pages.registry.getMetricsAsArray(), ...jobs.getMetricsAsArray()])
    // The type at run time is a word.
    for (const suffix of String(type) === "histogram" ? ["_bucket", "_count", "_sum"] : [""])
      printed.add(name + suffix);
  await db.$client.end();
});

/** The metrics that an expression of Prometheus reads: each is followed by its labels. */
const metricsOf = (text: string) => [...text.matchAll(/([a-z_0-9]+)\{/g)].map((found) => found[1]!);

test.each(["deploy/prometheus/alarms.yaml", "deploy/prometheus/alarms.test.yaml", "deploy/grafana/dashboard.json"])(
  "%s names only metrics that the portal prints",
  (path) => {
    const named = metricsOf(read(path));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !printed.has(name))).toEqual([]);
  },
);

test("each alarm says what to do, is tried by promtool, and is in the documents", () => {
  const documented = read("docs/operations/survive.md");
  const tried = read("deploy/prometheus/alarms.test.yaml");
  expect(alarms.length).toBeGreaterThan(5);
  for (const alarm of alarms) {
    const name = alarm.split("\n")[0]!;
    expect(alarm).toMatch(/severity: page\b[^]*summary: \S[^]*action: >-\n +\S/);
    expect(tried).toContain(name);
    expect(documented).toContain(`\`${name}\``);
  }
});

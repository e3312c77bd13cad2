import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { environment, packagedNode, root, say } from "./prepare.mjs";

const bin = (name) => join("node_modules", name);

/** Seconds of processor time of the whole machine. */
const workedSeconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1_000, 0);

/** Runs checks and tests, and counts one per check and one per test. With `TEST_REPORTS`, a folder, the reports of all tests stay there. */
export function startTally() {
  const kept = process.env.TEST_REPORTS;
  if (kept) mkdirSync(kept, { recursive: true });
  const reports = kept ?? mkdtempSync(join(tmpdir(), "bienvu-reports-"));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const stages = [];

  /** Records the duration of a stage, and the processor time meanwhile. */
  async function timed(title, work) {
    const [start, worked] = [Date.now(), workedSeconds()];
    const result = await work;
    const [seconds, ofProcessors] = [(Date.now() - start) / 1_000, workedSeconds() - worked];
    stages.push(`${title} ${Math.round(seconds)} s (${Math.round(ofProcessors)} s de processeur)`);
    return result;
  }

  /** Runs commands that must all succeed. Prints their output at their end, since checks run in parallel. */
  async function check(title, ...commands) {
    const { succeeds, output } = await timed(title, runAll(commands));
    say(`\n── ${title} : ${succeeds ? "réussi" : "échec"}${succeeds ? "" : `\n${output}`}`);
    total[succeeds ? "passed" : "failed"] += 1;
    return succeeds;
  }

  function count({ passed, failed, skipped }, status) {
    total.passed += passed;
    total.skipped += skipped;
    // A run that crashed outside of its tests, or ran no test, counts as failed.
    const broke = failed === 0 && (status !== 0 || passed === 0);
    total.failed += broke ? 1 : failed;
  }

  /** Runs projects of Vitest, or only some of their files, with the given environment variables. */
  async function vitest(projects, { isQuiet = false, files = [], variables = {} } = {}) {
    const report = join(reports, `${projects.join("-")}.json`);
    const selection = projects.flatMap((project) => ["--project", project]);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    if (!isQuiet) say(`\n── Tests : ${projects.join(", ")}`);
    const { status, output } = await timed(
      projects.join(", "),
      run([bin("vitest/vitest.mjs"), "run", ...selection, ...reporters, ...files], { isQuiet, variables }),
    );
    if (isQuiet) say(`\n── Tests : ${projects.join(", ")}\n${output}`);
    count(readVitest(report), status);
  }

  /** Runs a project of Playwright, or only a selection of it, with the given environment variables. */
  async function playwright(project, { selection = [], variables = {} } = {}) {
    const report = join(reports, `playwright-${project}.json`);
    say(`\n── Tests : ${project}`);
    const played = runPlaywright(project, {
      reporters: "dot,json",
      selection,
      variables: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...variables },
    });
    const status = await timed(project, played);
    count(readPlaywright(report), status);
  }

  /** Prints the result and exits. */
  function finish() {
    if (!kept) rmSync(reports, { recursive: true, force: true });
    const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
    say(`\n── Durées : ${stages.join(" · ")}`);
    say(`${total.passed} passed, ${total.failed} failed${skipped}`);
    process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
  }

  return { check, vitest, playwright, finish };
}

/** The checks that need only the sources: format, types, lint and unit tests (all, or the given files), in under a minute. */
export async function quickChecks(tally, { unitTests = [] } = {}) {
  await tally.check("Mise en forme", [bin("oxfmt/bin/oxfmt"), "--check"]);
  await tally.check("Types", [bin("@react-router/dev/bin.cjs"), "typegen"], [bin("typescript/bin/tsc"), "--noEmit"]);
  await tally.check("Style et couches", [bin("oxlint/bin/oxlint"), "--deny-warnings"]);
  await tally.vitest(["unit"], { isQuiet: true, files: unitTests });
}

function readVitest(path) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readReport(path);
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
}

function readPlaywright(path) {
  const { expected, unexpected, flaky, skipped } = readReport(path).stats ?? {};
  return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0), skipped: skipped ?? 0 };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

/**
 * Runs tests of Playwright, and returns the exit status. Failed tests run again for their trace, ten at most; they stay failed. Tracing
 * all tests would cost a tenth of the run.
 */
export async function runPlaywright(project, { reporters = "list", selection = [], variables = {} } = {}) {
  const play = (args) =>
    run([bin("@playwright/test/cli.js"), "test", `--project=${project}`, ...args], {
      variables: { NODE_ENV: "production", ...variables },
    });
  const { status } = await play([`--reporter=${reporters}`, ...selection]);
  if (status === 1) {
    say("\n── Les tests en échec, rejoués pour leur trace dans test-results/traces/ :");
    const again = ["--last-failed", "--last-failed-file=test-results/.last-run.json", "--output=test-results/traces"];
    await play(["--reporter=list", ...again, "--max-failures=10", "--trace=on"]);
  }
  return status;
}

/** Runs scripts one after another, until one fails. */
async function runAll(commands) {
  let output = "";
  for (const args of commands) {
    const ended = await run(args, { isQuiet: true });
    output += ended.output;
    if (ended.status !== 0) return { succeeds: false, output };
  }
  return { succeeds: true, output };
}

/** Runs a script in the packaged Node. */
function run(args, { variables = {}, isQuiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(packagedNode, args, {
      cwd: root,
      env: { ...environment, NODE_ENV: "test", ...variables },
      stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => done({ status: 1, output: `${output}${error.message}\n` }));
    child.on("close", (status) => done({ status: status ?? 1, output }));
  });
}

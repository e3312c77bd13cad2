import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, packagedNode, root, say } from "./prepare.mjs";

const bin = (name) => join("node_modules", name);

/** Runs checks and tests and counts them: one per check, one per test. */
export function startTally() {
  const reports = mkdtempSync(join(tmpdir(), "bienvu-reports-"));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const stages = [];

  /** Notes how long a stage takes. */
  async function timed(title, work) {
    const start = Date.now();
    const result = await work;
    stages.push(`${title} ${Math.round((Date.now() - start) / 1000)} s`);
    return result;
  }

  /** Runs commands that must all succeed. Their output is printed when they end, since checks run in parallel. */
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

  /** Runs projects of Vitest, with the given environment variables. */
  async function vitest(projects, { isQuiet = false, variables = {} } = {}) {
    const report = join(reports, `${projects.join("-")}.json`);
    const selection = projects.flatMap((project) => ["--project", project]);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    if (!isQuiet) say(`\n── Tests : ${projects.join(", ")}`);
    const { status, output } = await timed(
      projects.join(", "),
      run([bin("vitest/vitest.mjs"), "run", ...selection, ...reporters], { isQuiet, variables }),
    );
    if (isQuiet) say(`\n── Tests : ${projects.join(", ")}\n${output}`);
    count(readVitest(report), status);
  }

  /** Runs a project of Playwright, with the given environment variables. */
  async function playwright(project, { variables = {} } = {}) {
    const report = join(reports, `playwright-${project}.json`);
    say(`\n── Tests : ${project}`);
    const played = runPlaywright(project, {
      reporters: "dot,json",
      variables: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...variables },
    });
    const status = await timed(project, played);
    count(readPlaywright(report), status);
  }

  /** Prints the result and exits. */
  function finish() {
    rmSync(reports, { recursive: true, force: true });
    const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
    say(`\n── Durées : ${stages.join(" · ")}`);
    say(`${total.passed} passed, ${total.failed} failed${skipped}`);
    process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
  }

  return { check, vitest, playwright, finish };
}

/** The checks that need only the sources: format, types, lint and unit tests, in under a minute. */
export async function quickChecks(tally) {
  await tally.check("Mise en forme", [bin("oxfmt/bin/oxfmt"), "--check"]);
  await tally.check("Types", [bin("@react-router/dev/bin.cjs"), "typegen"], [bin("typescript/bin/tsc"), "--noEmit"]);
  await tally.check("Style et couches", [bin("oxlint/bin/oxlint"), "--deny-warnings"]);
  await tally.vitest(["unit"], { isQuiet: true });
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
 * Runs tests of Playwright, and returns the exit status. Tests that failed run again for their trace, ten at most; they stay
 * failed. To trace all tests would cost a tenth of the run.
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

// Lints the files for operators (Dockerfile, compose.yaml, deploy/) with the programs of this machine, and prints the missing ones.
// Debian: apt-get install yamllint prometheus nginx-light systemd.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, root, say } from "./prepare.mjs";

const folder = mkdtempSync(join(tmpdir(), "bienvu-deploy-"));
const units = readdirSync(join(root, "deploy", "systemd")).map((name) => join("deploy", "systemd", name));
const prometheus = (name) => join("deploy", "prometheus", name);
// Indentation is `npm run format`'s.
const yamlRules = "{extends: relaxed, rules: {indentation: disable, line-length: {max: 140}}}";

const checks = [
  ["yamllint", "--strict", "-d", yamlRules, "compose.yaml", "deploy"],
  ["npx", "--yes", "dockerfile-utils@0.16.3", "lint", "Dockerfile"],
  ["docker", "compose", "--file", "compose.yaml", "config", "--quiet"],
  ["docker", "compose", "--file", "compose.yaml", "--file", "deploy/two-portals.yaml", "config", "--quiet"],
  ["promtool", "check", "config", prometheus("prometheus.yaml")],
  ["promtool", "test", "rules", prometheus("alarms.test.yaml")],
  ["promtool", "check", "rules", dashboardExpressions()],
  ["systemd-analyze", "verify", ...units],
  ["nginx", "-t", "-c", nginxSettings(), "-g", `pid ${join(folder, "pid")}; error_log stderr;`],
];

const failed = checks.map(check).filter((isRight) => !isRight);
rmSync(folder, { recursive: true });
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs a linter; false where it reports a problem. */
function check([program, ...args]) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env: { ...environment, SESSION_SECRET: "for the check of deploy/two-portals.yaml" },
    encoding: "utf8",
  });
  const name = [program, ...args].join(" ");
  const output = `${stdout ?? ""}${stderr ?? ""}`;
  if (error) say(`- ${program} is not installed: skipped`);
  else if (status === 0) say(`✓ ${name}`);
  // Skips npm without its registry, and Docker without Compose.
  else if (/^npm error|unknown (flag|shorthand flag)|is not a docker command/m.test(output))
    say(`- ${name}: cannot run here, skipped`);
  else {
    say(`✗ ${name}\n${output}`);
    return false;
  }
  return true;
}

/** The dashboard's expressions as rules that promtool can parse, with values for Grafana's variables. */
function dashboardExpressions() {
  const path = join(folder, "dashboard.json");
  const { panels } = JSON.parse(readFileSync(join(root, "deploy", "grafana", "dashboard.json"), "utf8"));
  const rules = panels
    .flatMap(({ targets }) => targets)
    .map(({ expr }, index) => ({
      record: `dashboard_${index}`,
      expr: expr.replaceAll("$__rate_interval", "1m").replaceAll("$instance", ".*"),
    }));
  writeFileSync(path, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
  return path;
}

/** The settings of nginx with addresses that resolve outside of the containers. */
function nginxSettings() {
  const path = join(folder, "nginx.conf");
  const text = readFileSync(join(root, "deploy", "nginx.conf"), "utf8");
  writeFileSync(path, text.replaceAll(/server portal[-\d]*:/g, "server 127.0.0.1:"));
  return path;
}

import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { buildSite, installPackages, root, say, stop } from "./prepare.mjs";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { runNode } from "./run-node.mjs";

/** Prepares what each bench needs beyond the portal's packages; returns the bench's settings. */
const prepare = {
  office: buildSite,
  import: buildSite,
  migrate: buildSite,
  mixed: buildSite,
  pages: preparePages,
  publish: buildSite,
  serve: prepareServe,
};

installPackages();
runNode(["bench/main.ts", ...process.argv.slice(2)], {
  NODE_ENV: "production",
  ...prepare[process.argv[2]]?.(),
});

/** Builds the site, and finds Lighthouse and a browser. */
function preparePages() {
  buildSite();
  installPackages(join(root, "bench", "pages", "lighthouse"));
  return { CHROMIUM_PATH: findBrowser() };
}

/** Builds the site, and finds the load generator: Debian's package, which root installs if needed. */
function prepareServe() {
  buildSite();
  const isThere = () => spawnSync("wrk", ["--version"], { stdio: "ignore" }).error === undefined;
  if (!isThere() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installation de wrk par apt-get…");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update"], { stdio: "ignore", env });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "wrk"], { stdio: "ignore", env });
  }
  if (!isThere()) stop("wrk est introuvable : installez-le (paquet « wrk » de Debian).");
}

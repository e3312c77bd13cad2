import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say, stop } from "./prepare.mjs";

const isThere = () => spawnSync("wrk", ["--version"], { stdio: "ignore" }).error === undefined;

/** The path of wrk; installs Debian's package as root if needed. */
export function findWrk() {
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installation de wrk par apt-get…");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update"], { stdio: "ignore", env });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "wrk"], { stdio: "ignore", env });
  }
  if (!isThere()) stop("wrk est introuvable : installez-le (paquet « wrk » de Debian).");
}

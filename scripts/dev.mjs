import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { environment, installPackages, packagedNode, root, say } from "./prepare.mjs";

// Vite reloads pages. Changes outside of Vite restart the server, after a clean shutdown.
const watched = ["server", "db", "app/platform"];
const SETTLE_MS = 100;

installPackages();
let isStopping = false;
let isRestarting = false;
let restartTimer;
let child = start();

for (const folder of watched)
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name || !/\.(ts|sql)$/.test(name) || name.endsWith(".test.ts")) return;
    clearTimeout(restartTimer);
    restartTimer = setTimeout(() => {
      if (isRestarting) return;
      say(`${folder}/${name} a changé : le serveur redémarre.`);
      if (!child) return void (child = start());
      // A second signal would kill the server while its database still runs.
      isRestarting = true;
      child.kill("SIGTERM");
    }, SETTLE_MS);
  });

// A terminal sends Ctrl-C to both processes: this process only waits for the other.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    isStopping = true;
    if (!child) process.exit();
    if (signal !== "SIGINT") child.kill(signal);
  });

function start() {
  const started = spawn(packagedNode, ["server/main.ts"], {
    cwd: root,
    env: { ...environment, NODE_ENV: "development" },
    stdio: "inherit",
  });
  started.on("exit", (code, signal) => {
    if (isStopping) process.exit(signal ? 1 : (code ?? 1));
    // A server that stopped by itself restarts at the next change.
    child = isRestarting ? start() : null;
    isRestarting = false;
  });
  return started;
}

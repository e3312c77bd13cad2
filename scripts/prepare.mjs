// Plain JavaScript for the machine's own Node (20 or newer): it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { keepPreviousAssets, compressAssets } from "./built-assets.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const OLDEST_NODE = 20;

/** Puts the packages' programs first on the PATH, so that `node` is the packaged one. */
export const environment = {
  ...process.env,
  PATH: `${join(modules, ".bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
};

/** Path of the packaged Node. */
export const packagedNode = join(modules, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

function refuseOldNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= OLDEST_NODE) return;
  stop(`Node ${process.versions.node} est trop ancien : il faut Node ${OLDEST_NODE} ou plus récent.`);
}

/** Installs the packages of a folder, by a recent Node only, when its lock file has changed since the last complete installation. */
export function installPackages(folder = root, { withDevelopment = true } = {}) {
  refuseOldNode();
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, "node_modules", ".installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock && existsSync(packagedNode)) return;
  say("Installation des paquets…");
  rmSync(stamp, { force: true });
  // Not `npm ci`: it refuses a lock file when the registry lacked an optional package of another system. --no-save leaves
  // the lock file unchanged. The build needs development packages.
  runQuietly(
    npmCommand(),
    [
      "install",
      "--no-save",
      withDevelopment ? "--include=dev" : "--omit=dev",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    "L'installation des paquets a échoué.",
    { cwd: folder },
  );
  writeFileSync(stamp, lock);
}

/** Builds the site when a source file has changed since the last complete build. */
export function buildSite() {
  const sources = hashSources([
    "app",
    "server/app.ts",
    "server/pages",
    "public",
    "db",
    "package-lock.json",
    "vite.config.ts",
    "scripts/base-map-plugin.ts",
    "react-router.config.ts",
    "tsconfig.json",
  ]);
  const stamp = join(root, "build", ".built");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  say("Construction du site…");
  keepPreviousAssets(join(root, "build"));
  const cli = join(modules, "@react-router", "dev", "bin.cjs");
  // Always production: tests set another NODE_ENV, with which React would be built for development.
  runQuietly(packagedNode, [cli, "build"], "La construction du site a échoué.", { NODE_ENV: "production" });
  compressAssets(join(root, "build", "client"));
  writeFileSync(stamp, sources);
}

function hashSources(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).toSorted()) add(join(path, name));
      return;
    }
    if (/\.test\.tsx?$/.test(path)) return;
    hash.update(relative(root, path)).update("\0").update(readFileSync(path)).update("\0");
  };
  for (const path of paths) add(join(root, path));
  return hash.digest("hex");
}

/** npm on the PATH; Windows has another name for it. */
export function npmCommand() {
  return process.platform === "win32" ? "npm.cmd" : "npm";
}

function runQuietly(command, args, failure, { cwd = root, ...variables } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...environment, ...variables },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ""}${stderr ?? ""}${error ? `${error.message}\n` : ""}`);
  stop(failure);
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

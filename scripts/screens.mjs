import { findBrowser } from "./browser.mjs";
import { buildSite, installPackages, refuseOldNode } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

refuseOldNode();
installPackages();
buildSite();
runNode(["gallery/main.ts", ...process.argv.slice(2)], { NODE_ENV: "production", CHROMIUM_PATH: findBrowser() });

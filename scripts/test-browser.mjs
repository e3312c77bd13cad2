import { findBrowser } from "./browser.mjs";
import { buildSite, installPackages, refuseOldNode } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

// Journeys or screens on a fresh build: `npm run test:e2e -- tests/e2e/map.e2e.ts`.
refuseOldNode();
installPackages();
buildSite();
const [project, ...selection] = process.argv.slice(2);
runNode(["node_modules/@playwright/test/cli.js", "test", `--project=${project}`, "--reporter=list", ...selection], {
  NODE_ENV: "production",
  CHROMIUM_PATH: findBrowser(),
});

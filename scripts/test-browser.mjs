import { findBrowser } from "./browser.mjs";
import { buildSite, installPackages, refuseOldNode } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

// Builds the site, then runs journeys or screens: `npm run test:e2e -- tests/e2e/map.e2e.ts`.
refuseOldNode();
installPackages();
buildSite();
const [project, ...selection] = process.argv.slice(2);
runNode(["node_modules/@playwright/test/cli.js", "test", `--project=${project}`, "--reporter=list", ...selection], {
  NODE_ENV: "production",
  CHROMIUM_PATH: findBrowser(),
});

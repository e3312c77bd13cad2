import { findBrowser } from "./browser.mjs";
import { buildSite, installPackages } from "./prepare.mjs";
import { runPlaywright } from "./tally.mjs";

// Builds the site, then runs journeys or screens: `npm run test:e2e -- tests/e2e/map.e2e.ts`.
installPackages();
buildSite();
const [project, ...selection] = process.argv.slice(2);
const variables = { CHROMIUM_PATH: findBrowser() };
process.exit(await runPlaywright(project, { selection, variables }));

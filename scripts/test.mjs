import { findBrowser } from "./browser.mjs";
import { installPackages } from "./prepare.mjs";
import { quickChecks, startTally } from "./tally.mjs";
import { startTestDatabase } from "./test-database.mjs";

installPackages();
const chromium = findBrowser();
const tally = startTally();
const database = startTestDatabase();
try {
  const [isBuilt] = await Promise.all([
    tally.check("Construction du site", ["scripts/build.mjs"], ["scripts/check-client-bundle.mjs"]),
    quickChecks(tally),
  ]);
  const variables = { ...(await database.ready), CHROMIUM_PATH: chromium };
  await tally.vitest(isBuilt ? ["db", "http"] : ["db"], { variables });
  if (isBuilt) await tally.playwright("e2e", { variables });
} finally {
  await database.stop();
}
tally.finish();

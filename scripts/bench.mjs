import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { buildSite, installPackages, refuseOldNode, root } from "./prepare.mjs";
import { findWrk } from "./wrk.mjs";
import { runNode } from "./run-node.mjs";

/** What a bench needs beyond the portal's packages; its settings. */
const prepare = {
  desk: buildSite,
  hostile: buildSite,
  import: buildSite,
  memory: buildSite,
  migrate: buildSite,
  mixed: buildSite,
  pages: preparePages,
  publish: buildSite,
  serve: prepareServe,
};

refuseOldNode();
installPackages();
runNode(["bench/main.ts", ...process.argv.slice(2)], {
  NODE_ENV: "production",
  ...prepare[process.argv[2]]?.(),
});

/** The built site, Lighthouse and a browser. */
function preparePages() {
  buildSite();
  installPackages(join(root, "bench", "pages", "lighthouse"));
  return { CHROMIUM_PATH: findBrowser() };
}

/** The built site and the load generator. */
function prepareServe() {
  buildSite();
  findWrk();
}

import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { buildSite, installPackages, refuseOldNode, root } from "./prepare.mjs";
import { findWrk } from "./wrk.mjs";
import { runNode } from "./run-node.mjs";

/** Prepares what each bench needs beyond the portal's packages; returns the bench's settings. */
const prepare = {
  office: buildSite,
  import: buildSite,
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

/** Builds the site, and finds Lighthouse and a browser. */
function preparePages() {
  buildSite();
  installPackages(join(root, "bench", "pages", "lighthouse"));
  return { CHROMIUM_PATH: findBrowser() };
}

/** Builds the site, and finds the load generator. */
function prepareServe() {
  buildSite();
  findWrk();
}

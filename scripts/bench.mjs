import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { buildSite, installPackages, refuseOldNode, root } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

refuseOldNode();
installPackages();
runNode(["bench/main.ts", ...process.argv.slice(2)], {
  NODE_ENV: "production",
  ...(process.argv[2] === "pages" ? preparePages() : {}),
});

/** What the bench of pages needs beyond the portal's packages: the built site, Lighthouse and a browser. */
function preparePages() {
  buildSite();
  installPackages(join(root, "bench", "pages", "lighthouse"));
  return { CHROMIUM_PATH: findBrowser() };
}

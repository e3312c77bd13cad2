import { buildSite, installPackages, refuseOldNode } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

refuseOldNode();
installPackages();
buildSite();
runNode(["server/workers/reload.ts"], { NODE_ENV: "production" });

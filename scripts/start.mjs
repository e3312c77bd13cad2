import { buildSite, installPackages, refuseOldNode } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

refuseOldNode();
installPackages();
buildSite();
runNode(["server/main.ts"], { NODE_ENV: "production" });

import { installPackages, refuseOldNode } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

refuseOldNode();
installPackages();
runNode(["server/accept-settings.ts"], { NODE_ENV: "production" });

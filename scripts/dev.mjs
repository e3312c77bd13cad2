import { installPackages, refuseOldNode } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

refuseOldNode();
installPackages();
runNode(["server/main.ts"], { NODE_ENV: "development" });

import { installPackages, refuseOldNode } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

refuseOldNode();
installPackages();
runNode(["server/migrate.ts"], { NODE_ENV: "production" });

import { installPackages, refuseOldNode } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

refuseOldNode();
installPackages();
runNode(["server/backup/backup-command.ts", ...process.argv.slice(2)], { NODE_ENV: "production" });

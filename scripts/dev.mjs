import { installPackages, refuseOldNode } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

refuseOldNode();
installPackages();
// Vite reloads pages. The server and what it imports outside of Vite is started again when a file of it changes.
runNode(["--watch", "--watch-preserve-output", "server/main.ts"], { NODE_ENV: "development" });

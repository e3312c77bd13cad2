import { installPackages } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

// Runs a program of server/ in the packaged Node: its path, then its own arguments.
installPackages();
runNode(process.argv.slice(2), { NODE_ENV: "production" });

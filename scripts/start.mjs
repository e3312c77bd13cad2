import { buildSite, installPackages } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";

installPackages();
buildSite();
runNode(["server/main.ts"], { NODE_ENV: "production" });

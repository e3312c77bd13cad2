import { installPackages, refuseOldNode } from "./prepare.mjs";
import { quickChecks, startTally } from "./tally.mjs";

refuseOldNode();
installPackages();
const tally = startTally();
await quickChecks(tally);
tally.finish();

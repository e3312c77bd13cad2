import { installPackages } from "./prepare.mjs";
import { quickChecks, startTally } from "./tally.mjs";

installPackages();
const tally = startTally();
await quickChecks(tally);
tally.finish();

import { buildSite, installPackages, refuseOldNode } from "./prepare.mjs";

refuseOldNode();
installPackages();
buildSite();

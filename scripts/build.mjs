import { buildSite, installPackages } from "./prepare.mjs";

installPackages();
buildSite();

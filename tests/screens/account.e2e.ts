import { accountScreens } from "./account-screens.ts";
import { lookAtScreens } from "./look-at-screens.ts";

lookAtScreens(accountScreens);

import { accountScreens } from "../screens/account-screens.ts";
import { lookAtScreens } from "../screens/look-at-screens.ts";

lookAtScreens(accountScreens);

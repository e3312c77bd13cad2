import { lookAtScreens } from "./look-at-screens.ts";
import { officeScreens } from "./office-screens.ts";

lookAtScreens(officeScreens);

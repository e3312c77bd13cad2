import { advertiserScreens } from "./advertiser-screens.ts";
import { lookAtScreens } from "./look-at-screens.ts";

lookAtScreens(advertiserScreens);

import { advertiserScreens } from "../screens/advertiser-screens.ts";
import { lookAtScreens } from "../screens/look-at-screens.ts";

lookAtScreens(advertiserScreens);

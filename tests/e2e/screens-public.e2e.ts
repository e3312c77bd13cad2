import { publicScreens } from "../screens/public-screens.ts";
import { lookAtScreens } from "../screens/look-at-screens.ts";

lookAtScreens(publicScreens);

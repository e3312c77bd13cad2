import { publicScreens } from "./public-screens.ts";
import { lookAtScreens } from "./look-at-screens.ts";

lookAtScreens(publicScreens);

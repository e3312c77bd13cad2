import { contradictedCounts } from "#app/domain/comforts.ts";
import { isHome } from "#app/domain/listing-kind.ts";
import { fieldApplies } from "../listing-fields.ts";
import { advise, exceeds, type ListingRule, refuse, refuseEach } from "./listing-rule.ts";

/** The least area of a further main room, in m² (règlement sanitaire départemental type, article 40-3). */
const LEAST_ROOM = 7;
/** A Carrez area also counts verandas, basements and attics, but hardly more than this multiple of the living area. */
const MOST_CARREZ = 1.3;

/** Rules about areas, rooms and comforts. */
export const homeRules: ListingRule[] = [
  refuse("bedrooms", "moreBedroomsThanRooms", ({ bedrooms, rooms }) => exceeds(bedrooms, rooms)),
  refuse("floor", "floorAboveTop", ({ floor, floorCount }) => exceeds(floor, floorCount)),
  refuse("yearBuilt", "builtTooLate", ({ yearBuilt }, { today }) => exceeds(yearBuilt, Number(today.slice(0, 4)) + 5)),
  // Loi du 10 juillet 1965, article 46.
  refuse(
    "carrezArea",
    "carrezRequired",
    ({ isCopropriete, carrezArea }, { kind }) =>
      isCopropriete === true && carrezArea === null && fieldApplies("carrezArea", kind),
  ),
  refuseEach((values) =>
    contradictedCounts(values.features ?? [], values).map((field) => ({ field, code: "countContradictsComfort" })),
  ),
  refuseEach(({ roomName, roomArea }) =>
    (roomArea ?? []).flatMap((area, row) =>
      area !== null && !roomName?.[row] ? [{ field: "roomName", code: "roomNameRequired", row }] : [],
    ),
  ),
  advise(
    "rooms",
    "crampedRooms",
    ({ rooms, livingArea }, { kind }) =>
      isHome(kind) && rooms !== null && rooms > 1 && livingArea !== null && livingArea < rooms * LEAST_ROOM,
  ),
  advise("carrezArea", "carrezAboveLiving", ({ carrezArea, livingArea }) =>
    exceeds(carrezArea, livingArea && livingArea * MOST_CARREZ),
  ),
];

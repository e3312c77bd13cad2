import { contradictedCounts } from "#app/domain/comforts.ts";
import { isHome } from "#app/domain/listing-kind.ts";
import { fieldApplies } from "../listing-fields.ts";
import { type Advice, exceeds, type Refusal, rule } from "./listing-rule.ts";

/** The least area of a further main room, in m² (règlement sanitaire départemental type, article 40-3). */
const LEAST_ROOM = 7;
/** A Carrez area also counts verandas, basements and attics, but hardly more than this multiple of the living area. */
const MOST_CARREZ = 1.3;

/** Rules about areas, rooms and comforts. */
export const homeRefusals: Refusal[] = [
  rule("bedrooms", "moreBedroomsThanRooms", ({ bedrooms, rooms }) => exceeds(bedrooms, rooms)),
  rule("floor", "floorAboveTop", ({ floor, floorCount }) => exceeds(floor, floorCount)),
  rule("yearBuilt", "builtTooLate", ({ yearBuilt }, { today }) => exceeds(yearBuilt, Number(today.slice(0, 4)) + 5)),
  // Loi du 10 juillet 1965, article 46.
  rule(
    "carrezArea",
    "carrezRequired",
    ({ isCopropriete, carrezArea }, { kind }) =>
      isCopropriete === true && carrezArea === null && fieldApplies("carrezArea", kind),
  ),
  (values) =>
    contradictedCounts(values.features ?? [], values).map((field) => ({ field, code: "countContradictsComfort" })),
  ({ roomName, roomArea }) =>
    (roomArea ?? []).flatMap((area, row) =>
      area !== null && !roomName?.[row] ? [{ field: "roomName", code: "roomNameRequired", row }] : [],
    ),
];

export const homeAdvice: Advice[] = [
  rule(
    "rooms",
    "crampedRooms",
    ({ rooms, livingArea }, { kind }) =>
      isHome(kind) && rooms !== null && rooms > 1 && livingArea !== null && livingArea < rooms * LEAST_ROOM,
  ),
  rule("carrezArea", "carrezAboveLiving", ({ carrezArea, livingArea }) =>
    exceeds(carrezArea, livingArea && livingArea * MOST_CARREZ),
  ),
];

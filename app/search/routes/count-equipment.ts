import { answerCount } from "../count/answer-count.server.ts";
import { countEquipment } from "../use-cases/count-equipment.server.ts";
import type { Route } from "./+types/count-equipment";

/** `GET /api/annonces/equipements` with the parameters of a search: its `EquipmentCount[]`, or null. */
export const loader = (call: Route.LoaderArgs) => answerCount(call, countEquipment);

import { answerCount } from "../count/answer-count.server.ts";
import { countSearch } from "../use-cases/count-search.server.ts";
import type { Route } from "./+types/count";

/** `GET /api/annonces/nombre` with the parameters of a search: its `SearchCount`. */
export const loader = (call: Route.LoaderArgs) => answerCount(call, countSearch);

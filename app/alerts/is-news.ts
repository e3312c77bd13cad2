import { LEAVING_MINUTES } from "#app/domain/alert.ts";
import type { MatchedEvent } from "./matching.repository.server.ts";

type Moved = Pick<MatchedEvent, "kind" | "isOnShow" | "hasLeftAgain" | "minutesSinceLeft">;

/** Whether anyone hears of an event: not of a leaving that was undone or repeated, nor of a return after some minutes. */
export function isNews({ kind, isOnShow, hasLeftAgain, minutesSinceLeft }: Moved): boolean {
  if (kind === "gone") return !isOnShow && !hasLeftAgain;
  if (kind === "back") return minutesSinceLeft === null || minutesSinceLeft >= LEAVING_MINUTES;
  return true;
}

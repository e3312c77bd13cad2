import { LEAVING_MINUTES } from "#app/domain/alert.ts";
import type { MatchedEvent } from "./matching.repository.server.ts";

type Moved = Pick<MatchedEvent, "kind" | "isOnShow" | "hasLeftAgain" | "minutesSinceLeft">;

/** Whether an event is worth a notice: not if a home left and returned, left twice, or was gone for some minutes only. */
export function isNews({ kind, isOnShow, hasLeftAgain, minutesSinceLeft }: Moved): boolean {
  if (kind === "gone") return !isOnShow && !hasLeftAgain;
  if (kind === "back") return minutesSinceLeft === null || minutesSinceLeft >= LEAVING_MINUTES;
  return true;
}

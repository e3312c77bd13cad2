import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import type { RequestThread } from "./request.ts";

/** The title of a thread's window: the request, the other side and the home. */
export function threadTitle({ number, side, isOtherGone, seekerName, advertiserName, listing }: RequestThread): string {
  const { request, thread } = requestWords.french;
  const other = side === "annonceur" ? seekerName : advertiserName;
  return thread.title(request(number), isOtherGone ? thread.withGone[side] : thread.with(other), listing.title);
}

import type { RequestListener } from "node:http";
import { sendPlainPage } from "./plain-page.ts";

/** Pages rendered at once; beyond, the queue for the database would outlast its patience. */
const MOST_AT_ONCE = 96;

const busyPage = {
  title: "Beaucoup de visites",
  heading: "Beaucoup de visites à la fois",
  text: "La page revient d’elle-même dans quelques secondes.",
  reloadSeconds: 3,
};

/** Answers 503 at once when too many pages are asked for at the same time, rather than all of them too late. */
export function refuseWhenBusy(pages: RequestListener): RequestListener {
  let running = 0;
  return (request, response) => {
    if (running >= MOST_AT_ONCE) {
      sendPlainPage(response, 503, busyPage, { "Retry-After": "2" });
      return;
    }
    running += 1;
    response.once("close", () => (running -= 1));
    pages(request, response);
  };
}

import type { RequestNotice } from "#app/domain/request.ts";
import type { PersonalData } from "./personal-data.repository.server.ts";

/** Puts the sentence of each notice where a text would be. */
export function tellNotices(data: PersonalData, notices: Record<RequestNotice, string>): PersonalData {
  const tell = (requests: PersonalData["requestsSent"]) =>
    requests.map((request) => ({
      ...request,
      events: request.events.map((event) =>
        event.notice === null ? event : { ...event, text: notices[event.notice] },
      ),
    }));
  return { ...data, requestsReceived: tell(data.requestsReceived), requestsSent: tell(data.requestsSent) };
}

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "#app/platform/context.ts";
import { addToFigure } from "#app/administration/figures.repository.server.ts";

const EACH_MS = 60_000;

/**
 * Counts the result pages that this process answers, cached ones too, and adds the number to the day's figure each minute, without
 * visitors and criteria. While the database is away the number waits.
 */
export function countSearches(needs: Pick<Platform, "db" | "log">) {
  let count = 0;
  async function store(): Promise<void> {
    const counted = count;
    if (counted === 0) return;
    count = 0;
    try {
      await addToFigure(needs.db, "searches", counted);
    } catch (error) {
      count += counted;
      needs.log.debug({ err: error }, "the searches of a minute are counted later");
    }
  }
  const timer = setInterval(() => void store(), EACH_MS).unref();
  return {
    step(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      if (request.method === "GET" && isSearch(request.url))
        response.once("finish", () => {
          if (response.statusCode === 200 || response.statusCode === 304) count += 1;
        });
      next();
    },
    store,
    close(): void {
      clearInterval(timer);
      void store();
    },
  };
}

/** Whether an address is a page of results, or the router's request for its data. */
const isSearch = (url = ""): boolean => /^\/annonces(?:\.data)?(?:\?|$)/.test(url);

import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Logger } from "pino";
import type { PublicChanges } from "#app/platform/public-changes.ts";
import { withWaitLimit } from "#db/wait-limit.ts";

/** Between two tests of the connection, which finds one that was cut without a word. */
const CHECK_MS = 1_000;
/** A busy processor delays answers too: losing the connection for it would cost it more work. */
const ANSWER_TIMEOUT_MS = 3_000;
const RETRY_MS = 200;

type Needs = {
  log: Pick<Logger, "warn">;
  changes: PublicChanges;
  /** Sends a message as the portal's statements do, perhaps through a pooler. */
  notify(channel: string): Promise<unknown>;
};

/**
 * Counts the database's notifications of changes (migration 20261126_public_changes), on a connection of its own, which is opened
 * again whenever it is lost. `first` ends when the first attempt has.
 */
export function listenToPageChanges(
  connectionString: string,
  { log, changes, notify }: Needs,
): { first: Promise<void>; close(): Promise<void> } {
  const closing = new AbortController();
  // Heard by this connection alone.
  const ownChannel = `page_changes_${randomUUID()}`;
  let client: pg.Client | null = null;
  let isWarned = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString,
      application_name: "bienvu pages",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWER_TIMEOUT_MS,
    });
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      changes.setConnected(false);
      own.end().catch(() => {});
      if (closing.signal.aborted) return;
      if (!isWarned) log.warn({ err: error }, "no notifications of changes arrive");
      isWarned = true;
      timer = setTimeout(() => void connect(), RETRY_MS).unref();
    };
    own.on("error", lose);
    own.on("end", () => lose());
    let onEcho = () => {};
    own.on("notification", ({ channel, payload }) =>
      channel === ownChannel ? onEcho() : changes.add(payload === "documents"),
    );
    /** Asks for a message from the portal's other connections: it finds a pooler that passes none on, and another database. */
    const echoes = async () => {
      const echo = Promise.withResolvers<void>();
      onEcho = echo.resolve;
      const timeout = setTimeout(echo.reject, ANSWER_TIMEOUT_MS, new Error("no message of the database's arrives"));
      // A message that hangs must not keep its connection from pages.
      const sent = withWaitLimit(ANSWER_TIMEOUT_MS, () => notify(ownChannel));
      await Promise.all([sent, echo.promise]).finally(() => clearTimeout(timeout));
    };
    try {
      await own.connect();
      await own.query(`listen page_changes; listen "${ownChannel}"`);
      await echoes();
      if (closing.signal.aborted) return await own.end();
      client = own;
      isWarned = false;
      changes.setConnected(true);
      check(own, { echoes, lose });
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
    }
  }

  type Questions = { echoes(): Promise<void>; lose(error: Error): void };
  function check(own: pg.Client, questions: Questions): void {
    timer = setTimeout(() => {
      const goOn = () => client === own && !closing.signal.aborted && check(own, questions);
      questions.echoes().then(goOn, questions.lose);
    }, CHECK_MS).unref();
  }

  return {
    first: connect(),
    async close() {
      closing.abort();
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Logger } from "pino";
import type { PublicChanges } from "#app/platform/public-changes.ts";
import { withWaitLimit } from "#db/wait-limit.ts";

/** Milliseconds between two tests of the connection, which find one that broke without notice. */
const CHECK_MS = 1_000;
/** Long enough for a busy processor, since opening another connection would cost it more work. */
const ANSWER_TIMEOUT_MS = 3_000;
const RETRY_MS = 200;

type Needs = {
  log: Pick<Logger, "warn">;
  changes: PublicChanges;
  /** Sends a message in the way of the portal's statements, perhaps through a pooler. */
  notify(channel: string): Promise<unknown>;
};

/**
 * Counts the database's notifications of changes (migration 20261126_public_changes), on a connection of its own, which is opened
 * again whenever it is lost. `first` resolves after the first attempt.
 */
export function listenToPageChanges(
  connectionString: string,
  { log, changes, notify }: Needs,
): { first: Promise<void>; close(): Promise<void> } {
  const closing = new AbortController();
  // Only this connection listens to this channel.
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
    /** Whether a message of the portal's other connections arrives, which a pooler or another database may prevent. */
    const echoes = async () => {
      const echo = Promise.withResolvers<void>();
      onEcho = echo.resolve;
      const timeout = setTimeout(echo.reject, ANSWER_TIMEOUT_MS, new Error("no message of the database's arrives"));
      // A hanging message must not keep a connection that pages need.
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

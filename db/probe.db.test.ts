import { expect, onTestFinished, test } from "vitest";
import { openDatabaseLink } from "#tests/setup/servers/database-link.ts";
import { createTestDatabase } from "#tests/setup/servers/test-database.ts";
import { isDatabaseAway } from "./database-away.ts";
import { openDatabase } from "./client.ts";
import { withWaitLimit } from "./wait-limit.ts";
import { Probe } from "./probe.ts";

test.each(["cut", "freeze"] as const)(
  "a probe fails in its own time while its server is away (%s), and recovers",
  async (end) => {
    const database = await createTestDatabase();
    const link = await openDatabaseLink(database.url);
    const [probe, other] = [new Probe(link.url, 50), openDatabase(link.url)];
    onTestFinished(async () => {
      link.close();
      await Promise.all([probe.close(), other.$client.end()]);
      await database.drop();
    });
    // A busy machine may take longer to connect than a probe waits.
    const answers = () => expect.poll(() => probe.ask("select 1 as one").catch(() => null)).toEqual({ one: 1 });
    await answers();
    link[end]();
    const slower = withWaitLimit(1_000, () => other.$client.query("select 1")).catch(() => "slower");
    const failed = probe.ask("select 1").catch(isDatabaseAway);
    expect(await Promise.race([failed, slower])).toBe(true);
    await link.mend();
    await answers();
  },
);

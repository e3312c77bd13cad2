import { describe, expect, test } from "vitest";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal();
const SEARCH = "/annonces?commune=lyon&rayon=10&priceMin=1000";
const MAP = "/api/carte?cadre=-5_42_8_51&zoom=5&priceMin=1000";
const COUNT = "/api/annonces/nombre?commune=lyon&rayon=10&priceMin=1000";
const EQUIPMENT = "/api/annonces/equipements?commune=lyon&rayon=10&priceMin=1000";
const SENTENCE = "/api/phrase?q=maison%20lyonn";
const START = new Date("2026-03-02T10:00:00Z");
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

/** The processes of this database that wait for the listings: databases of one template have the same table numbers. */
async function findWaiting(): Promise<number[]> {
  const { rows } = await portal.db.$client.query<{ pid: number }>(
    `select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where not granted and relation = 'listings'::regclass and datname = current_database()`,
  );
  return rows.map((row) => row.pid);
}

/** The result of `run` while nobody can read the listings. */
async function withListingsLocked<T>(run: (unlock: () => Promise<unknown>) => Promise<T>): Promise<T> {
  const holder = await portal.db.$client.connect();
  try {
    await holder.query("begin; lock table listings in access exclusive mode");
    return await run(() => holder.query("rollback"));
  } finally {
    await holder.query("rollback");
    holder.release();
  }
}

describe("a visitor without budget", () => {
  const [greedy, other] = ["198.51.100.1", "198.51.100.2"];
  const from = (address: string, path: string, init: RequestInit = {}) => portal.visitFrom(address).fetch(path, init);

  /** The status of an answer that takes a minute, which is more than the whole budget. */
  async function askForAMinute(visitor: string, path: string): Promise<number> {
    portal.clock.set(START);
    const answer = await withListingsLocked(async (unlock) => {
      const asked = from(visitor, path);
      await expect.poll(findWaiting).not.toEqual([]);
      portal.clock.set(later(60));
      await unlock();
      return asked;
    });
    return answer.status;
  }

  test("gets a page that gives the reason, and is served again later; others are not affected", async () => {
    expect(await askForAMinute(greedy, SEARCH)).toBe(200);

    const refused = await from(greedy, SEARCH);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(refused.headers.get("cache-control")).toBe("no-store");
    const page = await refused.text();
    expect(page).toContain("Vous avez fait beaucoup de recherches d’affilée");
    expect(page).toContain("patientez une minute");

    const map = await from(greedy, MAP);
    expect([map.status, map.headers.get("retry-after"), await map.json()]).toEqual([429, "2", { error: "too_much" }]);
    const feeds = ["/annonces.atom?priceMin=1000", "/annonces.json?priceMin=1000"];
    for (const feed of feeds) expect((await from(greedy, feed)).status).toBe(429);
    expect((await from(greedy, "/Rechercher.data")).status).toBe(429);

    expect((await from(greedy, "/credits")).status).toBe(200);
    expect((await from(other, SEARCH)).status).toBe(200);
    expect((await from(other, MAP)).status).toBe(200);
    portal.clock.set(later(62));
    expect((await from(greedy, SEARCH)).status).toBe(200);
    portal.clock.release();
  });

  test.each([
    ["198.51.100.3", COUNT],
    ["198.51.100.4", EQUIPMENT],
    ["198.51.100.5", SENTENCE],
  ])("of counts or suggestions, %s by %s, still gets its searches", async (visitor, path) => {
    expect(await askForAMinute(visitor, path)).toBe(200);
    const again = await from(visitor, path);
    expect([again.status, await again.json()]).toEqual([429, { error: "too_much" }]);
    expect((await from(visitor, SEARCH)).status).toBe(200);
    portal.clock.release();
  });
});

describe("a cancelled statement", () => {
  // All that waits is cancelled until the answer is there: a page asks several statements, and so may the page before it, still.
  const askAndCancel = (path: string) =>
    withListingsLocked(async () => {
      let answered = false;
      const answer = portal.fetch(path).finally(() => (answered = true));
      const cancelWaiting = async () => {
        for (const pid of await findWaiting()) await portal.db.$client.query("select pg_cancel_backend($1)", [pid]);
        return answered;
      };
      await expect.poll(cancelWaiting).toBe(true);
      return answer;
    });

  test.each([SEARCH, "/Rechercher?priceMin=1000", "/"])("answers 503 on the page %s", async (path) => {
    const answer = await askAndCancel(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("10");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("Cette page a pris trop de temps");
  });

  test("answers 503 in a call too", async () => {
    const answer = await askAndCancel(MAP);
    expect([answer.status, await answer.json()]).toEqual([503, { error: "too_slow" }]);
    expect(answer.headers.get("retry-after")).toBe("10");
  });
});

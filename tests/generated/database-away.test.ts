import { beforeAll, expect, onTestFinished, test } from "vitest";
import { findForms } from "../hostile/found-forms.ts";
import { knownRoutes } from "../hostile/known-addresses.ts";
import { openScene, type Scene, withValues } from "../hostile/scene.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";
import { withoutDatabase } from "../setup/servers/without-database.ts";

// Long enough while the database is there, and soon over while it is not.
let databaseMs = 10_000;
const portal = useHttpPortal({ databaseMs: () => databaseMs });
let scene: Scene;
beforeAll(async () => {
  scene = await openScene(portal);
});

/** Requests with another failure than 503 with `Retry-After`, and the number of such 503 answers. */
async function failuresOf(requests: { path: string; init: RequestInit }[]) {
  const others: Record<string, number> = {};
  let refusals = 0;
  databaseMs = 20;
  await withoutDatabase(portal.db, async () => {
    for (const { path, init } of requests) {
      const answer = await portal.fetch(path, { ...init, redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.status === 503 && answer.headers.has("retry-after")) refusals += 1;
      else if (answer.status >= 500) others[path] = answer.status;
    }
  });
  databaseMs = 10_000;
  return { others, refusals };
}

test(
  "while the database is away, pages and calls fail only with 503",
  { timeout: 60_000 * timeoutFactor },
  async () => {
    const addresses = knownRoutes.map((route) => withValues(route.addresses[0]!, scene));
    const { others, refusals } = await failuresOf(
      addresses.map((path) => ({ path, init: { headers: { cookie: scene.cookies.agency } } })),
    );
    expect(others).toEqual({});
    expect(refusals).toBeGreaterThan(40);
  },
);

test("while the database is away, forms fail only with 503", { timeout: 60_000 * timeoutFactor }, async () => {
  const forms = await findForms(async (path, { cookie }) => {
    const answer = await portal.fetch(path, { headers: { cookie }, redirect: "manual" });
    const text = await answer.text();
    return answer.headers.get("content-type")?.startsWith("text/html") ? text : null;
  }, scene);
  const sent = forms.filter(({ method }) => method === "POST");
  const { others, refusals } = await failuresOf(
    sent.map(({ action, actor, fields }) => ({
      path: withValues(action, scene),
      init: {
        method: "POST",
        headers: { cookie: scene.cookies[actor] },
        body: new URLSearchParams(fields.map(({ name, values }) => [name, withValues(values[0] ?? "", scene)])),
      },
    })),
  );
  expect(others).toEqual({});
  expect(refusals).toBeGreaterThan(40);
});

test("the data request of a page change gets a time to retry", async () => {
  expect(await failuresOf([{ path: "/annonces.data?page=2", init: {} }])).toEqual({ others: {}, refusals: 1 });
});

test("a search behind others that hang waits no longer for its turn than it would for the database", async () => {
  const { fetch } = portal.visitFrom("198.51.100.7");
  // What a first search loads would delay the second one, beyond the four seconds of the one that hangs.
  await fetch("/annonces?priceMin=1000");
  const holder = await portal.db.$client.connect();
  // Also after a failure: the portal could not be closed.
  onTestFinished(async () => {
    await holder.query("rollback");
    holder.release();
  });
  await holder.query("begin; lock table listings in access exclusive mode");
  const waiting = "select from pg_locks where not granted and relation = 'listings'::regclass";
  const first = ["/annonces?priceMin=1001", "/annonces?priceMin=1002"].map((path) => fetch(path));
  let isFirst = true;
  void Promise.race(first).then(() => (isFirst = false));
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(2);
  databaseMs = 100;
  expect((await fetch("/annonces?priceMin=1003")).status).toBe(503);
  expect(isFirst).toBe(true);
  databaseMs = 10_000;
  await holder.query("rollback");
  await Promise.all(first);
});

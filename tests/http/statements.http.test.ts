import { beforeAll, expect, test } from "vitest";
import { UNNOTIFIED_MS } from "#app/platform/public-changes.ts";
import { knownRoutes } from "../hostile/known-addresses.ts";
import { type Actor, actors, openScene, type Scene, withValues } from "../hostile/scene.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { recordStatements, type SentStatement, withoutJobQueue } from "../setup/portals/recorded-statements.ts";

const portal = useHttpPortal();
let scene: Scene;
let record: Awaited<ReturnType<typeof recordStatements>>;
beforeAll(async () => {
  scene = await openScene(portal);
  record = await recordStatements([portal.db.$client, portal.reads.$client]);
});

/** Jobs run in parallel; every transaction has a begin and an end. */
const isQuestion = ({ text }: SentStatement) => !/^\s*(begin|commit|rollback|set )/i.test(text);

/** Editing pages read the stored values, not cached ones, and their checks run independently. */
const asksAgain = /^\/administration(?:\/contenu(?:\/|$)|\/reglages|$)/;

/** Outside the back office, operators see the same pages as everybody; others see nothing in the back office. */
const isFor = (actor: Actor, pattern: string): boolean =>
  (actor === "operator") === pattern.startsWith("/administration");

test.each(actors)("no page runs the same query twice: %s", async (actor) => {
  const headers = { cookie: scene.cookies[actor] };
  const twice: Record<string, string[]> = {};
  for (const { addresses } of knownRoutes.filter(({ pattern }) => !asksAgain.test(pattern) && isFor(actor, pattern)))
    for (const address of addresses.map((text) => withValues(text, scene))) {
      // Results cached for a second expire, so each page queries again.
      portal.clock.set(new Date(portal.clock.read().getTime() + UNNOTIFIED_MS));
      const sent = await record.during(async () => {
        const answer = await portal.fetch(address, { headers, redirect: "manual" });
        await answer.arrayBuffer();
      });
      const asked = withoutJobQueue(sent)
        .filter(isQuestion)
        .map((statement) => JSON.stringify(statement));
      const again = asked.filter((statement, index) => asked.indexOf(statement) !== index);
      if (again.length > 0) twice[address] = again;
    }
  expect(twice).toEqual({});
});

import { beforeAll, expect, test } from "vitest";
import { LOOK_AGAIN_MS } from "#app/platform/look-again.server.ts";
import { knownRoutes } from "../hostile/known-addresses.ts";
import { actors, openScene, type Scene, withValues } from "../hostile/scene.ts";
import { useHttpPortal } from "../setup/http-portal.ts";
import { recordStatements, type SentStatement } from "../setup/recorded-statements.ts";

const portal = useHttpPortal();
let scene: Scene;
let record: Awaited<ReturnType<typeof recordStatements>>;
beforeAll(async () => {
  scene = await openScene(portal);
  record = await recordStatements([portal.db.$client, portal.reads.$client]);
});

/** Jobs run in parallel; every transaction has a begin and an end. */
const isQuestion = ({ text }: SentStatement) => !/\bjobs\.|^\s*(begin|commit|rollback|set )/i.test(text);

/** Who edits is shown what is stored, not what pages remember; and checks do not know of each other. */
const asksAgain = /^\/administration(?:\/contenu(?:\/|$)|\/reglages|$)/;

test.each(actors)("no page runs the same query twice: %s", async (actor) => {
  const headers = { cookie: scene.cookies[actor] };
  const twice: Record<string, string[]> = {};
  for (const { addresses } of knownRoutes.filter((route) => !asksAgain.test(route.pattern)))
    for (const address of addresses.map((text) => withValues(text, scene))) {
      // What is remembered for a second is asked again with each page.
      portal.clock.set(new Date(portal.clock.read().getTime() + LOOK_AGAIN_MS));
      const sent = await record.during(async () => {
        const answer = await portal.fetch(address, { headers, redirect: "manual" });
        await answer.arrayBuffer();
      });
      const asked = sent.filter(isQuestion).map((statement) => JSON.stringify(statement));
      const again = asked.filter((statement, index) => asked.indexOf(statement) !== index);
      if (again.length > 0) twice[address] = again;
    }
  expect(twice).toEqual({});
});

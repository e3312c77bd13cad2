import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { findForms, type FoundForm } from "../hostile/found-forms.ts";
import { knownRoutes } from "../hostile/known-addresses.ts";
import { bytesOf, type RandomRequest, randomRequests } from "../hostile/random-requests.ts";
import { openScene, type Scene } from "../hostile/scene.ts";
import { useHttpPortal } from "../setup/http-portal.ts";

const SEED = 20_261_122;
/** At least. */
const REQUESTS = Number(process.env.TEST_RANDOM_REQUESTS ?? 300);
/** Requests per scene: their changes (statuses, drafts, limits) would make later requests less useful. */
const SCENE_LASTS = 100;
/** A request without an answer by then counts as failed. */
const TIMEOUT_MS = 10_000 * Number(process.env.TEST_TIMEOUT_FACTOR ?? 1);

// Behind a proxy, so that its headers are read too; with a mail provider that reports.
const settings = { TRUST_PROXY: "true", MAIL_WEBHOOK_SECRET: `whsec_${"A".repeat(32)}` };
const portal = useHttpPortal({ settings });
let scene: Scene;
let forms: FoundForm[];
const statuses = new Map<string, Set<number>>(knownRoutes.map(({ pattern }) => [pattern, new Set()]));

beforeAll(async () => {
  scene = await openScene(portal);
  forms = await findForms(async (path, { cookie, pattern }) => {
    const answer = await portal.fetch(path, { headers: { cookie }, redirect: "manual" });
    statuses.get(pattern)!.add(answer.status);
    return answer.status === 200 ? answer.text() : null;
  }, scene);
}, 120_000);

test(
  "random requests to all routes and forms get an answer, without a server error or another site",
  { timeout: 300_000 },
  async () => {
    let sent = 0;
    const send = async (request: RandomRequest) => {
      sent += 1;
      if (sent % SCENE_LASTS === 0 || !(await scene.isWhole())) scene = await openScene(portal);
      const answer = await portal.begin(bytesOf(request, scene)).answer;
      const status = Number(answer.split(" ", 2)[1]);
      statuses.get(request.route)!.add(status);
      const logged = portal.logged.splice(0);
      // Without an answer, there is no status.
      if (!(status < 500) || logged.length > 0) throw new Error([answer.split("\r\n", 1)[0], ...logged].join("\n"));
    };
    const routes = randomRequests(forms);
    const weights = routes.reduce((sum, { weight }) => sum + weight, 0);
    for (const { weight, arbitrary } of routes) {
      const runs = { seed: SEED, numRuns: Math.ceil(REQUESTS / weights) * weight, timeout: TIMEOUT_MS };
      await fc.assert(fc.asyncProperty(arbitrary, send), runs);
    }
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  },
);

test("they reach every route of the site", () => {
  // Only answers of pages count, not refusals before them: an invalid address here would test nothing else.
  const outside = new Set([400, 403, 404, 405, 414, 431]);
  const unreached = [...statuses].filter(([, seen]) => [...seen].every((status) => outside.has(status)));
  // Except the page "not found", and the outbox, which a portal behind a proxy does not show.
  expect(unreached.map(([pattern]) => pattern)).toEqual(["/dev/courrier", "/*"]);
});

test("they submit the forms of accounts, drafts, threads and searches", () => {
  const actions = new Set(forms.map(({ action }) => action.split("?", 1)[0]));
  for (const action of [
    "/connexion",
    "/creer-compte",
    "/espace",
    "/espace/donnees",
    "/espace/profil",
    "/publications",
    "/publier/{{owner.draft}}/prix",
    "/publier/{{owner.draft}}/photos",
    "/publier/{{owner.draft}}/enregistrer",
    "/suivi/{{owner.thread}}",
    "/messages/{{agency.negotiated}}",
    "/demandes/suivre",
    "/annonces",
  ])
    expect(actions).toContain(action);
});

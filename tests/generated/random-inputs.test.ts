import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { findForms, type FoundForm } from "../hostile/found-forms.ts";
import { knownRoutes } from "../hostile/known-addresses.ts";
import { bytesOf, type RandomRequest, randomRequests } from "../hostile/random-requests.ts";
import { openScene, type Scene } from "../hostile/scene.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const SEED = 20_261_122;
/** Requests per unit of a route's weight, a thousand in all: a new route does not change the requests to others. */
const PER_WEIGHT = 10;
/** Requests per scene: their changes (statuses, drafts, limits) would make later requests less useful. */
const SCENE_LASTS = 100;
/** A request without an answer by then counts as failed. */
const TIMEOUT_MS = 10_000 * timeoutFactor;

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

/** Only answers of pages count, not refusals before them: an invalid address here would test nothing else. */
const isReached = (pattern: string) =>
  [...statuses.get(pattern)!].some((status) => ![400, 403, 404, 405, 414, 431].includes(status));

test(
  "random requests to all routes and forms get an answer, without a server error or another site",
  { timeout: 300_000 * timeoutFactor },
  async () => {
    let sent = 0;
    const send = async (request: RandomRequest) => {
      sent += 1;
      if (sent % SCENE_LASTS === 0 || !(await scene.isWhole())) scene = await openScene(portal);
      const bytes = bytesOf(request, scene);
      const answers = await Promise.all([bytes, ...(request.isTwice ? [bytes] : [])].map((one) => portal.raw(one)));
      const logged = portal.logged.splice(0);
      for (const answer of answers) {
        const status = Number(answer.split(" ", 2)[1]);
        statuses.get(request.route)!.add(status);
        // Without an answer, there is no status.
        if (!(status < 500) || logged.length > 0) throw new Error([answer.split("\r\n", 1)[0], ...logged].join("\n"));
      }
    };
    for (const { weight, arbitrary } of randomRequests(forms)) {
      const options = { seed: SEED, numRuns: PER_WEIGHT * weight, timeout: TIMEOUT_MS };
      await fc.assert(fc.asyncProperty(arbitrary, send), options);
    }
    expect(sent).toBeGreaterThanOrEqual(100 * PER_WEIGHT);
  },
);

test("the random requests reach every route of the site", () => {
  const unreached = knownRoutes.map(({ pattern }) => pattern).filter((pattern) => !isReached(pattern));
  // Except the page "not found", and the outbox, which a portal behind a proxy does not show.
  expect(unreached).toEqual(["/dev/courrier", "/*"]);
});

test("the random requests submit the forms of accounts, drafts, threads and searches", () => {
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

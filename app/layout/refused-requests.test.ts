import { expect, test, vi } from "vitest";
import { newestRefused, waitForRefused } from "./refused-requests.ts";

const page = new URL("https://portail.example/annonces.data");
const refusal = (seconds: string) => new Response(null, { status: 503, headers: { "Retry-After": seconds } });

/** A site that gives these answers, one after the other. */
const siteWith = (...answers: Response[]) => vi.fn<typeof fetch>(async () => answers.shift()!);

test("a refused form waits until its visitor sends it again, and arrives once the site answers", async () => {
  const site = siteWith(refusal("5"), refusal("5"), new Response("stored"));
  const answer = waitForRefused(site)(page, { method: "POST", body: "typed" });
  for (const calls of [1, 2]) {
    await vi.waitFor(() => expect([site.mock.calls.length, newestRefused()?.isSending]).toEqual([calls, true]));
    newestRefused()!.retry();
  }
  expect(await (await answer).text()).toBe("stored");
  expect(site.mock.calls.map(([, init]) => init?.body)).toEqual(["typed", "typed", "typed"]);
  expect(newestRefused()).toBeNull();
});

test("a refused page is requested again automatically", async () => {
  const site = siteWith(refusal("5"), new Response("page"));
  expect(await (await waitForRefused(site, 0)(page)).text()).toBe("page");
});

test("a visitor who goes elsewhere ends the wait", async () => {
  const leaving = new AbortController();
  const answer = waitForRefused(siteWith(refusal("2")))(page, { method: "POST", signal: leaving.signal });
  await vi.waitFor(() => expect(newestRefused()).not.toBeNull());
  leaving.abort(new Error("elsewhere"));
  await expect(answer).rejects.toThrow("elsewhere");
  expect(newestRefused()).toBeNull();
});

test.each([
  ["a search that takes too long", page, refusal("10")],
  ["maintenance", page, new Response(null, { status: 503 })],
  ["a call", new URL("https://portail.example/api/lieux"), refusal("5")],
])("%s is answered at once", async (_what, address, answer) => {
  expect((await waitForRefused(siteWith(answer))(address)).status).toBe(503);
});

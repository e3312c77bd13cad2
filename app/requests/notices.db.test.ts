import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "#tests/factories/accounts.ts";
import { createRequest } from "#tests/factories/requests.ts";
import { mailsTo, queueingNeeds, secretIn } from "#tests/setup/data/request-needs.ts";
import { as, byLink, createThread, stepsOfThread } from "#tests/setup/data/threads.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import type { ActResult } from "./use-cases/act-on-request.server.ts";
import { declineRequest, openNegotiation } from "./use-cases/move-request.server.ts";
import { openLink } from "./use-cases/open-thread.server.ts";
import { writeMessage, makeOffer } from "./use-cases/write-message.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const needs = () => queueingNeeds(database.db);
const scene = () => createThread(database.db);
const stepsOf = (requestId: string) => stepsOfThread(database.db, requestId);

test("each step is mailed to the other side only, with a link to answer and without its author's address", async () => {
  const { owner, request } = await scene();
  await writeMessage(needs(), {
    ...as(owner, request.id),
    message: "Oui, <b>toujours</b> libre.\nQuand venez-vous ?",
  });
  await writeMessage(needs(), { ...byLink(request.id), message: "Samedi ?" });
  await openNegotiation(needs(), as(owner, request.id));
  await makeOffer(needs(), { ...byLink(request.id), amount: 22_000_000, message: "" });
  await declineRequest(needs(), as(owner, request.id));
  const toSeeker = await mailsTo(database.db, request.seekerEmail);
  const toOwner = await mailsTo(database.db, owner.email);
  expect(toSeeker.map(({ subject }) => subject.split("\u00A0:")[0])).toEqual([
    "Nouveau message",
    "Négociation ouverte",
    "Demande déclinée",
  ]);
  expect(toOwner.map(({ subject }) => subject.split("\u00A0:")[0])).toEqual(["Nouveau message", "Nouvelle offre"]);
  for (const { text, html } of toSeeker) expect(text + html).not.toContain(owner.email);
  for (const { text, html } of toOwner) {
    expect(text + html).not.toContain(request.seekerEmail);
    expect(text).toContain(`https://portail.example/suivi/${request.id}`);
  }
  expect(toSeeker[0]!.html).toContain("&lt;b&gt;toujours&lt;/b&gt;");
  expect(toOwner[1]!.text).toContain("220\u202F000\u00A0€");
  for (const { text } of toSeeker)
    expect(await openLink(database, secretIn(text))).toEqual({ ok: true, kind: "open", requestId: request.id });
});

test("a seeker with an account is mailed at the account's current address, with a link to /messages", async () => {
  const { listing, owner } = await scene();
  const seeker = await createUser(database.db, { userType: "chercheur" });
  const request = await createRequest(database.db, {
    listingId: listing.id,
    seekerId: seeker.id,
    seekerEmail: "ancienne@example.org",
  });
  await writeMessage(needs(), { ...as(owner, request.id), message: "Bonjour" });
  expect((await mailsTo(database.db, seeker.email))[0]!.text).toContain(
    `https://portail.example/messages/${request.id}`,
  );
  expect(await mailsTo(database.db, "ancienne@example.org")).toEqual([]);
});

test.each(["annonceur", "demandeur"] as const)(
  "a message that the %s sends twice at once is stored once and mailed once",
  async (side) => {
    const { owner, request } = await scene();
    const [sender, recipient] =
      side === "annonceur" ? [as(owner, request.id), request.seekerEmail] : [byLink(request.id), owner.email];
    const write = (message: string) => writeMessage(needs(), { ...sender, message });
    expect(await Promise.all([write("Samedi ?"), write("Samedi ?")])).toEqual([{ ok: true }, { ok: true }]);
    expect(await stepsOf(request.id)).toEqual(["demande demandeur", `message ${side}`]);
    expect(await mailsTo(database.db, recipient)).toHaveLength(1);
    // It is no longer the last event, so it is stored again.
    await write("Ou dimanche ?");
    await write("Samedi ?");
    expect(await stepsOf(request.id)).toHaveLength(4);
  },
);

test("the same text from the other side is a second message; the same amount sent twice is one offer", async () => {
  const { owner, request } = await scene();
  await writeMessage(needs(), { ...as(owner, request.id), message: "D’accord" });
  await writeMessage(needs(), { ...byLink(request.id), message: "D’accord" });
  await openNegotiation(needs(), as(owner, request.id));
  const offer = (amount: number) => makeOffer(needs(), { ...byLink(request.id), amount, message: "" });
  await Promise.all([offer(22_000_000), offer(22_000_000)]);
  await offer(22_100_000);
  expect((await stepsOf(request.id)).slice(1)).toEqual([
    "message annonceur",
    "message demandeur",
    "negociation annonceur",
    "offre demandeur",
    "offre demandeur",
  ]);
});

test("beyond sixty acts in an hour, more acts on a request are refused", async () => {
  const { owner, request } = await scene();
  const results: ActResult[] = [];
  for (let index = 0; index < 62; index++)
    results.push(await writeMessage(needs(), { ...as(owner, request.id), message: "Encore" }));
  const codes = results.flatMap((result) => (result.ok ? [] : [result.code]));
  expect(codes).toEqual(["too_many", "too_many"]);
});

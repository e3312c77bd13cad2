import { expect, test } from "vitest";
import { readMailIncident } from "./read-mail-incident.ts";

const bounced = (type: string, to: unknown = ["anne@example.org"]) =>
  readMailIncident(JSON.stringify({ type: "email.bounced", data: { to, bounce: { type, subType: "General" } } }));

test("a permanent refusal and a complaint name their addresses", () => {
  expect(bounced("Permanent", ["Anne <Anne@Example.org>"])).toEqual({
    emails: ["anne@example.org"],
    reason: "refused",
  });
  const complained = { type: "email.complained", data: { to: "anne@example.org" } };
  expect(readMailIncident(JSON.stringify(complained))).toEqual({ emails: ["anne@example.org"], reason: "complaint" });
});

test("what may pass, other events and what is no report pause nothing", () => {
  const delivered = { type: "email.delivered", data: { to: ["anne@example.org"] } };
  expect([
    bounced("Transient"),
    bounced("Undetermined"),
    bounced("Permanent", 5),
    readMailIncident(JSON.stringify(delivered)),
    readMailIncident(JSON.stringify({ type: "email.bounced", data: { to: ["anne@example.org"] } })),
    readMailIncident("{"),
    readMailIncident("null"),
  ]).toEqual(Array.from({ length: 7 }, () => null));
});

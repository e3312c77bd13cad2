import { expect, test } from "vitest";
import { readMailIncident } from "./read-mail-incident.ts";

const bounced = (type: string, to: unknown = ["anne@example.org"]) =>
  readMailIncident(
    "standard",
    JSON.stringify({ type: "email.bounced", data: { to, bounce: { type, subType: "General" } } }),
  );

test("a permanent refusal and a complaint name their addresses", () => {
  expect(bounced("Permanent", ["Anne <Anne@Example.org>"])).toEqual({
    emails: ["anne@example.org"],
    reason: "refused",
  });
  const complained = { type: "email.complained", data: { to: "anne@example.org" } };
  expect(readMailIncident("standard", JSON.stringify(complained))).toEqual({
    emails: ["anne@example.org"],
    reason: "complaint",
  });
});

test("temporary failures, other events and invalid reports pause nothing", () => {
  const delivered = { type: "email.delivered", data: { to: ["anne@example.org"] } };
  expect([
    bounced("Transient"),
    bounced("Undetermined"),
    bounced("Permanent", 5),
    readMailIncident("standard", JSON.stringify(delivered)),
    readMailIncident("standard", JSON.stringify({ type: "email.bounced", data: { to: ["anne@example.org"] } })),
    readMailIncident("standard", "{"),
    readMailIncident("standard", "null"),
  ]).toEqual(Array.from({ length: 7 }, () => null));
});

const refused = { emails: ["alice@example.com"], reason: "refused" };
const complained = { emails: ["alice@example.com"], reason: "complaint" };

test.each([
  [{ event: "failed", severity: "permanent", reason: "bounce" }, refused],
  [{ event: "failed", severity: "permanent", reason: "suppress-bounce" }, refused],
  [{ event: "complained" }, complained],
  [{ event: "failed", severity: "permanent", reason: "old" }, null],
  [{ event: "failed", severity: "permanent", reason: "generic" }, null],
  [{ event: "failed", severity: "temporary", reason: "bounce" }, null],
  [{ event: "delivered" }, null],
])("Mailgun's report %j", (told, incident) => {
  const body = JSON.stringify({ signature: {}, "event-data": { ...told, recipient: "Alice@Example.com" } });
  expect(readMailIncident("mailgun", body)).toEqual(incident);
  expect(readMailIncident("standard", body)).toBeNull();
});

test.each([
  ["hard_bounce", refused],
  ["invalid_email", refused],
  ["spam", complained],
  ["soft_bounce", null],
  ["blocked", null],
  ["constructor", null],
])("Brevo's report of %s", (event, incident) => {
  expect(readMailIncident("brevo", JSON.stringify({ event, email: "alice@example.com" }))).toEqual(incident);
});

import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { alerts } from "#db/schema/alerts.ts";
import { createAlert } from "../factories/alerts.ts";
import { openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";

const key = randomBytes(24);
const settings = { MAIL_WEBHOOK_SECRET: `whsec_${key.toString("base64")}` };
const portal = useHttpPortal({ template: "communes", settings });
const PATH = "/api/courriels/incidents";

const complaint = (to: string) => JSON.stringify({ type: "email.complained", data: { to: [to] } });

/** A report, signed as the provider does. */
function signed(body: string, { seconds = Math.floor(Date.now() / 1_000), prefix = "svix" } = {}): RequestInit {
  const signature = createHmac("sha256", key).update(`msg_1.${seconds}.${body}`).digest("base64");
  const headers = {
    "Content-Type": "application/json",
    [`${prefix}-id`]: "msg_1",
    [`${prefix}-timestamp`]: String(seconds),
    [`${prefix}-signature`]: `v1,${signature}`,
  };
  return { method: "POST", headers, body };
}

const reasonOf = async (id: number) => (await portal.db.select().from(alerts).where(eq(alerts.id, id)))[0]!.pauseReason;

test("a signed report pauses the alerts of its address, and no others", async () => {
  const [complained, refused, other] = [
    await createAlert(portal.db),
    await createAlert(portal.db),
    await createAlert(portal.db),
  ];
  expect((await portal.fetch(PATH, signed(complaint(complained.email)))).status).toBe(204);
  const bounce = { type: "email.bounced", data: { to: [refused.email], bounce: { type: "Permanent" } } };
  expect((await portal.fetch(PATH, signed(JSON.stringify(bounce), { prefix: "webhook" }))).status).toBe(204);
  expect([await reasonOf(complained.id), await reasonOf(refused.id), await reasonOf(other.id)]).toEqual([
    "complaint",
    "refused",
    null,
  ]);
  expect((await portal.fetch(PATH, signed(complaint("personne@example.org")))).status).toBe(204);
  expect((await portal.fetch(PATH, signed("rien"))).status).toBe(204);
});

test("a report without a valid signature, too old or too long does nothing", async () => {
  const { id, email } = await createAlert(portal.db);
  const body = complaint(email);
  const unsigned = { method: "POST", body, headers: { "Content-Type": "application/json" } };
  expect((await portal.fetch(PATH, unsigned)).status).toBe(401);
  expect((await portal.fetch(PATH, { ...signed("{}"), body })).status).toBe(401);
  const seconds = Math.floor(Date.now() / 1_000) - 301;
  expect((await portal.fetch(PATH, signed(body, { seconds }))).status).toBe(401);
  expect((await portal.fetch(PATH, signed(body + " ".repeat(70_000)))).status).toBe(413);
  expect((await portal.fetch(PATH)).status).toBe(404);
  expect(await reasonOf(id)).toBeNull();
});

test("reports in the formats of Mailgun and Brevo pause alerts too", async () => {
  const mailgunKey = randomBytes(16).toString("hex");
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac("sha256", mailgunKey).update(`${timestamp}token`).digest("hex");
  const token = randomBytes(16).toString("hex");
  for (const [secret, callOf] of [
    [
      `mailgun:${mailgunKey}`,
      (recipient: string) => ({
        body: JSON.stringify({
          signature: { timestamp, token: "token", signature },
          "event-data": { event: "complained", recipient },
        }),
      }),
    ],
    [
      `brevo:${token}`,
      (email: string) => ({
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify({ event: "spam", email }),
      }),
    ],
  ] as const) {
    const other = await openHttpPortal({ template: "communes", settings: { MAIL_WEBHOOK_SECRET: secret } });
    try {
      const { id, email } = await createAlert(other.db);
      expect((await other.fetch(PATH, signed(complaint(email)))).status).toBe(401);
      expect((await other.fetch(PATH, { method: "POST", ...callOf(email) })).status).toBe(204);
      const [row] = await other.db.select().from(alerts).where(eq(alerts.id, id));
      expect(row!.pauseReason).toBe("complaint");
    } finally {
      await other.close();
    }
  }
});

test("without the secret every report is refused", async () => {
  const without = await openHttpPortal({ template: "communes" });
  try {
    expect((await without.fetch(PATH, signed("{}"))).status).toBe(404);
  } finally {
    await without.close();
  }
});

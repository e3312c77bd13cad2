import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isAuthenticCall, readCallSecret } from "./webhook-call.ts";

// The vector of the Standard Webhooks reference implementations.
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const sent = {
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: "1614265330",
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const isAuthentic = (setting: string, ...call: [{ headers: Headers; body: string }, Date]) =>
  isAuthenticCall(readCallSecret(setting)!, ...call);
const body = '{"test": 2432232314}';
const at = (seconds: number) => new Date((1_614_265_330 + seconds) * 1_000);
const headersOf = (parts: Partial<typeof sent>, prefix = "webhook") =>
  new Headers(
    Object.entries({ ...sent, ...parts }).map(([name, value]): [string, string] => [`${prefix}-${name}`, value]),
  );

test("the specification's example is signed, by either name of its headers", () => {
  for (const prefix of ["webhook", "svix"])
    expect(isAuthentic(secret, { headers: headersOf({}, prefix), body }, at(0))).toBe(true);
});

test("one right signature of several is enough", () => {
  const signature = `v1,${"A".repeat(43)}= v2,other ${sent.signature}`;
  expect(isAuthentic(secret, { headers: headersOf({ signature }), body }, at(0))).toBe(true);
});

test("another body, id, time, secret or form of signature is refused", () => {
  const other = createHmac("sha256", "x").update("y").digest("base64");
  for (const parts of [
    { id: "msg_other" },
    { timestamp: "1614265331" },
    { timestamp: "hier" },
    { timestamp: "" },
    { signature: "" },
    { signature: sent.signature.slice(3) },
    { signature: sent.signature.replace("v1", "v2") },
    { signature: `v1,${other}` },
  ])
    expect(isAuthentic(secret, { headers: headersOf(parts), body }, at(0)), JSON.stringify(parts)).toBe(false);
  expect(isAuthentic(secret, { headers: headersOf({}), body: `${body} ` }, at(0))).toBe(false);
  expect(isAuthentic(secret, { headers: new Headers(), body }, at(0))).toBe(false);
  expect(isAuthentic(`whsec_${"A".repeat(32)}`, { headers: headersOf({}), body }, at(0))).toBe(false);
});

test("a call is refused more than five minutes before or after its time", () => {
  const answers = [-301, -300, 300, 301].map((seconds) =>
    isAuthentic(secret, { headers: headersOf({}), body }, at(seconds)),
  );
  expect(answers).toEqual([false, true, true, false]);
});

// The time and token of Mailgun's documentation; its key is not published. The signature is by Python's hmac.
const key = "key-55c5c5c5c55f55ca5cd5f55d5c555c55";
const signature = {
  timestamp: "1529006854",
  token: "a8ce0edb2dd8301dee6c2405235584e45aa91d1e9f979f3de0",
  signature: "b27078a1ce4b5ec8416040232b242b1c682ef71248cdad5a811e7867ab1498a8",
};
const isMailguns = (parts: object, { secret = `mailgun:${key}`, seconds = 0 } = {}) =>
  isAuthentic(
    secret,
    { headers: new Headers(), body: JSON.stringify({ signature: { ...signature, ...parts }, "event-data": {} }) },
    new Date((1_529_006_854 + seconds) * 1_000),
  );

test("Mailgun's calls are signed in their body, for five minutes", () => {
  expect([isMailguns({}), isMailguns({}, { seconds: 300 }), isMailguns({}, { seconds: 301 })]).toEqual([
    true,
    true,
    false,
  ]);
  for (const parts of [
    { token: "other" },
    { timestamp: "1529006855" },
    { signature: "" },
    { signature: null },
    { token: 5 },
  ])
    expect(isMailguns(parts), JSON.stringify(parts)).toBe(false);
  expect(isMailguns({}, { secret: `mailgun:${key}x` })).toBe(false);
  expect(isMailguns({}, { secret }), "the form is that of the secret").toBe(false);
  for (const text of ["", "null", "[]", "{"])
    expect(isAuthentic(`mailgun:${key}`, { headers: new Headers(), body: text }, new Date())).toBe(false);
});

test("Brevo's calls bear the token of the setting", () => {
  const isBrevos = (authorization?: string) =>
    isAuthentic(
      "brevo:Vd3sPpA0xT7qLm9Rk2cZ8wYb",
      { headers: new Headers(authorization === undefined ? {} : { authorization }), body },
      new Date(),
    );
  expect(isBrevos("Bearer Vd3sPpA0xT7qLm9Rk2cZ8wYb")).toBe(true);
  for (const other of ["Bearer Vd3sPpA0xT7qLm9Rk2cZ8wYc", "Vd3sPpA0xT7qLm9Rk2cZ8wYb", "Bearer ", undefined])
    expect(isBrevos(other), other).toBe(false);
});

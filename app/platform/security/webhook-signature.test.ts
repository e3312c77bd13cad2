import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedCall } from "./webhook-signature.ts";

// The vector of the Standard Webhooks reference implementations.
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const sent = {
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: "1614265330",
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const body = '{"test": 2432232314}';
const at = (seconds: number) => new Date((1_614_265_330 + seconds) * 1_000);
const headersOf = (parts: Partial<typeof sent>, prefix = "webhook") =>
  new Headers(
    Object.entries({ ...sent, ...parts }).map(([name, value]): [string, string] => [`${prefix}-${name}`, value]),
  );

test("the specification's example is signed, by either name of its headers", () => {
  for (const prefix of ["webhook", "svix"])
    expect(isSignedCall(secret, { headers: headersOf({}, prefix), body }, at(0))).toBe(true);
});

test("one right signature of several is enough", () => {
  const signature = `v1,${"A".repeat(43)}= v2,other ${sent.signature}`;
  expect(isSignedCall(secret, { headers: headersOf({ signature }), body }, at(0))).toBe(true);
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
    expect(isSignedCall(secret, { headers: headersOf(parts), body }, at(0)), JSON.stringify(parts)).toBe(false);
  expect(isSignedCall(secret, { headers: headersOf({}), body: `${body} ` }, at(0))).toBe(false);
  expect(isSignedCall(secret, { headers: new Headers(), body }, at(0))).toBe(false);
  expect(isSignedCall(`whsec_${"A".repeat(32)}`, { headers: headersOf({}), body }, at(0))).toBe(false);
});

test("a call is refused more than five minutes before or after its time", () => {
  const answers = [-301, -300, 300, 301].map((seconds) =>
    isSignedCall(secret, { headers: headersOf({}), body }, at(seconds)),
  );
  expect(answers).toEqual([false, true, true, false]);
});

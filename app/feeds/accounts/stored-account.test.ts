import { expect, test } from "vitest";
import { isFailureToMail } from "./stored-account.server.ts";

const failingSince = new Date("2026-11-26T04:00:00Z");

test.each([
  ["2026-11-27T03:59:59Z", null, false],
  ["2026-11-27T04:00:00Z", null, true],
  ["2026-11-30T04:00:00Z", new Date("2026-11-27T04:00:00Z"), false],
])("at %s a failure last mailed at %s is to be mailed: %s", (now, mailedAt, isMailed) => {
  expect(isFailureToMail({ failingSince, mailedAt }, new Date(now))).toBe(isMailed);
});

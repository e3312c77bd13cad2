import { expect, test } from "vitest";
import { findVersion, hasFeesInPercent, unknownVersion } from "./versions.ts";

test.each([
  ["4.12", 334, null, "4.12"],
  ["4.08-007", 334, "4.12", "4.08-007"],
  ["4.08-006", 323, null, "4.08-006"],
  ["4.08-003", 0, null, "4.08-002"],
  ["4.08", 0, null, "4.08-007"],
  ["V4.09", 0, null, "4.09"],
  ["4,11", 0, null, "4.11"],
  ["4.10-001", 0, null, "4.10"],
  ["4.13", 336, null, "4.12"],
  ["7.99", 333, null, "4.11"],
  ["4.07", 334, null, "4.07"],
  ["4.1.17", 334, null, "4.12"],
  ["4.05", 255, null, "4.07"],
  ["12", 333, "4.09", "4.11"],
  ["", 330, "4.12", "4.10"],
  ["", 335, "4.07", "4.12"],
  ["", 310, "4.11", "4.11"],
  ["", 310, "", "4.08-006"],
  ["", 400, null, "4.12"],
  ["", 21, null, "4.07"],
] as const)(
  "301 says « %s », %d columns, Config.txt says « %s »: %s",
  (written, columnCount, configVersion, version) => {
    expect(findVersion({ written, columnCount, configVersion }).version).toBe(version);
  },
);

test.each([
  ["7.99", "4.12", "7.99"],
  ["4.13", null, "4.13"],
  ["", "7.99", "7.99"],
  ["4.12", "7.99", undefined],
  ["4.08-003", null, undefined],
  ["", null, undefined],
] as const)("301 says « %s », Config.txt « %s »: « %s » is unknown", (written, configVersion, text) => {
  expect(unknownVersion({ written, columnCount: 334, configVersion })?.text).toBe(text);
});

test("fees of a sale are in percent since 4.08-006", () => {
  expect(hasFeesInPercent("4.08-005")).toBe(false);
  expect(hasFeesInPercent("4.08-006")).toBe(true);
  expect(hasFeesInPercent("4.12")).toBe(true);
});

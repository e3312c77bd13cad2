import { expect, test } from "vitest";
import { nantes } from "#tests/factories/communes.ts";
import { flatForm } from "#tests/factories/drafts.ts";
import { checkHome } from "./check-home.server.ts";

const law = { now: new Date("2026-11-21"), rentControlPeriods: [] };

test("a field that a file of an earlier version lacks is reported with the column of that version", () => {
  const form = flatForm({ feesPayer: "acquereur", feesPercent: "", priceWithoutFees: "" });
  const lacks = (home: { hasEarlierFees?: true }) =>
    checkHome({ form, ...home }, nantes, law).problems.flatMap(({ field, rank, isError }) =>
      isError ? `${field} ${rank === undefined ? "now" : rank}` : [],
    );
  expect(lacks({})).toEqual(["feesPercent now", "priceWithoutFees now", "feeScheduleUrl now"]);
  expect(lacks({ hasEarlierFees: true })).toEqual([
    "feesPercent earlierFeesPercent",
    "priceWithoutFees fees",
    "feeScheduleUrl null",
  ]);
});

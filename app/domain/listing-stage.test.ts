import { expect, test } from "vitest";
import { canFollow, type ListingStage, listingStages, statusOfStage, storedStage } from "./listing-stage.ts";

const nextStages = (from: ListingStage) => listingStages.filter((to) => canFollow(from, to));
const middle = ["negociation", "offre", "compromis"] as const;
const without = (stage: string) => middle.filter((other) => other !== stage);

test.each([
  ["brouillon", []],
  ["disponible", [...middle, "cedee", "retiree", "pause"]],
  ...middle.map((stage) => [stage, ["disponible", ...without(stage), "cedee", "retiree", "pause"]] as const),
  ["cedee", ["disponible"]],
  ["retiree", ["disponible", "pause"]],
  ["pause", ["disponible", "retiree"]],
  ["masquee", []],
] as const)("from %s an advertiser moves a home to %j", (from, next) => {
  expect(nextStages(from)).toEqual(next);
});

test("from every stage an advertiser can make a home available, except a draft and what the portal hides", () => {
  const own = listingStages.filter((stage) => stage !== "brouillon" && stage !== "masquee" && stage !== "disponible");
  for (const stage of own) expect(nextStages(stage), stage).toContain("disponible");
});

test("the first stage of a status is not stored: no row had to be filled", () => {
  expect(listingStages.filter((stage) => storedStage(stage) === null)).toEqual([
    "brouillon",
    "disponible",
    "negociation",
    "cedee",
    "retiree",
  ]);
  expect(new Set(listingStages.map((stage) => statusOfStage[stage])).size).toBe(5);
});

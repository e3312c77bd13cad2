import { z } from "zod";
import { builtInCostTable, type CostTable } from "#app/domain/cost-table.ts";
import type { Kit } from "./kit.server.ts";
import { writtenText } from "./operator-file.server.ts";

const percent = z.number().min(0).max(100);
const euros = z.number().min(0).max(1_000_000);
const day = z.iso.date();
const range = (value: z.ZodNumber) =>
  z.tuple([value, value]).refine(([least, most]) => least <= most, "le premier nombre doit être le plus petit");

const sentence = writtenText(500);
const note = sentence.optional();
const source = writtenText(300);

const code = z.string().regex(/^(?:\d{2,3}|2[AB])$/, "il faut un code de département, comme 44 ou 2A");

export const COSTS_DOCUMENT = "frais-achat.json";

export const costTableSchema: z.ZodType<CostTable> = z.strictObject({
  date: day,
  source,
  note,
  emoluments: z
    .array(z.strictObject({ upTo: z.number().positive().nullable(), percent }))
    .min(1)
    .max(20)
    .refine(isAscending, "les tranches doivent monter, et la dernière finir par « null »"),
  vatPercent: percent,
  duties: z.strictObject({
    communePercent: percent,
    collectionPercent: percent,
    newHomePercent: percent,
    departments: z.record(
      code,
      z.union([percent, range(percent)], { error: "il faut un pourcentage, ou deux entre crochets" }),
    ),
    departmentsUntil: day.optional(),
    ordinaryMostPercent: percent.optional(),
    firstPurchase: z.record(code, percent).optional(),
    departmentNotes: z.record(code, sentence).optional(),
    unknownDepartment: range(percent),
    note,
  }),
  securityContribution: z.strictObject({ percent, least: euros }),
  disbursements: range(euros),
  lending: z.strictObject({
    mostEffortPercent: percent,
    mostYears: z.number().int().min(1).max(50),
    mostYearsWithWorks: z.number().int().min(1).max(50),
  }),
  usualRate: z.strictObject({ percent, date: day, source }).optional(),
});

/** The operator's table of costs, or the built-in one. */
export const readCosts = async (kit: Kit): Promise<CostTable> =>
  (await kit.read(COSTS_DOCUMENT, costTableSchema)).value ?? builtInCostTable;

function isAscending(brackets: CostTable["emoluments"]): boolean {
  const ends = brackets.map(({ upTo }) => upTo ?? Infinity);
  return ends.at(-1) === Infinity && ends.every((end, index) => index === 0 || end > ends[index - 1]!);
}

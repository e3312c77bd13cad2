import { z } from "zod";
import { type Prolongation, type RentControlPeriod, rentControlLaws } from "#app/domain/rent-control.ts";
import type { Kit } from "./kit.server.ts";
import { writtenText } from "./operator-file.server.ts";

export const RENT_CONTROL_DOCUMENT = "encadrement-loyers.json";

export const prolongationSchema: z.ZodType<Prolongation> = z
  .strictObject({ from: z.iso.date(), until: z.iso.date(), source: writtenText(300) })
  .refine(({ from, until }) => from <= until, "« from » doit venir avant « until »");

/** The operator's prolongation of rent control; null without one. */
export const readProlongation = async (kit: Kit): Promise<Prolongation | null> =>
  (await kit.read(RENT_CONTROL_DOCUMENT, prolongationSchema)).value;

/** The laws of rent control, where the operator's prolongation extends the law of metropolitan France. */
export const withProlongation = (prolongation: Prolongation | null): readonly RentControlPeriod[] =>
  prolongation ? [...rentControlLaws, { territory: "metropole", ...prolongation }] : rentControlLaws;

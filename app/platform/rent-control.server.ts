import { z } from "zod";
import { rentControlLaws, type RentControlPeriod } from "#app/domain/rent-control.ts";
import type { Environment } from "./env.ts";
import { readOperatorFile } from "./operator-file.server.ts";

const prolongation = z
  .strictObject({ from: z.iso.date(), until: z.iso.date(), source: z.string().trim().min(1).max(300) })
  .refine(({ from, until }) => from <= until, "« from » doit venir avant « until »");

/** The laws of rent control, and the operator's prolongation. Throws one French sentence on a file that cannot be used. */
export async function readRentControlPeriods({
  RENT_CONTROL_FILE: file,
}: Pick<Environment, "RENT_CONTROL_FILE">): Promise<RentControlPeriod[]> {
  if (file === undefined) return rentControlLaws;
  const read = await readOperatorFile(file, prolongation);
  if (!read.ok) throw new Error(`RENT_CONTROL_FILE : le fichier ${file} ${read.problem}.`);
  return [...rentControlLaws, { territory: "metropole", ...read.value }];
}

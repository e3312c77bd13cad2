import { z } from "zod";
import { type Prolongation, type RentControlPeriod, rentControlLaws } from "#app/domain/rent-control.ts";
import type { Environment } from "./env.ts";
import { readOperatorFile, writtenText } from "./operator-file.server.ts";

/** Also of the document that the back office saves. */
export const prolongationSchema: z.ZodType<Prolongation> = z
  .strictObject({ from: z.iso.date(), until: z.iso.date(), source: writtenText(300) })
  .refine(({ from, until }) => from <= until, "« from » doit venir avant « until »");

/** The operator's prolongation of rent control; null where there is none. Throws one French sentence on a file that cannot be used. */
export async function readProlongation({
  RENT_CONTROL_FILE: file,
}: Pick<Environment, "RENT_CONTROL_FILE">): Promise<Prolongation | null> {
  if (file === undefined) return null;
  const read = await readOperatorFile(file, prolongationSchema);
  if (!read.ok) throw new Error(`RENT_CONTROL_FILE : le fichier ${file} ${read.problem}.`);
  return read.value;
}

/** The laws of rent control, with the operator's prolongation of that of metropolitan France. */
export const withProlongation = (prolongation: Prolongation | null): readonly RentControlPeriod[] =>
  prolongation ? [...rentControlLaws, { territory: "metropole", ...prolongation }] : rentControlLaws;

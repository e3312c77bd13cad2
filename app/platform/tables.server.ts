import type { z } from "zod";
import type { CostTable } from "#app/domain/cost-table.ts";
import type { Prolongation } from "#app/domain/rent-control.ts";
import type { Platform } from "./context.ts";
import { costTableSchema, readCostTable } from "./cost-table.server.ts";
import { createDocumentReader, type FindDocument } from "./documents/read-document.server.ts";
import type { Environment } from "./env.ts";
import { lookAgainEachSecond } from "./look-again.server.ts";
import { prolongationSchema, readProlongation, withProlongation } from "./rent-control.server.ts";

/** Names of the documents that the back office saves. */
export const COSTS_DOCUMENT = "frais-achat.json";
export const RENT_CONTROL_DOCUMENT = "encadrement-loyers.json";

/** What counts where the back office has saved nothing: the operator's files, else what is built in. */
export type TableFiles = { costs: CostTable; prolongation: Prolongation | null };

/** Reads the files once. Throws one French sentence on a file that cannot be used. */
export const readTableFiles = async (
  env: Pick<Environment, "COSTS_FILE" | "RENT_CONTROL_FILE">,
): Promise<TableFiles> => ({ costs: await readCostTable(env), prolongation: await readProlongation(env) });

type Needs = Pick<Platform, "media" | "clock" | "changes"> & {
  find: FindDocument;
  log: { warn(sentence: string): void };
};

/** The tables of now. While a document is not valid, what was valid last counts. */
export function openTables(
  files: TableFiles,
  { find, log, ...looking }: Needs,
): Pick<Platform, "costs" | "prolongation" | "rentControlPeriods"> {
  const readDocument = createDocumentReader(find, log);

  function reader<Schema extends z.ZodType>(name: string, schema: Schema, file: z.output<Schema> | null) {
    let lastValid = file;
    return lookAgainEachSecond<typeof looking, z.output<Schema> | null>(async () => {
      const document = await readDocument(name, schema);
      if (document.code === "valid") lastValid = document.value;
      else if (document.code === "none") lastValid = file;
      return lastValid;
    });
  }

  const costs = reader(COSTS_DOCUMENT, costTableSchema, files.costs);
  const prolongation = reader(RENT_CONTROL_DOCUMENT, prolongationSchema, files.prolongation);
  return {
    costs: async () => (await costs(looking)) ?? files.costs,
    prolongation: () => prolongation(looking),
    rentControlPeriods: async () => withProlongation(await prolongation(looking)),
  };
}

import type { CostTable } from "#app/domain/cost-table.ts";
import { tableWords } from "#app/i18n/fr/administration/tables.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, readEditedDocument, readShown } from "#app/operators/edit-document.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { COSTS_DOCUMENT, costTableSchema } from "#app/platform/documents/read-cost-table.server.ts";
import { readSentTable } from "../sent-table.server.ts";
import { type TableChange, tableChanges } from "../table-change.ts";
import { TablePage } from "../ui/table-page.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/edit-cost-table";

export async function loader({ context, url }: Route.LoaderArgs) {
  const edited = await readEditedDocument(context, COSTS_DOCUMENT, url);
  const shown = await readShown(edited, costTableSchema, context.get(platformContext).costs);
  return { edited, text: JSON.stringify(shown, null, 2) };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  editDocument<CostTable, TableChange[]>(
    { context, request },
    {
      name: COSTS_DOCUMENT,
      parse: (form) => readSentTable(form, costTableSchema),
      preview: async (table) => tableChanges(await context.get(platformContext).costs(), table),
    },
  );

export default function CostTablePage({ loaderData: { edited, text }, actionData }: Route.ComponentProps) {
  const words = useWords(tableWords);
  return (
    <TablePage
      title={words.costs.title}
      intro={words.costs.intro}
      edited={edited}
      text={text}
      hint={words.textHint}
      answer={actionData}
    />
  );
}

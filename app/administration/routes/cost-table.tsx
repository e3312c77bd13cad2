import type { CostTable } from "#app/domain/cost-table.ts";
import { ContentFrame } from "#app/content/ui/content-frame.tsx";
import { tableWords } from "#app/i18n/fr/tables.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, readEditedDocument } from "#app/operators/edit-document.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { costTableSchema } from "#app/platform/cost-table.server.ts";
import { COSTS_DOCUMENT } from "#app/platform/tables.server.ts";
import { readSentTable, readShownTable } from "../sent-table.server.ts";
import { type TableChange, tableChanges } from "../table-change.ts";
import { TableForm } from "../ui/table-form.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/cost-table";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, costs } = context.get(platformContext);
  const [edited, inUse] = await Promise.all([readEditedDocument(context, COSTS_DOCUMENT, url), costs()]);
  const shown = { name: COSTS_DOCUMENT, schema: costTableSchema, earlier: edited.earlier, inUse };
  return { edited, text: JSON.stringify(await readShownTable(db, shown), null, 2) };
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
    <ContentFrame
      title={words.costs.title}
      intro={words.costs.intro}
      path="/administration/reglages/frais-achat"
      back={{ path: "/administration/reglages", label: words.back }}
      edited={edited}
      answer={actionData}
    >
      <TableForm edited={edited} text={text} hint={words.textHint} answer={actionData} />
    </ContentFrame>
  );
}

import type { CostTable } from "#app/domain/cost-table.ts";
import { ContentFrame } from "#app/content/ui/content-frame.tsx";
import { tableWords } from "#app/i18n/fr/tables.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, readEditedDocument } from "#app/operators/edit-document.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { costTableSchema } from "#app/platform/cost-table.server.ts";
import { readForm } from "#app/platform/read-form.ts";
import { COSTS_DOCUMENT } from "#app/platform/tables.server.ts";
import { parseTable, readShownTable, takeFileAsText } from "../sent-table.server.ts";
import { type TableChange, tableChanges } from "../table-change.ts";
import { TableForm } from "../ui/table-form.tsx";
import type { Route } from "./+types/cost-table";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, costs } = context.get(platformContext);
  const [edited, inUse] = await Promise.all([readEditedDocument(context, COSTS_DOCUMENT, url), costs()]);
  const shown = { name: COSTS_DOCUMENT, schema: costTableSchema, earlier: edited.earlier, inUse };
  return { edited, text: JSON.stringify(await readShownTable(db, shown), null, 2) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const fileProblem = await takeFileAsText(form);
  return editDocument<CostTable, TableChange[]>(
    { context, form },
    {
      name: COSTS_DOCUMENT,
      parse: () => (fileProblem ? { ok: false, problems: { file: fileProblem } } : parseTable(form, costTableSchema)),
      preview: async (table) => tableChanges(await context.get(platformContext).costs(), table),
    },
  );
}

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

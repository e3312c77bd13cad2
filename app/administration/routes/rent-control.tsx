import { type Prolongation, territoriesWithout } from "#app/domain/rent-control.ts";
import { ContentFrame } from "#app/content/ui/content-frame.tsx";
import { isoDay } from "#app/i18n/formatters.ts";
import { tableWords } from "#app/i18n/fr/tables.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, readEditedDocument } from "#app/operators/edit-document.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { prolongationSchema } from "#app/platform/rent-control.server.ts";
import { RENT_CONTROL_DOCUMENT } from "#app/platform/tables.server.ts";
import { readSentTable, readShownTable } from "../sent-table.server.ts";
import { type TableChange, tableChanges } from "../table-change.ts";
import { RentControlNote } from "../ui/rent-control-note.tsx";
import { TableForm } from "../ui/table-form.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/rent-control";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock, prolongation, rentControlPeriods } = context.get(platformContext);
  const [edited, inUse, periods] = await Promise.all([
    readEditedDocument(context, RENT_CONTROL_DOCUMENT, url),
    prolongation(),
    rentControlPeriods(),
  ]);
  const asked = { name: RENT_CONTROL_DOCUMENT, schema: prolongationSchema, earlier: edited.earlier, inUse };
  const shown = await readShownTable(db, asked);
  const text = shown ? JSON.stringify(shown, null, 2) : "";
  return { edited, text, without: territoriesWithout(isoDay(clock()), periods) };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  editDocument<Prolongation, TableChange[]>(
    { context, request },
    {
      name: RENT_CONTROL_DOCUMENT,
      parse: (form) => readSentTable(form, prolongationSchema),
      preview: async (next) => tableChanges(await context.get(platformContext).prolongation(), next),
    },
  );

export default function RentControlPage({ loaderData, actionData }: Route.ComponentProps) {
  const { edited, text, without } = loaderData;
  const words = useWords(tableWords);
  return (
    <ContentFrame
      title={words.rentControl.title}
      intro={words.rentControl.intro}
      path="/administration/reglages/encadrement-loyers"
      back={{ path: "/administration/reglages", label: words.back }}
      edited={edited}
      answer={actionData}
    >
      <RentControlNote without={without} />
      <TableForm edited={edited} text={text} hint={words.noText} answer={actionData} />
    </ContentFrame>
  );
}

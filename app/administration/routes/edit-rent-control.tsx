import { type Prolongation, territoriesWithout } from "#app/domain/rent-control.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import { tableWords } from "#app/i18n/fr/administration/tables.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, readEditedDocument, readShown } from "#app/operators/edit-document.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { prolongationSchema, RENT_CONTROL_DOCUMENT } from "#app/platform/documents/read-rent-control.server.ts";
import { readSentTable } from "../sent-table.server.ts";
import { type TableChange, tableChanges } from "../table-change.ts";
import { RentControlNote } from "../ui/rent-control-note.tsx";
import { TablePage } from "../ui/table-page.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/edit-rent-control";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { clock, prolongation, rentControlPeriods } = context.get(platformContext);
  const edited = await readEditedDocument(context, RENT_CONTROL_DOCUMENT, url);
  const shown = await readShown(edited, prolongationSchema, prolongation);
  const text = shown ? JSON.stringify(shown, null, 2) : "";
  return { edited, text, without: territoriesWithout(isoDay(clock()), await rentControlPeriods()) };
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
    <TablePage
      title={words.rentControl.title}
      intro={words.rentControl.intro}
      before={<RentControlNote without={without} />}
      edited={edited}
      text={text}
      hint={words.noText}
      answer={actionData}
    />
  );
}

import { type ChangeEvent, useRef } from "react";
import { Form } from "react-router";
import { publicationWords } from "#app/i18n/fr/publications.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import type { Publication } from "../publications.ts";
import { PublicationRow } from "./publication-row.tsx";

const head = "px-3 py-2 font-medium";

/**
 * One's listings: a table on wide screens, cards on phones. One form holds them all: each button says what it does and
 * to which listing, those above do it to the ticked ones.
 */
export function PublicationTable({ listings, hasBulk }: { listings: Publication[]; hasBulk: boolean }) {
  const { columns, table } = useWords(publicationWords);
  const form = useRef<HTMLFormElement>(null);
  const selectAll = (event: ChangeEvent<HTMLInputElement>) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name="listing"]') ?? []) box.checked = event.currentTarget.checked;
  };
  return (
    <Form ref={form} method="post" className="flex flex-col gap-3">
      {hasBulk ? <BulkBar onSelectAll={selectAll} /> : null}
      <table aria-label={table} className="block w-full text-left lg:table">
        <thead className="hidden text-sm text-ink-soft lg:table-header-group">
          <tr className="border-b border-line">
            {hasBulk ? (
              <th scope="col" className="w-12">
                <span className="sr-only">{columns.select}</span>
              </th>
            ) : null}
            <th scope="col" className={head}>
              {columns.listing}
            </th>
            <th scope="col" className={head}>
              {columns.status}
            </th>
            {[columns.price, columns.views, columns.favourites, columns.requests].map((name) => (
              <th key={name} scope="col" className={`${head} text-right`}>
                {name}
              </th>
            ))}
            <th scope="col" className={`${head} w-16`}>
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 lg:table-row-group">
          {listings.map((listing) => (
            <PublicationRow key={listing.reference} listing={listing} hasBulk={hasBulk} />
          ))}
        </tbody>
      </table>
    </Form>
  );
}

/** One below the other on a phone. */
const bulkAct = "max-sm:w-full";

function BulkBar({ onSelectAll }: { onSelectAll: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const words = useWords(publicationWords);
  return (
    <fieldset className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-4 py-2">
      <legend className="sr-only">{words.bulkTitle}</legend>
      <label className="needs-scripts flex min-h-11 cursor-pointer items-center gap-3 pr-3 font-medium">
        <input type="checkbox" onChange={onSelectAll} className="size-5 accent-action" />
        {words.selectAll}
      </label>
      <p className="grow text-sm text-ink-soft max-sm:w-full">{words.bulkHint}</p>
      <Button type="submit" name="do" value="retirer" variant="secondary" className={bulkAct}>
        {words.moves.retirer}
      </Button>
      <Button type="submit" name="do" value="remettre" variant="secondary" className={bulkAct}>
        {words.moves.remettre}
      </Button>
      <Button type="submit" name="do" value="transmettre" variant="secondary" className={bulkAct}>
        {words.moves.transmettreMany}
      </Button>
    </fieldset>
  );
}

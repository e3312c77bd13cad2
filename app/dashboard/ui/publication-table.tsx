import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { publicationWords } from "#app/i18n/fr/dashboard/publications.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { isOnShowStage } from "#app/domain/listing-stage.ts";
import type { Publication } from "../publications.ts";
import { closePriceMenu, priceFormId } from "./price-menu.tsx";
import { PublicationRow } from "./publication-row.tsx";

const head = "px-3 py-2 font-medium";

type PublicationTableProps = { listings: Publication[]; hasBulk: boolean; mayWrite: boolean };

/**
 * The organisation's listings: a table on wide screens, cards on phones, in one form. Buttons of a row name its listing; buttons
 * above apply to ticked ones. Each price has its own form, so that Enter in its field presses no other button.
 */
export function PublicationTable({ listings, hasBulk, mayWrite }: PublicationTableProps) {
  const { columns, table } = useWords(publicationWords);
  const form = useRef<HTMLFormElement>(null);
  const all = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="listing"]') ?? [])];
  const readBoxes = () => {
    const references = boxes().flatMap((box) => (box.checked ? [box.value] : []));
    if (all.current) all.current.checked = references.length > 0 && references.length === listings.length;
    setTicked(new Set(references));
  };
  const selectAll = () => {
    for (const box of boxes()) box.checked = all.current?.checked ?? false;
    readBoxes();
  };
  // Boxes may have been ticked before hydration.
  const readEarly = useEffectEvent(() => {
    if (all.current?.checked) selectAll();
    else if (boxes().some((box) => box.checked)) readBoxes();
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => readEarly());
    return () => cancelAnimationFrame(frame);
  }, []);
  const shown = listings.map(({ reference }) => reference);
  const editablePrices = mayWrite ? listings.filter(({ stage }) => isOnShowStage(stage)) : [];
  return (
    <>
      {editablePrices.map(({ reference }) => (
        <Form key={reference} id={priceFormId(reference)} method="post" hidden onSubmit={closePriceMenu} />
      ))}
      <Form ref={form} method="post" onChange={readBoxes} className="group/listings flex flex-col gap-3">
        {hasBulk ? (
          <BulkBar
            key={shown.join(" ")}
            all={all}
            chosen={shown.filter((reference) => ticked.has(reference)).length}
            onSelectAll={selectAll}
          />
        ) : null}
        <table aria-label={table} className="block w-full text-left xl:table">
          <thead className="hidden text-sm text-ink-soft xl:table-header-group">
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
          <tbody className="flex flex-col gap-3 xl:table-row-group">
            {listings.map((listing) => (
              <PublicationRow
                key={listing.reference}
                listing={listing}
                hasBulk={hasBulk}
                mayMove={mayWrite}
                hasPriceMenu={editablePrices.includes(listing)}
              />
            ))}
          </tbody>
        </table>
      </Form>
    </>
  );
}

/** The acts are shown once something is ticked, also without scripts; on a phone so is the whole bar. */
const bulkBar = "max-sm:hidden max-sm:group-has-[input[name=listing]:checked]/listings:flex";
const bulkActs = "hidden flex-wrap gap-2 max-sm:w-full group-has-[input[name=listing]:checked]/listings:flex";

function BulkBar({
  all,
  chosen,
  onSelectAll,
}: {
  all: RefObject<HTMLInputElement | null>;
  chosen: number;
  onSelectAll(): void;
}) {
  const words = useWords(publicationWords);
  return (
    <fieldset className={`card bulk-bar z-10 flex flex-wrap items-center gap-2 px-4 py-2 ${bulkBar}`}>
      <legend className="sr-only">{words.bulkTitle}</legend>
      <label className="needs-scripts flex min-h-11 cursor-pointer items-center gap-3 pr-3 font-medium">
        <input ref={all} type="checkbox" autoComplete="off" onChange={onSelectAll} className="size-5 accent-action" />
        {words.selectAll}
      </label>
      <p role="status" className="min-w-0 grow basis-36 text-sm text-ink-soft">
        {chosen > 0 ? words.chosen(chosen) : words.bulkHint}
      </p>
      <div className={bulkActs}>
        <SubmitButton name="do" value="retiree" variant="secondary" className="max-sm:grow">
          {words.moves.retiree}
        </SubmitButton>
        <SubmitButton name="do" value="disponible" variant="secondary" className="max-sm:grow">
          {words.moves.disponible}
        </SubmitButton>
        <SubmitButton name="do" value="cedee" variant="secondary" className="max-sm:grow">
          {words.moves.cedeeMany}
        </SubmitButton>
      </div>
    </fieldset>
  );
}

import { EllipsisVertical } from "lucide-react";
import type { SyntheticEvent } from "react";
import { Link } from "react-router";
import { publicationWords } from "#app/i18n/fr/dashboard/publications.ts";
import { useWords } from "#app/i18n/words.ts";
import { possibleStages } from "#app/requests/listing-moves.ts";
import type { Publication } from "../publications.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { isOnShowStage, type ListingStage } from "#app/domain/listing-stage.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";

const entry =
  "flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium whitespace-nowrap hover:bg-action-soft";

/** Classes of a panel that opens below a button of a row. */
export const rowPanel = "card absolute right-0 z-20 mt-1 shadow-lifted";

/** A listing's menu of actions; opens without JavaScript. */
export function PublicationActions({
  listing: { reference, title, href, stage, transaction, isNegotiated },
  mayMove,
}: {
  listing: Publication;
  mayMove: boolean;
}) {
  const words = useWords(publicationWords);
  const moveLabel = useMoveLabel();
  const stages = mayMove ? possibleStages(stage, isNegotiated) : [];
  return (
    <details ref={closeIfOpenEarly} name="actions" onToggle={onOpen} className="group relative">
      <summary
        aria-label={words.actionsFor(title)}
        className="flex size-11 list-none items-center justify-center rounded-control hover:bg-action-soft [&::-webkit-details-marker]:hidden"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </summary>
      <div className={`flex max-h-[calc(100dvh-5rem)] min-w-48 flex-col overflow-y-auto p-1.5 ${rowPanel}`}>
        {href ? (
          <Link to={href} className={entry}>
            {words.see}
          </Link>
        ) : null}
        {stage === "cedee" ? null : (
          <button type="submit" name="do" value={`modifier ${reference}`} className={entry}>
            {words.edit}
          </button>
        )}
        {stage === "masquee" ? null : (
          <button type="submit" name="do" value={`dupliquer ${reference}`} className={entry}>
            {words.duplicate}
          </button>
        )}
        {stages.length > 0 ? <hr className="mx-3 my-1.5 border-line" /> : null}
        {stages.map((to) => (
          <button key={to} type="submit" name="do" value={`${to} ${reference}`} className={entry}>
            {moveLabel(stage, to, transaction)}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Handles a menu that was opened before hydration, for which React gets no event. */
export function closeIfOpenEarly(menu: HTMLDetailsElement | null): void {
  if (menu) onOpen({ currentTarget: menu });
}

/** Scrolls to the whole menu, also in the last row; closes it on Escape and on a click outside. */
export function onOpen({ currentTarget: menu }: Pick<SyntheticEvent<HTMLDetailsElement>, "currentTarget">): void {
  if (!menu.open) return;
  menu.lastElementChild?.scrollIntoView({ block: "nearest" });
  const closed = new AbortController();
  const close = () => {
    menu.open = false;
    closed.abort();
  };
  document.addEventListener(
    "pointerdown",
    ({ target }) => (menu.open && target instanceof Node && menu.contains(target) ? null : close()),
    closed,
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      close();
    },
    closed,
  );
}

/** The words of the button that moves a listing from one stage to another. */
function useMoveLabel() {
  const { moves } = useWords(publicationWords);
  const labelOf = useStageLabel();
  return (from: ListingStage, to: ListingStage, transaction: Transaction): string => {
    if (to === "disponible") return isOnShowStage(from) ? moves.available : moves.disponible;
    if (to === "retiree" || to === "pause") return moves[to];
    if (to === "cedee") return moves.cedee[transaction];
    return moves.mark(labelOf(to, transaction));
  };
}

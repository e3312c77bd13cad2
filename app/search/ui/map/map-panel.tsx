import { Check, Eraser, PencilLine, RefreshCw, Undo2, X } from "lucide-react";
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { searchMapWords } from "#app/i18n/fr/search/search-map.ts";
import { useWords } from "#app/i18n/words.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

/** The state of an area that a person draws or changes. */
export type Drawn = {
  isChange: boolean;
  points: number;
  /** The drawing encloses nothing. */
  isFlat: boolean;
};

type MapPanelProps = {
  drawn: Drawn | null;
  followsMoves: boolean;
  /** The map shows another area than the list. */
  isMoved: boolean;
  hasDrawing: boolean;
  /** « Revenir à Lyon »: where the area has replaced places. */
  backTo: string | null;
  onFollow(follows: boolean): void;
  onSearchHere(): void;
  onDraw(): void;
  onChange(): void;
  onFinish(): void;
  onCancel(): void;
  onLeave(): void;
};

const button =
  "flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm font-semibold shadow-card hover:border-action hover:text-action";

function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest("button")) event.preventDefault();
}

/** The map's actions, over its upper left corner. */
export function MapPanel({ drawn, followsMoves, isMoved, hasDrawing, backTo, ...acts }: MapPanelProps) {
  const words = useWords(searchMapWords);
  const first = useFocusAfter(drawn !== null);
  if (drawn) return <DrawingPanel drawn={drawn} {...acts} />;
  return (
    <div className="pointer-events-none absolute top-3 right-16 left-3 z-10 flex flex-wrap focus-within:z-30 *:pointer-events-auto items-center gap-2">
      <button ref={first} type="button" onClick={hasDrawing ? acts.onChange : acts.onDraw} className={button}>
        <PencilLine aria-hidden="true" className="size-4" />
        {hasDrawing ? words.change : words.draw}
      </button>
      {hasDrawing ? (
        <button type="button" onClick={acts.onLeave} className={button}>
          <Eraser aria-hidden="true" className="size-4" />
          {words.eraseArea}
        </button>
      ) : (
        <div className="rounded-full border border-line bg-raised px-4 text-sm shadow-card">
          <CheckboxField
            label={words.followMoves}
            checked={followsMoves}
            onChange={(event) => acts.onFollow(event.currentTarget.checked)}
          />
        </div>
      )}
      {backTo === null || hasDrawing ? null : (
        // On wide screens, the criteria of the list have this button.
        <button type="button" onClick={acts.onLeave} className={`${button} lg:hidden`}>
          <Undo2 aria-hidden="true" className="size-4" />
          {backTo}
        </button>
      )}
      {isMoved ? (
        <button type="button" onClick={acts.onSearchHere} className={`${button} border-action text-action`}>
          <RefreshCw aria-hidden="true" className="size-4" />
          {words.searchHere}
        </button>
      ) : null}
    </div>
  );
}

type DrawingPanelProps = { drawn: Drawn } & Pick<MapPanelProps, "onFinish" | "onCancel">;

function DrawingPanel({ drawn: { isChange, points, isFlat }, onFinish, onCancel }: DrawingPanelProps) {
  const words = useWords(searchMapWords);
  const said = isChange ? words.corners(points) : points > 0 ? words.drawPoints(points) : null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the second half of a double click on « Dessiner une zone » lands here: the keyboard stays on the map
    <div
      role="group"
      aria-label={isChange ? words.change : words.draw}
      onMouseDown={keepFocus}
      className="absolute top-3 right-16 left-3 z-30 flex max-h-[calc(100%-7.5rem)] flex-col gap-3 overflow-y-auto rounded-card border border-line bg-raised p-4 shadow-lifted"
    >
      <p className="text-sm">
        {isChange ? words.changeHelp : words.drawHelp}
        {/* On touch devices there is seldom a keyboard, and less room. */}
        <span className="pointer-coarse:hidden"> {isChange ? words.changeKeys : words.drawKeys}</span>
      </p>
      <p role="status" className="text-sm text-ink-soft empty:-mt-3">
        {isFlat ? words.drawFlat : said}
      </p>
      <div className="flex flex-wrap gap-2">
        {points > 2 ? (
          <button type="button" onClick={onFinish} className={button}>
            <Check aria-hidden="true" className="size-4" />
            {words.drawFinish}
          </button>
        ) : null}
        <button type="button" onClick={onCancel} className={button}>
          <X aria-hidden="true" className="size-4" />
          {words.drawCancel}
        </button>
      </div>
    </div>
  );
}

/** Focuses a button once `isBusy` ends, if the focused element has disappeared. */
function useFocusAfter(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}

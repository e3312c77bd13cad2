import { Check, Eraser, PencilLine, RefreshCw, X } from "lucide-react";
import type { MouseEvent } from "react";
import { searchMapWords } from "#app/i18n/fr/search-map.ts";
import { useWords } from "#app/i18n/words.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

type MapPanelProps = {
  /** Points set while drawing; null when not drawing. */
  drawnPoints: number | null;
  /** The drawing encloses nothing. */
  isFlat: boolean;
  followsMoves: boolean;
  /** The map shows another area than the list. */
  isMoved: boolean;
  hasDrawing: boolean;
  onFollow(follows: boolean): void;
  onSearchHere(): void;
  onDraw(): void;
  onFinish(): void;
  onCancel(): void;
  onErase(): void;
};

const button =
  "flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm font-semibold shadow-card hover:border-action hover:text-action";

function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest("button")) event.preventDefault();
}

/** The map's actions, over its upper left corner. */
export function MapPanel({ drawnPoints, isFlat, followsMoves, isMoved, hasDrawing, ...acts }: MapPanelProps) {
  const words = useWords(searchMapWords);
  if (drawnPoints !== null) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the second half of a double click on « Dessiner une zone » lands here: the keyboard stays on the map
      <div
        role="group"
        aria-label={words.draw}
        onMouseDown={keepFocus}
        className="absolute top-3 right-16 left-3 z-10 flex max-h-[calc(100%-7.5rem)] flex-col gap-3 overflow-y-auto rounded-card border border-line bg-raised p-4 shadow-lifted"
      >
        <p className="text-sm">
          {words.drawHelp}
          {/* On touch devices there is seldom a keyboard, and less room. */}
          <span className="pointer-coarse:hidden"> {words.drawKeys}</span>
        </p>
        <p role="status" className="text-sm text-ink-soft empty:-mt-3">
          {isFlat ? words.drawFlat : drawnPoints > 0 ? words.drawPoints(drawnPoints) : null}
        </p>
        <div className="flex flex-wrap gap-2">
          {drawnPoints > 2 ? (
            <button type="button" onClick={acts.onFinish} className={button}>
              <Check aria-hidden="true" className="size-4" />
              {words.drawFinish}
            </button>
          ) : null}
          <button type="button" onClick={acts.onCancel} className={button}>
            <X aria-hidden="true" className="size-4" />
            {words.drawCancel}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className="pointer-events-none absolute top-3 right-16 left-3 z-10 flex flex-wrap focus-within:z-30 *:pointer-events-auto items-center gap-2">
      <button type="button" onClick={hasDrawing ? acts.onErase : acts.onDraw} className={button}>
        {hasDrawing ? (
          <Eraser aria-hidden="true" className="size-4" />
        ) : (
          <PencilLine aria-hidden="true" className="size-4" />
        )}
        {hasDrawing ? words.eraseArea : words.draw}
      </button>
      {hasDrawing ? null : (
        <div className="rounded-full border border-line bg-raised px-4 text-sm shadow-card">
          <CheckboxField
            label={words.followMoves}
            checked={followsMoves}
            onChange={(event) => acts.onFollow(event.currentTarget.checked)}
          />
        </div>
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

import { ChevronLeft, ChevronRight } from "lucide-react";
import "./strip-buttons.css";

type StripButtonsProps = {
  index: number;
  reached: number;
  count: number;
  move: (step: 1 | -1) => void;
  labels: { previous: string; next: string };
};

/** Previous and next picture, for mouse and keyboard; where fingers swipe, they show only while they have the focus. */
export function StripButtons({ index, reached, count, move, labels }: StripButtonsProps) {
  const button = (step: 1 | -1, label: string) => {
    const isEnd = step === 1 ? index >= count - 1 : index <= 0;
    const Icon = step === 1 ? ChevronRight : ChevronLeft;
    return (
      <button
        type="button"
        aria-label={label}
        // Not disabled: the pressed button keeps the focus.
        aria-disabled={isEnd}
        tabIndex={isEnd ? -1 : 0}
        onClick={() => isEnd || move(step)}
        className="flex size-11 items-center justify-center rounded-full"
      >
        <span className="flex size-8 items-center justify-center rounded-full bg-raised/90 text-ink shadow-card">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      </button>
    );
  };
  return (
    <div className="strip-buttons" data-used={reached > 0 || undefined}>
      {button(-1, labels.previous)}
      {button(1, labels.next)}
    </div>
  );
}

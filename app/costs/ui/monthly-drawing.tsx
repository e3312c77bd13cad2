import type { MonthlyPart } from "../monthly-budget.ts";

/** Classes of each part's colour, drawn and in the table. */
export const partColours = {
  loan: "text-action",
  insurance: "text-ochre",
  charges: "text-accent",
  tax: "text-ink-soft",
  energy: "text-success",
} satisfies Record<MonthlyPart["key"], string>;

/** Pixels between two parts. */
const GAP = 2;

/** The parts of a month as one bar; the table beside it has the same content. */
export function MonthlyDrawing({ parts }: { parts: MonthlyPart[] }) {
  const middles = parts.map(({ amount }) => (amount.min + amount.max) / 2);
  const sum = middles.reduce((all, middle) => all + middle, 0);
  if (sum === 0) return null;
  const percent = (amount: number) => `${((amount / sum) * 100).toFixed(2)}%`;
  return (
    <svg
      aria-hidden="true"
      fill="currentColor"
      className="block h-6 w-full overflow-hidden rounded-full print:[print-color-adjust:exact]"
    >
      {parts.map(({ key }, index) => {
        const start = middles.slice(0, index).reduce((all, middle) => all + middle, 0);
        return (
          <rect
            key={key}
            x={percent(start)}
            width={percent(middles[index]!)}
            height="100%"
            className={partColours[key]}
          />
        );
      })}
      {middles.slice(1).map((_, index) => {
        const end = middles.slice(0, index + 1).reduce((all, middle) => all + middle, 0);
        return <rect key={parts[index]!.key} x={percent(end)} width={GAP} height="100%" className="fill-paper" />;
      })}
    </svg>
  );
}

type EffortDrawingProps = { percent: number; most: number; isAbove: boolean; label: string };

/** The share of the income that a loan takes, beside the most that banks accept, on a scale of twice that. */
export function EffortDrawing({ percent, most, isAbove, label }: EffortDrawingProps) {
  const at = (value: number) => `${Math.min(100, (value / (2 * most)) * 100).toFixed(1)}%`;
  return (
    <svg
      aria-hidden="true"
      overflow="visible"
      fill="currentColor"
      className="block h-11 w-full max-w-md print:[print-color-adjust:exact]"
    >
      <rect y="4" width="100%" height="12" rx="6" className="fill-line" />
      <rect y="4" width={at(percent)} height="12" rx="6" className={isAbove ? "text-accent" : "text-success"} />
      <line x1={at(most)} x2={at(most)} y1="0" y2="20" stroke="currentColor" strokeWidth="2" />
      <text x={at(most)} y="38" textAnchor="middle" className="text-sm text-ink-soft tabular-nums">
        {label}
      </text>
    </svg>
  );
}

import type { ReactNode } from "react";

export type AmountRow = { label: ReactNode; amount: string; tone?: "sum" | "part" };

const looks = { sum: "font-semibold", part: "text-ink-soft" };

/** Labels and amounts, with sums in bold. */
export function AmountTable({ label, head, rows }: { label: string; head?: [string, string]; rows: AmountRow[] }) {
  return (
    <table aria-label={label} className="w-full max-w-xl text-left">
      {head ? (
        <thead className="sr-only">
          <tr>
            <th scope="col">{head[0]}</th>
            <th scope="col">{head[1]}</th>
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map(({ label: name, amount, tone }, index) => (
          <tr key={index} className={`border-b border-line last:border-b-0 ${tone ? looks[tone] : ""}`}>
            <th
              scope="row"
              className={`py-2 pr-4 ${tone === "sum" ? "font-semibold" : "font-normal"} ${tone === "part" ? "pl-4" : ""}`}
            >
              {name}
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

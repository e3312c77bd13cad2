import type { RequestSummary } from "../request.ts";
import { RequestLine } from "./request-line.tsx";

type RequestListProps = {
  rows: RequestSummary[];
  /** ISO instant of the server. */
  now: string;
  /** Shows on each row which side the account is on. */
  showsSide?: boolean;
};

/** Conversations, one below the other. */
export function RequestList({ rows, now, showsSide = false }: RequestListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={row.id}>
          <RequestLine row={row} now={now} showsSide={showsSide} />
        </li>
      ))}
    </ul>
  );
}

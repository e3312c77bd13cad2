import { isDay } from "#app/domain/day.ts";
import { type OperatorActName, operatorActs } from "#app/domain/operator-act.ts";

export const ACTS_PER_PAGE = 50;

/** The filters of the log of acts; null for no filter. `from` and `to` are days; `before` is the id before which the page starts. */
export type ActCriteria = {
  actorId: string | null;
  act: OperatorActName | null;
  subjectId: string | null;
  from: string | null;
  to: string | null;
  before: string | null;
};

/** Parses the query of the log's page; ignores invalid values. */
export function parseActCriteria(query: URLSearchParams): ActCriteria {
  const text = (name: string, isValid: (value: string) => boolean): string | null => {
    const value = query.get(name)?.trim() ?? "";
    return value !== "" && isValid(value) ? value : null;
  };
  const isWord = (value: string) => value.length <= 100 && !value.includes("\0");
  return {
    actorId: text("qui", isWord),
    act: operatorActs.find((name) => name === query.get("acte")) ?? null,
    subjectId: text("objet", isWord),
    from: text("du", isDay),
    to: text("au", isDay),
    before: text("avant", (value) => /^\d{1,18}$/.test(value)),
  };
}

/** The query of these criteria, with `before` for the next page. */
export function actQuery({ actorId, act, subjectId, from, to, before }: ActCriteria): string {
  const all = { qui: actorId, acte: act, objet: subjectId, du: from, au: to, avant: before };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

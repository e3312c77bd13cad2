/** Changes made on the page before the list; `known`: none, since the alert was confirmed before. */
const previousChanges = ["confirmed", "known", "changed", "swapped"] as const;
export type PreviousChange = (typeof previousChanges)[number];

export const readPreviousChange = (text: string | null): PreviousChange | null =>
  previousChanges.find((change) => change === text) ?? null;

type ListAddress = {
  /** The secret of a mail's link; null for a logged-in user. */
  token: string | null;
  /** The change to report; `ended`: none, since the session has ended; `forgotten`: this browser no longer remembers a list. */
  done?: PreviousChange | "ended" | "forgotten" | undefined;
};

/** A person's list of alerts. */
export function alertListHref({ token, done }: ListAddress): string {
  const query = new URLSearchParams();
  if (token !== null) query.set("jeton", token);
  if (done) query.set("fait", done);
  const text = query.toString();
  return text === "" ? "/alertes" : `/alertes?${text}`;
}

/** What a page did that leads to the list; `known`: the alert to confirm was confirmed before. */
export type DoneBefore = "confirmed" | "known" | "changed";

type ListAddress = {
  /** The secret of a mail's link; null for who is logged in. */
  token: string | null;
  /** `ended`: nothing, since the session has ended. */
  done?: DoneBefore | "ended" | undefined;
};

/** A person's list of alerts. */
export function alertListHref({ token, done }: ListAddress): string {
  const query = new URLSearchParams();
  if (token !== null) query.set("jeton", token);
  if (done) query.set("fait", done);
  const text = query.toString();
  return text === "" ? "/alertes" : `/alertes?${text}`;
}

/** What a page did that leads to the list. */
export type DoneBefore = "confirmed" | "changed";

/** A person's list of alerts. `token` is the secret of a mail's link, null for who is logged in. */
export function alertListHref({ token, done }: { token: string | null; done?: DoneBefore }): string {
  const query = new URLSearchParams();
  if (token !== null) query.set("jeton", token);
  if (done) query.set("fait", done);
  const text = query.toString();
  return text === "" ? "/alertes" : `/alertes?${text}`;
}

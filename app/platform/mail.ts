/** `to` is one address; `html` says the same as `text`. */
export type Mail = { to: string; subject: string; text: string; html: string };

/**
 * What goes in the place of mails beyond their recipient's budget, one for each `mergeKey` an hour. Mails about one
 * request have a part of the budget only.
 */
export type MergedMail = Omit<Mail, "to"> & { mergeKey: string; requestId: string };

/**
 * A mail to send. What others can cause to be sent to somebody says so, and spends from that person's budget; beyond it
 * `merged` goes in its place, or nothing.
 */
export type OutgoingMail = Mail & ({ causedBy: "recipient" } | { causedBy: "others"; merged: MergedMail | null });

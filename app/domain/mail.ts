/** `to` is one address; `html` says the same as `text`. */
export type Mail = { to: string; subject: string; text: string; html: string };

/**
 * What goes in the place of several mails of one `mergeKey`: of messages that follow each other within minutes (`isMessage`),
 * and of what is beyond the recipient's budget. Mails about one request have a part of the budget only.
 */
export type MergedMail = Omit<Mail, "to"> & { mergeKey: string; requestId: string; isMessage: boolean };

/**
 * A mail to send. What others can cause to be sent to somebody says so, and spends from that person's budget; beyond it
 * `merged` goes in its place, or nothing.
 */
export type OutgoingMail = Mail & ({ causedBy: "recipient" } | { causedBy: "others"; merged: MergedMail | null });

/**
 * `to` is one address; `html` has the same content as `text`. A POST to `unsubscribeUrl` ends such mails without a further
 * question (RFC 8058): mail programs offer it as a button.
 */
export type Mail = { to: string; subject: string; text: string; html: string; unsubscribeUrl?: string };

/**
 * Replaces several mails with the same `mergeKey`: messages within a few minutes (`isMessage`), and mails beyond the
 * recipient's budget. Mails about one request have a part of the budget only.
 */
export type MergedMail = Omit<Mail, "to"> & { mergeKey: string; requestId: string; isMessage: boolean };

/** A mail to send. `causedBy: "others"` spends from the recipient's budget; beyond it `merged` is sent instead, or nothing. */
export type OutgoingMail = Mail & ({ causedBy: "recipient" } | { causedBy: "others"; merged: MergedMail | null });

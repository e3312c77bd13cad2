/** `to` is one address; `html` says the same as `text`. */
export type Mail = { to: string; subject: string; text: string; html: string };

/**
 * What goes in the place of mails beyond their recipient's budget, one of a kind (`heldAs`) an hour; `thread` is what
 * the mail is about, which has a part of the budget.
 */
export type MergedMail = Omit<Mail, "to"> & { heldAs: string; thread: string };

/**
 * A mail to send. What others can cause to be sent to somebody says so, and spends from that person's budget; beyond it
 * `merged` goes in its place, or nothing.
 */
export type OutgoingMail = Mail & ({ causedBy: "recipient" } | { causedBy: "others"; merged: MergedMail | null });

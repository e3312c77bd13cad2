/**
 * `to` is one address; `html` has the same content as `text`. A POST to `unsubscribeUrl` ends such mails without a further
 * question (RFC 8058): mail programs show a button for it.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
  /** Writes the same mail in the operator's look, when the mail is queued. */
  inLook?: (look: MailLook) => Pick<Mail, "subject" | "text" | "html">;
};

/** Colours of a mail, which knows neither custom properties nor `light-dark()`. */
export type MailColours = Record<
  "sunken" | "raised" | "ink" | "soft" | "action" | "onAction" | "picture" | "accent" | "accentSoft",
  string
>;

/**
 * What all mails of a portal have in common: `prefix` begins subjects, `{nom}` in `greeting` is a name, `signature` has lines.
 * For empty texts, and colours that are null, the portal's defaults apply.
 */
export type MailLook = {
  prefix: string;
  greeting: string;
  signature: string;
  colours: { day: MailColours; night: MailColours } | null;
};

/**
 * Replaces several mails with the same `mergeKey`: messages within a few minutes (`isMessage`), and mails beyond the
 * recipient's budget. Mails about one request have a part of the budget only.
 */
export type MergedMail = Omit<Mail, "to"> & { mergeKey: string; requestId: string; isMessage: boolean };

/**
 * A mail to send. `isBudgeted`: spends from the recipient's shared budget when due; beyond the budget, `merged` is sent instead,
 * or nothing. Other mails are caused by the recipient, or the use-case that sends them has spent limits of its own.
 */
export type OutgoingMail = Mail & ({ isBudgeted: false } | { isBudgeted: true; merged: MergedMail | null });

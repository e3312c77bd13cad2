/**
 * `to` is one address; `html` has the same content as `text`. A POST to `unsubscribeUrl` ends such mails without a further
 * question (RFC 8058): mail programs offer it as a button.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
  /** The same mail in the operator's look, for whoever queues it. */
  inLook?: (look: MailLook) => Pick<Mail, "subject" | "text" | "html">;
};

/** Colours of a mail, which knows neither custom properties nor `light-dark()`. */
export type MailColours = Record<
  "sunken" | "raised" | "ink" | "soft" | "action" | "onAction" | "picture" | "accent" | "accentSoft",
  string
>;

/**
 * What all mails of a portal have in common. `prefix` begins subjects; `greeting` replaces that of the portal, with `{nom}` for a
 * name; `signature` has lines. Empty ones, and colours that are null, are the portal's own.
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
 * A mail to send. `isBudgeted`: it spends from the recipient's shared budget when it is due; beyond that, `merged` is sent
 * instead, or nothing. Others are caused by the recipient, or the use-case that sends them has spent limits of their own.
 */
export type OutgoingMail = Mail & ({ isBudgeted: false } | { isBudgeted: true; merged: MergedMail | null });

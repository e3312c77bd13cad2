/** How long personal data stay, in days unless told otherwise: what jobs delete, and what the privacy page says. */
export const retention = {
  unconfirmedAccounts: 7,
  /** A session that is remembered, since its last use. */
  sessions: 30,
  unconfirmedRequestHours: 48,
  givenUpMails: 30,
  /** Recipient and subject of a mail that has left: its text is deleted at once. */
  sentMails: 30,
  unconfirmedAlerts: 7,
  /** After so long without a click a person is asked, and has so many days to answer. */
  quietAlerts: 365,
  quietAnswer: 30,
  pausedAlerts: 365,
  notices: 60,
  listingEvents: 400,
  views: 400,
  unusedPictures: 1,
  /** Reports of agencies' files; homes that their files name no more. */
  imports: 90,
  undecidedImports: 30,
  /** Texts of the log of acts. */
  actTextMonths: 12,
  /** Who reported what, once the case is closed. */
  reporterMonths: 12,
} as const;

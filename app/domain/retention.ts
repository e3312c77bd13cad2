/** How long personal data stay, in days unless the name has another unit: jobs and the privacy page follow. */
export const retention = {
  unconfirmedAccounts: 7,
  /** A session that is remembered, since its last use. */
  sessions: 30,
  unconfirmedRequestHours: 48,
  givenUpMails: 30,
  /** Recipient and subject of a sent mail; the text is deleted at once. */
  sentMails: 30,
  unconfirmedAlerts: 7,
  /** Without a click for so long, a mail asks whether to continue; the answer has so many days. */
  inactiveAlerts: 365,
  inactiveAnswer: 30,
  pausedAlerts: 365,
  notices: 60,
  listingEvents: 400,
  views: 400,
  unusedPictures: 1,
  /** Reports of agencies' files; homes that the files no longer contain. */
  imports: 90,
  undecidedImports: 30,
  /** Texts of the log of acts. */
  actTextMonths: 12,
  /** Names and addresses of people who reported something, once the case is closed. */
  reporterMonths: 12,
} as const;

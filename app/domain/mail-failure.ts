/** Why a mail was not sent, as far as the operator's next step differs. */
export const failureReasons = [
  "unknown_address",
  "mailbox_full",
  "greylisted",
  "too_many",
  "sender_refused",
  "no_relay",
  "spam",
  "too_big",
  "login",
  "tls",
  "server_unknown",
  "server_away",
  "server_silent",
  "server_broke_off",
  "server_busy",
  "refused",
  "held_back",
  "other",
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** The first rule that fits decides: words before codes, which servers use for many things. */
const rules: [RegExp, FailureReason][] = [
  [/retenu à la restauration/, "held_back"],
  // Errors of Node and nodemailer about the connection.
  [/\b(ENOTFOUND|EAI_AGAIN|EDNS)\b/, "server_unknown"],
  [/\b(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)\b/, "server_away"],
  [/\bETIMEDOUT\b|connection timeout|greeting never received|^timeout$/i, "server_silent"],
  [/certificate|altnames|self.signed|\bSSL\b|\bTLS\b|STARTTLS|wrong version number|EPROTO/i, "tls"],
  // Gmail's « unauthenticated » means a sender without SPF.
  [
    /\b[45]\.7\.2[0-9]\b|\b[45]\.1\.[78]\b|\bspf\b|\bdkim\b|\bdmarc\b|sender.{0,20}(reject|denied|refus|not allowed)/i,
    "sender_refused",
  ],
  [/invalid login|missing credentials|authenticat|\bEAUTH\b|\b53[045]\b/i, "login"],
  [/\bECONNRESET\b|\bEPIPE\b|connection closed|socket close|\bESOCKET\b/i, "server_broke_off"],
  // Answers of mail servers. RFC 3463 has the codes of three numbers.
  [/gr[ea]y.?list|\b4\.2\.0\b.*try again/i, "greylisted"],
  [/\b[45]\.2\.2\b|mailbox.{0,12}(is )?full|over.?quota|quota exceeded|\b552\b(?!.*size)/i, "mailbox_full"],
  [/\b[45]\.3\.4\b|too (big|large)|size (limit|exceed)|exceeds.{0,20}size/i, "too_big"],
  [/\brelay/i, "no_relay"],
  [/spam|blacklist|blocklist|blocked using|reputation|spamhaus|\b5\.7\.1\b/i, "spam"],
  // Nodemailer's message for a refused MAIL FROM; codes of an unknown address then mean the sender's.
  [/^Mail command failed: 5/, "sender_refused"],
  [/\b5\.1\.[0-36]\b|user unknown|unknown (user|recipient)|no such (user|mailbox)|does not exist/i, "unknown_address"],
  [/too many|rate.?limit|throttl|\b4\.7\.(0|28)\b/i, "too_many"],
  [/recipients were rejected: 55[013]\b/i, "unknown_address"],
  [/\b4(21|5[0-9])\b/, "server_busy"],
  [/\b5[0-9]{2}\b/, "refused"],
];

/** The reason in an error of a mail server, or of Node about the connection to it. */
export const readFailure = (words: string): FailureReason => rules.find(([sign]) => sign.test(words))?.[1] ?? "other";

/** Whether the recipient's address is refused, not the portal, its sender address or its login. */
export const isAddressRefused = (reason: FailureReason): boolean =>
  reason === "unknown_address" || reason === "mailbox_full";

/** Why a mail did not leave, as far as the operator's next step differs. */
export const failureReasons = [
  "unknown_address",
  "mailbox_full",
  "greylisted",
  "too_many",
  "sender_refused",
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

/** From the first rule that fits: words before codes, which servers use for many things. */
const rules: [RegExp, FailureReason][] = [
  [/retenu à la restauration/, "held_back"],
  // What Node and nodemailer say of the connection.
  [/\b(ENOTFOUND|EAI_AGAIN|EDNS)\b/, "server_unknown"],
  [/\b(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)\b/, "server_away"],
  [/\bETIMEDOUT\b|connection timeout|greeting never received|^timeout$/i, "server_silent"],
  [/certificate|altnames|self.signed|\bSSL\b|\bTLS\b|STARTTLS|wrong version number|EPROTO/i, "tls"],
  // Gmail says « unauthenticated » of a sender without SPF.
  [/\b[45]\.7\.2[0-9]\b|\bspf\b|\bdkim\b|\bdmarc\b|sender.{0,20}(reject|denied|refus|not allowed)/i, "sender_refused"],
  [/invalid login|missing credentials|authenticat|\bEAUTH\b|\b53[045]\b/i, "login"],
  [/\bECONNRESET\b|\bEPIPE\b|connection closed|socket close|\bESOCKET\b/i, "server_broke_off"],
  // What mail servers say. RFC 3463 has the codes of three numbers.
  [/gr[ea]y.?list|\b4\.2\.0\b.*try again/i, "greylisted"],
  [/\b[45]\.2\.2\b|mailbox.{0,12}(is )?full|over.?quota|quota exceeded|\b552\b(?!.*size)/i, "mailbox_full"],
  [/\b[45]\.3\.4\b|too (big|large)|size (limit|exceed)|exceeds.{0,20}size/i, "too_big"],
  [/spam|blacklist|blocklist|blocked using|reputation|spamhaus|\b5\.7\.1\b/i, "spam"],
  [/\b5\.1\.[0-36]\b|user unknown|unknown (user|recipient)|no such (user|mailbox)|does not exist/i, "unknown_address"],
  [/too many|rate.?limit|throttl|\b4\.7\.(0|28)\b/i, "too_many"],
  [/recipients were rejected: 55[013]\b/i, "unknown_address"],
  [/\b4(21|5[0-9])\b/, "server_busy"],
  [/\b5[0-9]{2}\b/, "refused"],
];

/** What the words of a mail server, or of Node about its connection, mean. Pure. */
export const readFailure = (words: string): FailureReason => rules.find(([sign]) => sign.test(words))?.[1] ?? "other";

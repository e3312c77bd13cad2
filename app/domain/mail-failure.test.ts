import { expect, test } from "vitest";
import { readFailure } from "./mail-failure.ts";

test.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <a@example.org>: user unknown", "unknown_address"],
  ["Can't send mail - all recipients were rejected: 550 refused by the test: <a@example.org>", "unknown_address"],
  ["Can't send mail - all recipients were rejected: 552 5.2.2 Mailbox is full", "mailbox_full"],
  ["Message failed: 552 5.3.4 Message size exceeds fixed limit", "too_big"],
  ["Can't send mail - all recipients were rejected: 450 4.2.0 <a@b.fr>: Greylisted, see postgrey", "greylisted"],
  ["Can't send mail - all recipients were rejected: 421 4.7.0 Too many messages, try again later", "too_many"],
  ["Message failed: 550 5.7.26 Unauthenticated email from example.org: SPF and DKIM", "sender_refused"],
  ["Mail command failed: 550 5.1.0 <a@b.fr>: Address rejected", "sender_refused"],
  ["Can't send mail - all recipients were rejected: 550 5.1.8 <a@b.fr>: Domain not found", "sender_refused"],
  ["Can't send mail - all recipients were rejected: 550 Relay not permitted", "no_relay"],
  ["Can't send mail - all recipients were rejected: 554 5.7.1 <a@b.fr>: Relay access denied", "no_relay"],
  ["Mail command failed: 530 5.7.0 Authentication required", "login"],
  ["Message failed: 554 5.7.1 Service unavailable; client blocked using zen.spamhaus.org", "spam"],
  ["Invalid login: 535 5.7.8 Error: authentication failed", "login"],
  ['Missing credentials for "PLAIN"', "login"],
  ["self-signed certificate", "tls"],
  ["Hostname/IP does not match certificate's altnames: Host: mail.example.org", "tls"],
  ["140:error:1408F10B:SSL routines:ssl3_get_record:wrong version number", "tls"],
  ["getaddrinfo ENOTFOUND smtp.example.org", "server_unknown"],
  ["queryA EAI_AGAIN smtp.example.org", "server_unknown"],
  ["connect ECONNREFUSED 127.0.0.1:25", "server_away"],
  ["Connection timeout", "server_silent"],
  ["Greeting never received", "server_silent"],
  ["Timeout", "server_silent"],
  ["Connection closed unexpectedly", "server_broke_off"],
  ["read ECONNRESET", "server_broke_off"],
  ["Message failed: 451 4.3.0 Temporary lookup failure", "server_busy"],
  ["Message failed: 554 refused by the test", "refused"],
  ["retenu à la restauration", "held_back"],
  ["Cannot read properties of undefined", "other"],
])("« %s » means %s", (words, reason) => {
  expect(readFailure(words)).toBe(reason);
});

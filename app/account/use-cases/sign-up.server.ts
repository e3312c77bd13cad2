import { createEmailVerificationToken } from "better-auth/api";
import { CONFIRMATION_SECONDS } from "#app/platform/auth.server.ts";
import { countAttempt } from "#app/platform/attempts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { confirmAddressMail, knownAddressNotice } from "../account-mails.server.ts";
import { createAccount, findHolder } from "../account.repository.server.ts";
import type { NewAccount } from "../account.schema.ts";

/** Mails to one holder, whoever signs up with the address. */
const MOST_NOTICES_A_DAY = 3;

/**
 * Makes an account, and with it the mail whose link opens it. Where the address has an account already, the answer is the
 * same, for it would tell whom the portal knows, and its holder is told by a mail. `address` is the visitor's.
 */
export async function signUp(
  { db, auth, mailer, env, log }: Pick<Platform, "db" | "auth" | "mailer" | "env" | "log">,
  { account, address }: { account: NewAccount; address: string },
): Promise<"mailed" | "too_many_attempts"> {
  if (!(await countAttempt(db, [{ key: `sign-up from ${address}`, most: 20, minutes: 60 }])))
    return "too_many_attempts";
  const { email, firstName, familyName } = account;
  const { password, secret } = await auth.$context;
  const hash = await password.hash(account.password);
  const token = await createEmailVerificationToken(secret, email, undefined, CONFIRMATION_SECONDS);
  const created = await db.transaction(async (tx) => {
    const added = await createAccount(tx, account, hash);
    if (added) await mailer.send(confirmAddressMail(env, { email, name: `${firstName} ${familyName}` }, token), tx);
    return added;
  });
  if (created) return "mailed";
  log.info("a sign-up with an address that has an account");
  const holder = await findHolder(db, email);
  if (holder && (await countAttempt(db, [{ key: `sign-up as ${email}`, most: MOST_NOTICES_A_DAY, minutes: 1_440 }])))
    await mailer.send(knownAddressNotice(env, holder));
  return "mailed";
}

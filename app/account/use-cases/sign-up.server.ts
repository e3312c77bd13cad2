import { countAttempt } from "#app/platform/attempts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { knownAddressNotice } from "../account-mails.server.ts";
import { createAccount, findHolder } from "../account.repository.server.ts";
import type { NewAccount } from "../account.schema.ts";
import { sendConfirmation } from "./confirm-address.server.ts";

/** Mails to one holder, whoever signs up with the address. */
const MOST_NOTICES_A_DAY = 3;

/**
 * Makes an account, and with it the mail whose link opens it. Where the address has an account already, the answer is the
 * same, for it would tell whom the portal knows, and its holder is told by a mail. `next` is the page of this site that the
 * visitor was going to, `address` the visitor's own.
 */
export async function signUp(
  { db, auth, mailer, env, log }: Pick<Platform, "db" | "auth" | "mailer" | "env" | "log">,
  { account, next, address }: { account: NewAccount; next: string | null; address: string },
): Promise<"mailed" | "too_many_attempts"> {
  if (!(await countAttempt(db, [{ key: `sign-up from ${address}`, most: 20, minutes: 60 }])))
    return "too_many_attempts";
  const { email, firstName, familyName } = account;
  const hash = await (await auth.$context).password.hash(account.password);
  const created = await db.transaction(async (tx) => {
    const added = await createAccount(tx, account, hash);
    const name = `${firstName} ${familyName}`;
    if (added) await sendConfirmation({ mailer, env }, tx, { id: added.id, email, name, next });
    return added;
  });
  if (created) return "mailed";
  log.info("a sign-up with an address that has an account");
  const holder = await findHolder(db, email);
  if (holder && (await countAttempt(db, [{ key: `sign-up as ${email}`, most: MOST_NOTICES_A_DAY, minutes: 1_440 }])))
    await mailer.send(knownAddressNotice(env, holder));
  return "mailed";
}

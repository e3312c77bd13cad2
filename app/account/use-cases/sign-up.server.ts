import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { knownAddressNotice } from "../account-mails.server.ts";
import { createAccount, findHolder } from "../account.repository.server.ts";
import type { NewAccount } from "../account.schema.ts";
import { sendConfirmation, sendConfirmationAgain } from "./confirm-address.server.ts";

/**
 * Makes an account, and with it the mail whose link opens it. Where the address has an account already, the answer is the
 * same, for it would tell whom the portal knows: its holder is told by a mail, or sent the link again where it was never
 * confirmed. `next` is the page of this site that the visitor was going to, `address` the visitor's own.
 */
export async function signUp(
  { db, auth, mailer, env, log }: Pick<Platform, "db" | "auth" | "mailer" | "env" | "log">,
  { account, next, address }: { account: NewAccount; next: string | null; address: string },
): Promise<{ ok: true } | { ok: false; code: "too_many" }> {
  if (!(await spend(db, ["signUps", { network: address }]))) return { ok: false, code: "too_many" };
  const { email } = account;
  const hash = await (await auth.$context).password.hash(account.password);
  const created = await db.transaction(async (tx) => {
    const added = await createAccount(tx, account, hash);
    if (added) await sendConfirmation({ mailer, env }, tx, { id: added.id, email, next });
    return added;
  });
  if (created) return { ok: true };
  log.info("a sign-up with an address that has an account");
  const holder = await findHolder(db, email);
  if (!holder || !(await spend(db, ["signUpNotices", { email }]))) return { ok: true };
  // Signed up before, but never confirmed: the link again, with the password of the first time.
  if (holder.emailVerified) await mailer.send(knownAddressNotice(env, holder));
  else await sendConfirmationAgain({ db, mailer, env }, holder, next);
  return { ok: true };
}

import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { knownAddressNotice } from "../account-mails.server.ts";
import { createAccount, findHolder } from "../account.repository.server.ts";
import type { NewAccount } from "../account.schema.ts";
import { sendConfirmation, sendConfirmationAgain } from "./confirm-address.server.ts";

/**
 * Creates an account, and the mail whose link confirms it. Where the address has an account, the answer is the same, so
 * that it reveals nothing: the holder is told by a mail, or gets the link again if never confirmed. `next` is the page
 * of this site to return to, `address` the visitor's IP address.
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
  // An earlier sign-up that was never confirmed: the link again, with the first password.
  if (holder.emailVerified) await mailer.send(knownAddressNotice(env, holder));
  else await sendConfirmationAgain({ db, mailer, env }, holder, next);
  return { ok: true };
}

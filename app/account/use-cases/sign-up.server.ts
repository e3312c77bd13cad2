import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { knownAddressNotice } from "../account-mails.server.ts";
import { createAccount, findHolder } from "../account.repository.server.ts";
import type { NewAccount } from "../account.schema.ts";
import { sendConfirmation, sendConfirmationAgain } from "./confirm-address.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "env" | "log">;
type SignUpResult = { ok: true } | { ok: false; code: "too_many" };

/**
 * Creates an account, and the mail whose link confirms it. For an address with an account the answer is the same, and the holder
 * gets a notice, or the link again if never confirmed. `next`: a page of this site to return to; `address`: the visitor's IP address.
 */
export async function signUp(
  { db, auth, mailer, env, log }: Needs & Pick<Platform, "auth">,
  { account, next, address }: { account: NewAccount; next: string | null; address: string },
): Promise<SignUpResult> {
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
  if (await spend(db, ["signUpNotices", { email }])) await mailHolder({ db, mailer, env }, { email, next });
  return { ok: true };
}

/**
 * Mails the link of a sign-up again, which ends the earlier link; at most three times a day, since strangers could request it.
 * The answer is the same for any address.
 */
export async function mailSignUpAgain(
  needs: Needs,
  { email, next, address: network }: { email: string; next: string | null; address: string },
): Promise<SignUpResult> {
  const who = { network, email };
  if (!(await spend(needs.db, ["signUps", who], ["confirmationsAgain", who], ["signUpNotices", who])))
    return { ok: false, code: "too_many" };
  // Not awaited: the time of the answer must not reveal whether there is an account.
  void mailHolder(needs, { email, next }).catch((error: unknown) =>
    needs.log.error({ err: error }, "the link of a sign-up was not sent again"),
  );
  return { ok: true };
}

/** Mails the holder of an account about a sign-up; an unconfirmed account gets the link again, and keeps its password. */
async function mailHolder(
  { db, mailer, env }: Omit<Needs, "log">,
  { email, next }: { email: string; next: string | null },
): Promise<void> {
  const holder = await findHolder(db, email);
  if (holder?.emailVerified) await mailer.send(knownAddressNotice(env, holder));
  else if (holder) await sendConfirmationAgain({ db, mailer, env }, holder, next);
}

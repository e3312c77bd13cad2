import { createEmailVerificationToken } from "better-auth/api";
import { CONFIRMATION_SECONDS } from "#app/platform/auth.server.ts";
import { countAttempt } from "#app/platform/attempts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { confirmAddressMail } from "../account-mails.server.ts";
import { createAccount } from "../account.repository.server.ts";
import type { NewAccount } from "../account.schema.ts";

export type SignUpRefusal = "email_taken" | "too_many_attempts";

/** Makes an account, and with it the mail whose link opens it. `address` is the visitor's. */
export async function signUp(
  { db, auth, mailer, env, log }: Pick<Platform, "db" | "auth" | "mailer" | "env" | "log">,
  { account, address }: { account: NewAccount; address: string },
): Promise<{ ok: true; id: string } | { ok: false; reason: SignUpRefusal }> {
  if (!(await countAttempt(db, [{ key: `sign-up from ${address}`, most: 20, minutes: 60 }]))) return { ok: false, reason: "too_many_attempts" };
  const { email, firstName, familyName } = account;
  const { password, secret } = await auth.$context;
  const hash = await password.hash(account.password);
  const token = await createEmailVerificationToken(secret, email, undefined, CONFIRMATION_SECONDS);
  const created = await db.transaction(async (tx) => {
    const added = await createAccount(tx, account, hash);
    if (added) await mailer.send(confirmAddressMail(env, { email, name: `${firstName} ${familyName}` }, token), tx);
    return added;
  });
  if (created) return { ok: true, id: created.id };
  log.info("a sign-up with an address that has an account");
  return { ok: false, reason: "email_taken" };
}

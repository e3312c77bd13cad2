import type { Platform } from "#app/platform/context.ts";
import { createAccount } from "../account.repository.server.ts";
import type { NewAccount } from "../account.schema.ts";
import { countAttempt } from "#app/platform/attempts.repository.server.ts";

export type SignUpRefusal = "email_taken" | "too_many_attempts";

/** Makes an account and sends the link that opens it. `address` is the visitor's. */
export async function signUp(
  { db, auth, log }: Pick<Platform, "db" | "auth" | "log">,
  { account, address }: { account: NewAccount; address: string },
): Promise<{ ok: true; id: string } | { ok: false; reason: SignUpRefusal }> {
  if (!(await countAttempt(db, [{ key: `sign-up from ${address}`, most: 20, minutes: 60 }]))) return { ok: false, reason: "too_many_attempts" };
  const { password } = await auth.$context;
  const created = await createAccount(db, account, await password.hash(account.password));
  if (!created) {
    log.info("a sign-up with an address that has an account");
    return { ok: false, reason: "email_taken" };
  }
  await auth.api.sendVerificationEmail({ body: { email: account.email } });
  return { ok: true, id: created.id };
}

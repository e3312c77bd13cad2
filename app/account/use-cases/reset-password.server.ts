import type { Platform } from "#app/platform/context.ts";
import { countAttempt } from "#app/platform/attempts.repository.server.ts";
import { addAccountLink, takeAccountLink } from "../account-links.repository.server.ts";
import { resetPasswordMail } from "../account-mails.server.ts";
import { confirmAddressOf, endSessions, findHolder, setPassword } from "../account.repository.server.ts";

type AskNeeds = Pick<Platform, "db" | "mailer" | "env" | "log">;

/** Sends the link, where there is an account. What is answered does not tell whether there is. */
export async function askForReset(
  needs: AskNeeds,
  { email, address }: { email: string; address: string },
): Promise<{ ok: boolean }> {
  const limits = [
    { key: `reset of ${email}`, most: 5, minutes: 60 },
    { key: `reset from ${address}`, most: 20, minutes: 60 },
  ];
  if (!(await countAttempt(needs.db, limits))) return { ok: false };
  // Not waited for: the time of the answer must not tell whether there is an account.
  void sendResetLink(needs, email).catch((error: unknown) =>
    needs.log.error({ err: error }, "a link for a new password was not sent"),
  );
  return { ok: true };
}

async function sendResetLink({ db, mailer, env }: AskNeeds, email: string): Promise<void> {
  const holder = await findHolder(db, email);
  if (!holder) return;
  await db.transaction(async (tx) => {
    const secret = await addAccountLink(tx, { userId: holder.id, purpose: "reset", email: holder.email });
    await mailer.send(resetPasswordMail(env, holder, secret), tx);
  });
}

/**
 * Sets the new password, and ends every session and every other link of the account. The link proved its address too.
 * False when the link has expired or served.
 */
export async function resetPassword(
  { db, auth }: Pick<Platform, "db" | "auth">,
  { token, password }: { token: string; password: string },
): Promise<boolean> {
  const hasher = (await auth.$context).password;
  return db.transaction(async (tx) => {
    const link = await takeAccountLink(tx, "reset", token);
    if (!link) return false;
    await setPassword(tx, link.userId, await hasher.hash(password));
    await confirmAddressOf(tx, link.userId);
    await endSessions(tx, link.userId, null);
    return true;
  });
}

import { resetAttempts, spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { confirmNewEmailMail, newEmailNotice } from "../account-mails.server.ts";
import { addAccountLink, takeAccountLink } from "../account-links.repository.server.ts";
import {
  adoptRequests,
  endSessions,
  findHolder,
  findProvenEmail,
  lockAccountForUpdate,
  isPasswordStill,
  setEmail,
} from "../account.repository.server.ts";
import type { Person } from "../actor.ts";
import { moveRecipient } from "../own-alerts.repository.server.ts";
import type { LinkRefusal } from "./confirm-address.server.ts";
import { verifyPassword } from "./verify-password.server.ts";

type Request = { actor: Person; email: string; password: string; address: string; headers: Headers };
export type NewEmailRefusal = "same" | "wrong" | "too_many" | "session_ended";

/**
 * Sends the link that makes `email` the account's address, and a notice to the current one. If another account has that address,
 * no link is sent, and the answer is the same.
 */
export async function askForNewEmail(
  { db, auth, mailer, env }: Pick<Platform, "db" | "auth" | "mailer" | "env">,
  { actor, email, password, address, headers }: Request,
): Promise<{ ok: true } | { ok: false; code: NewEmailRefusal }> {
  if (email === actor.account.email) return { ok: false, code: "same" };
  const who = { network: address, account: actor.account.id };
  if (!(await spend(db, ["passwordsFromNetwork", who], ["passwordsOfAccount", who])))
    return { ok: false, code: "too_many" };
  const verified = await verifyPassword({ db, auth }, { userId: actor.account.id, password, headers });
  if (!verified.ok) return verified;
  await resetAttempts(db, ["passwordsOfAccount", who]);
  if (!(await spend(db, ["newEmails", who]))) return { ok: false, code: "too_many" };
  return db.transaction(async (tx) => {
    // A link that is created after a password change would outlive it.
    if (
      !(await lockAccountForUpdate(tx, actor.account.id)) ||
      !(await isPasswordStill(tx, actor.account.id, verified.hash))
    )
      return { ok: false, code: "wrong" };
    const secret = await addAccountLink(tx, { userId: actor.account.id, purpose: "new-email", email });
    await mailer.send(newEmailNotice(env, actor.account.email, email), tx);
    if ((await findHolder(tx, email)) === null) await mailer.send(confirmNewEmailMail(env, email, secret), tx);
    return { ok: true };
  });
}

type Confirmation = { token: string; session: { token: string } | null; address: string };

/** Makes the address of a mail's link the account's, and ends the account's other sessions and links. */
export async function confirmNewEmail(
  { db }: Pick<Platform, "db">,
  { token, session, address }: Confirmation,
): Promise<{ ok: true } | { ok: false; code: LinkRefusal }> {
  if (!(await spend(db, ["links", { network: address }]))) return { ok: false, code: "too_many" };
  return db.transaction(async (tx) => {
    const link = await takeAccountLink(tx, "new-email", token);
    if (!link || (await findHolder(tx, link.email)) !== null) return { ok: false, code: "expired" };
    await adoptRequests(tx, link.userId);
    const from = await findProvenEmail(tx, link.userId);
    if (!(await setEmail(tx, link.userId, link.email))) return { ok: false, code: "expired" };
    if (from !== null) await moveRecipient(tx, { from, to: link.email });
    await endSessions(tx, link.userId, session?.token ?? null);
    return { ok: true };
  });
}

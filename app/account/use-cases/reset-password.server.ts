import type { Platform } from "#app/platform/context.ts";
import { resetAttemptsOfAccount, spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { addAccountLink, takeAccountLink } from "../account-links.repository.server.ts";
import { resetPasswordMail } from "../account-mails.server.ts";
import {
  confirmAddressOf,
  endSessions,
  findHolder,
  type Holder,
  lockAccountForUpdate,
  isLoggedInFrom,
  setPassword,
} from "../account.repository.server.ts";
import type { LinkRefusal } from "./confirm-address.server.ts";

type AskNeeds = Pick<Platform, "db" | "mailer" | "env" | "log">;

/**
 * Sends the link if there is an account within its limit of links; a network on which the holder is logged in has its own limit.
 * The answer reveals nothing of this.
 */
export async function askForReset(
  needs: AskNeeds,
  { email, address }: { email: string; address: string },
): Promise<{ ok: true } | { ok: false; code: "too_many" }> {
  const { db, log } = needs;
  const who = { network: address, email };
  if (!(await spend(db, ["resetsFromNetwork", who], ["resetsOfAccount", who]))) return { ok: false, code: "too_many" };
  const mayMail = (await isLoggedInFrom(db, who))
    ? await spend(db, ["ownResetMails", who])
    : await spend(db, ["resetMailsAnHour", who], ["resetMailsADay", who]);
  // Not awaited: the time of the answer must not reveal whether there is an account.
  if (mayMail)
    void sendResetLink(needs, email).catch((error: unknown) =>
      log.error({ err: error }, "a link for a new password was not sent"),
    );
  return { ok: true };
}

async function sendResetLink({ db, mailer, env }: AskNeeds, email: string): Promise<void> {
  const holder = await findHolder(db, email);
  if (!holder) return;
  await db.transaction(async (tx) => {
    // The account may have been deleted meanwhile.
    if (await lockAccountForUpdate(tx, holder.id)) await mailResetLink({ mailer, env }, tx, holder);
  });
}

/** Mails a link for a new password to the holder of a locked account; an older link ends. */
export async function mailResetLink(
  { mailer, env }: Pick<AskNeeds, "mailer" | "env">,
  tx: Connection,
  holder: Holder,
): Promise<void> {
  const secret = await addAccountLink(tx, { userId: holder.id, purpose: "reset", email: holder.email });
  await mailer.send(resetPasswordMail(env, holder, secret), tx);
}

/**
 * Sets the new password, and ends all sessions, all other links and the counted attempts of the account. The link also
 * confirms the address.
 */
export async function resetPassword(
  { db, auth }: Pick<Platform, "db" | "auth">,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<{ ok: true } | { ok: false; code: LinkRefusal }> {
  if (!(await spend(db, ["links", { network: address }]))) return { ok: false, code: "too_many" };
  const hasher = (await auth.$context).password;
  return db.transaction(async (tx) => {
    const link = await takeAccountLink(tx, "reset", token);
    if (!link) return { ok: false, code: "expired" };
    await setPassword(tx, link.userId, await hasher.hash(password));
    await confirmAddressOf(tx, link.userId);
    await endSessions(tx, link.userId, null);
    await resetAttemptsOfAccount(tx, { id: link.userId, email: link.email });
    return { ok: true };
  });
}

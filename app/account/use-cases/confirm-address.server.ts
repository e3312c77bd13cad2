import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { addAccountLink, takeAccountLink } from "../account-links.repository.server.ts";
import { confirmAddressMail } from "../account-mails.server.ts";
import { confirmAddressOf, lockAccountForUpdate } from "../account.repository.server.ts";
import { firstDestinationOf } from "#app/layout/destination.server.ts";

/** Why a mail's link changes nothing; `expired` also covers used and unknown links. */
export type LinkRefusal = "expired" | "too_many";

/** Sends the link that confirms an account. `next` is the page of this site to return to. */
export async function sendConfirmation(
  { mailer, env }: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { id, email, next }: { id: string; email: string; next: string | null },
): Promise<void> {
  const secret = await addAccountLink(tx, { userId: id, purpose: "confirmation", email, next });
  await mailer.send(confirmAddressMail(env, email, secret), tx);
}

/** Sends the link again, for an older account, which may be deleted at this moment. */
export const sendConfirmationAgain = (
  needs: Pick<Platform, "db" | "mailer" | "env">,
  holder: { id: string; email: string },
  next: string | null,
): Promise<void> =>
  needs.db.transaction(async (tx) => {
    if (await lockAccountForUpdate(tx, holder.id)) await sendConfirmation(needs, tx, { ...holder, next });
  });

type Confirmation = { token: string; address: string; headers: Headers };

/**
 * Confirms an account by its link, and opens a session in the browser of the click, since the secret is fresh, went to the
 * account's address, and works once. `href` is the page to return to.
 */
export async function confirmAddress(
  { db, auth }: Pick<Platform, "db" | "auth">,
  { token, address, headers }: Confirmation,
): Promise<{ ok: true; href: string; cookies: Headers } | { ok: false; code: LinkRefusal }> {
  if (!(await spend(db, ["links", { network: address }]))) return { ok: false, code: "too_many" };
  const confirmed = await db.transaction(async (tx) => {
    const link = await takeAccountLink(tx, "confirmation", token);
    const account = link && (await confirmAddressOf(tx, link.userId));
    return account && { ...link, ...account };
  });
  if (!confirmed) return { ok: false, code: "expired" };
  const { userId, next, userType } = confirmed;
  const answer = await auth.api.openSession({ body: { userId }, headers, returnHeaders: true });
  return { ok: true, href: firstDestinationOf(next, userType), cookies: answer.headers };
}

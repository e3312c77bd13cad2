import { holdAccount } from "#app/account/account.repository.server.ts";
import type { Account } from "#app/account/account.ts";
import { requestWords } from "#app/i18n/fr/requests.ts";
import { spend } from "#app/platform/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { findProvenEmail, holdListing } from "#app/requests/requests.repository.server.ts";
import { closeOpenRequests } from "#app/requests/use-cases/close-open-requests.server.ts";
import { withdrawRequest } from "#app/requests/use-cases/withdraw-request.server.ts";
import {
  deleteUser,
  findAskedListings,
  findOwnOpenRequests,
  findPasswordHash,
  forgetAdvertiser,
  forgetSeeker,
} from "../account-deletion.repository.server.ts";
import type { DeletionRefusal } from "../deletion.ts";

/** What others read in the place of a name. */
const NAMELESS = "Compte supprimé";

type Needs = Pick<Platform, "db" | "auth" | "mailer" | "env" | "log">;

/**
 * Deletes an account, by its own wish: `proof` is its password, or its e-mail address where it has none. What it asked
 * is withdrawn, its listings leave the site, whoever waits for an answer is told; others keep what was said to them,
 * without the name.
 */
export async function deleteAccount(
  needs: Needs,
  { account, proof }: { account: Account; proof: string },
): Promise<{ ok: true } | { ok: false; code: DeletionRefusal }> {
  const { db, auth, log } = needs;
  if (!(await spend(db, ["deletions", { account: account.id }]))) return { ok: false, code: "tooMany" };
  const hash = await findPasswordHash(db, account.id);
  if (hash === null && proof.trim().toLowerCase() !== account.email) return { ok: false, code: "wrongEmail" };
  if (hash !== null && !(await (await auth.$context).password.verify({ hash, password: proof })))
    return { ok: false, code: "wrongPassword" };
  const email = await findProvenEmail(db, account.id);
  const asker = { accountId: account.id, provenEmail: email };
  for (const requestId of await findOwnOpenRequests(db, { id: account.id, email }))
    await withdrawRequest(needs, { asker, requestId, side: "demandeur" });
  await db.transaction(async (tx) => {
    // What it publishes meanwhile is either there to be removed, or comes too late.
    await holdAccount(tx, account.id);
    for (const id of await findAskedListings(tx, account.id)) {
      const listing = await holdListing(tx, id);
      if (listing)
        await closeOpenRequests(needs, tx, { listing, body: requestWords.french.noLongerOffered, exceptId: null });
    }
    await forgetSeeker(tx, { id: account.id, email, name: NAMELESS });
    await forgetAdvertiser(tx, account.id, NAMELESS);
    await deleteUser(tx, account);
  });
  log.info("an account was deleted by its owner");
  return { ok: true };
}

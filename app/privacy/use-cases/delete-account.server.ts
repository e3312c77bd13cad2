import {
  findPasswordHash,
  findProvenEmail,
  lockAccountForUpdate,
  isPasswordStill,
} from "#app/account/account.repository.server.ts";
import type { Person } from "#app/account/actor.ts";
import { endingOrganisations, handOver, lockColleaguesForUpdate } from "#app/account/members.repository.server.ts";
import { deleteRecipient } from "#app/alerts/recipients.repository.server.ts";
import { endFeeds } from "#app/feeds/imports/end-feeds.repository.server.ts";
import { privacyWords } from "#app/i18n/fr/privacy/privacy.ts";
import { type ErasedTitle, findListingsOthersKeep } from "#app/listings/life/erase.repository.server.ts";
import { addListingEvents } from "#app/listings/life/listing-events.repository.server.ts";
import { eraseModerationOf } from "#app/moderation/reports.repository.server.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { isLastOperator } from "#app/operators/operators.repository.server.ts";
import { releaseMedia } from "#app/platform/pictures/media.repository.server.ts";
import { leaveThreads } from "#app/requests/use-cases/leave-threads.server.ts";
import type { Connection } from "#db/client.ts";
import {
  deleteUser,
  findOwnMedia,
  deleteAdvertiser,
  deleteUnusedQuartiers,
  detachSeeker,
  lockListingsAroundForUpdate,
} from "../account-deletion.repository.server.ts";

/** Why an account is not deleted; each code is a message of `privacyWords.deletion.refusals`. */
export type DeletionRefusal = "wrong_password" | "wrong_email" | "last_operator" | "too_many";

/** The name that others read after the deletion. */
const NAMELESS = "Compte supprimé";

type Needs = Pick<Platform, "db" | "auth" | "mailer" | "jobs" | "env" | "log">;

/**
 * Deletes an account for its holder; `proof` is the password, or the e-mail address without one. Withdraws its requests, removes its
 * listings, and notifies people with an open request, an agreement or a favourite; others keep the messages without the name.
 */
export async function deleteAccount(
  needs: Needs,
  { actor, proof }: { actor: Person; proof: string },
): Promise<{ ok: true } | { ok: false; code: DeletionRefusal }> {
  const { db, auth, log } = needs;
  if (!(await spend(db, ["deletions", { account: actor.account.id }]))) return { ok: false, code: "too_many" };
  const hash = await findPasswordHash(db, actor.account.id);
  if (hash === null && proof.trim().toLowerCase() !== actor.account.email) return { ok: false, code: "wrong_email" };
  if (hash !== null && !(await (await auth.$context).password.verify({ hash, password: proof })))
    return { ok: false, code: "wrong_password" };
  const quartiers = await db.transaction(async (tx) => {
    if (await isLastOperator(tx, actor.account.id)) return "last_operator";
    if (!(await lockLeavingAccount(tx, actor))) return [];
    return (await isPasswordStill(tx, actor.account.id, hash)) ? eraseAccount(needs, tx, actor) : null;
  });
  if (quartiers === "last_operator") return { ok: false, code: quartiers };
  if (quartiers === null) return { ok: false, code: "wrong_password" };
  await removeQuartiers(needs, quartiers);
  log.info("an account was deleted by its owner");
  return { ok: true };
}

/** Locks an account before its deletion, with the rows that a colleague's leaving would change; false when the account is gone. */
export async function lockLeavingAccount(tx: Connection, { account: { id } }: Person): Promise<boolean> {
  await lockColleaguesForUpdate(tx, id);
  return lockAccountForUpdate(tx, id);
}

/** Runs in a separate transaction, since it waits for publications. The account is gone: a job retries failures. */
export async function removeQuartiers({ db, log }: Pick<Needs, "db" | "log">, quartiers: string[]): Promise<void> {
  await db
    .transaction((tx) => deleteUnusedQuartiers(tx, quartiers))
    .catch((error: unknown) => log.error({ err: error }, "quartiers of a deleted account are not removed yet"));
}

/**
 * Deletes all data of a locked account, or nothing; a job deletes lines of files soon after. Returns quartiers to remove afterwards.
 * Concurrent changes of the account are either deleted too, or refused.
 */
export async function eraseAccount(
  needs: Pick<Needs, "mailer" | "jobs" | "env">,
  tx: Connection,
  actor: Person,
): Promise<string[]> {
  const { id } = actor.account;
  const own = { id, email: await findProvenEmail(tx, id) };
  // Before locking its listings: files that are being stored lock in this order.
  if (await endFeeds(tx, endingOrganisations(id))) await needs.jobs.add(tx, "delete-old-imports", {});
  await lockListingsAroundForUpdate(tx, own);
  await handOver(tx, id);
  await eraseModerationOf(tx, own);
  await leaveThreads(needs, tx, { actor, email: own.email, name: NAMELESS });
  const pictures = await findOwnMedia(tx, id);
  await detachSeeker(tx, own, NAMELESS);
  const keptByOthers = await findListingsOthersKeep(tx, id);
  const quartiers = await deleteAdvertiser(tx, id, { name: NAMELESS, titles: erasedTitles() });
  // People with the listing as a favourite get a notice, without the advertiser's words.
  await addListingEvents(needs, tx, keptByOthers, { kind: "gone", actor });
  if (own.email !== null) await deleteRecipient(tx, own.email);
  await deleteUser(tx, id);
  await releaseMedia(tx, pictures);
  return quartiers;
}

const erasedTitles = (): ErasedTitle[] =>
  Object.entries(privacyWords.french.erasedTitles).flatMap(([propertyType, titles]) =>
    Object.entries(titles).map(([transaction, title]) => ({ propertyType, transaction, title })),
  );

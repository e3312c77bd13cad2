import { findPasswordHash, lockAccountForUpdate, isPasswordStill } from "#app/account/account.repository.server.ts";
import type { Account } from "#app/account/account.ts";
import { privacyWords } from "#app/i18n/fr/privacy.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { releaseMedia } from "#app/platform/pictures/unused-media.repository.server.ts";
import { findProvenEmail } from "#app/requests/requests.repository.server.ts";
import { leaveThreads } from "#app/requests/use-cases/leave-threads.server.ts";
import type { Connection } from "#db/client.ts";
import {
  deleteUser,
  type ErasedTitle,
  findOwnMedia,
  forgetAdvertiser,
  forgetQuartiers,
  forgetSeeker,
  lockListingsAroundForUpdate,
} from "../account-deletion.repository.server.ts";
import type { DeletionRefusal } from "../deletion.ts";

/** What others read in the place of a name. */
const NAMELESS = "Compte supprimé";

type Needs = Pick<Platform, "db" | "auth" | "mailer" | "env" | "log">;

/**
 * Deletes an account, by its own wish: `proof` is its password, or its e-mail address where it has none. What it asked
 * is withdrawn, its listings leave the site, whoever waits for an answer or has agreed on something is told; others keep
 * what was said to them, without the name.
 */
export async function deleteAccount(
  needs: Needs,
  { account, proof }: { account: Account; proof: string },
): Promise<{ ok: true } | { ok: false; code: DeletionRefusal }> {
  const { db, auth, log } = needs;
  if (!(await spend(db, ["deletions", { account: account.id }]))) return { ok: false, code: "too_many" };
  const hash = await findPasswordHash(db, account.id);
  if (hash === null && proof.trim().toLowerCase() !== account.email) return { ok: false, code: "wrong_email" };
  if (hash !== null && !(await (await auth.$context).password.verify({ hash, password: proof })))
    return { ok: false, code: "wrong_password" };
  const quartiers = await db.transaction((tx) => eraseAccount(needs, tx, account.id, hash));
  if (quartiers === null) return { ok: false, code: "wrong_password" };
  // Its own transaction, since it waits for whoever publishes. The account is gone: a job tries again what fails here.
  await db
    .transaction((tx) => forgetQuartiers(tx, quartiers))
    .catch((error: unknown) => log.error({ err: error }, "quartiers of a deleted account are not removed yet"));
  log.info("an account was deleted by its owner");
  return { ok: true };
}

/**
 * All of it or nothing; null, with nothing done, where the account has another password than the verified one. What the account
 * does meanwhile is either there to be removed, or comes too late.
 */
async function eraseAccount(needs: Needs, tx: Connection, id: string, hash: string | null): Promise<string[] | null> {
  // Deleted meanwhile, from another page.
  if (!(await lockAccountForUpdate(tx, id))) return [];
  if (!(await isPasswordStill(tx, id, hash))) return null;
  const own = { id, email: await findProvenEmail(tx, id) };
  await lockListingsAroundForUpdate(tx, own);
  await leaveThreads(needs, tx, { ...own, name: NAMELESS });
  const pictures = await findOwnMedia(tx, id);
  await forgetSeeker(tx, own, NAMELESS);
  const quartiers = await forgetAdvertiser(tx, id, { name: NAMELESS, titles: erasedTitles() });
  await deleteUser(tx, id);
  await releaseMedia(tx, pictures);
  return quartiers;
}

const erasedTitles = (): ErasedTitle[] =>
  Object.entries(privacyWords.french.erasedTitles).flatMap(([propertyType, titles]) =>
    Object.entries(titles).map(([transaction, title]) => ({ propertyType, transaction, title })),
  );

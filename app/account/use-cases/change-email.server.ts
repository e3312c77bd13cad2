import { APIError } from "better-auth/api";
import { createHash, randomBytes } from "node:crypto";
import { countAttempt } from "#app/platform/attempts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { linkLimits, passwordLimits } from "../account-limits.ts";
import { confirmNewEmailMail, newEmailNotice } from "../account-mails.server.ts";
import { endSessions, findHolder, keepNewEmail, setEmail, takeNewEmail } from "../account.repository.server.ts";
import type { Account } from "../account.ts";
import type { LinkOutcome } from "./confirm-address.server.ts";

const LINK_MINUTES = 24 * 60;

type Request = { account: Account; email: string; password: string; address: string; headers: Headers };
export type NewEmailRefusal = "same" | "wrong" | "too-many";

/**
 * Sends the link that makes `email` the account's address, and a notice to the present one. What is answered does
 * not tell whether another account has that address: then no link is sent.
 */
export async function askForNewEmail(
  { db, auth, mailer, env }: Pick<Platform, "db" | "auth" | "mailer" | "env">,
  { account, email, password, address, headers }: Request,
): Promise<{ ok: true } | { ok: false; reason: NewEmailRefusal }> {
  if (email === account.email) return { ok: false, reason: "same" };
  if (!(await countAttempt(db, passwordLimits(account, address)))) return { ok: false, reason: "too-many" };
  if (!(await isPassword(auth, password, headers))) return { ok: false, reason: "wrong" };
  const mails = [
    { key: `new e-mail of ${account.id}`, most: 3, minutes: 15 },
    { key: `new e-mail to ${email}`, most: 3, minutes: 15 },
  ];
  if (!(await countAttempt(db, mails))) return { ok: false, reason: "too-many" };
  const secret = randomBytes(32).toString("base64url");
  const name = `${account.firstName} ${account.familyName}`;
  await db.transaction(async (tx) => {
    await keepNewEmail(tx, account.id, { email, secretHash: hashOf(secret), minutes: LINK_MINUTES });
    await mailer.send(newEmailNotice(env, { email: account.email, name }, email), tx);
    if ((await findHolder(tx, email)) === null)
      await mailer.send(confirmNewEmailMail(env, { email, name }, `${account.id}.${secret}`), tx);
  });
  return { ok: true };
}

type Confirmation = { token: string; session: { token: string } | null; address: string };

/** Changes the address that a link was sent to, and ends the account's other sessions. */
export async function confirmNewEmail(
  { db }: Pick<Platform, "db">,
  { token, session, address }: Confirmation,
): Promise<LinkOutcome> {
  if (!(await countAttempt(db, linkLimits(address)))) return "too-many";
  const [userId = "", secret = ""] = token.split(".");
  return db.transaction(async (tx) => {
    const email = await takeNewEmail(tx, userId, hashOf(secret));
    if (email === null || !(await setEmail(tx, userId, email))) return "expired";
    await endSessions(tx, userId, session?.token ?? null);
    return "done";
  });
}

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

async function isPassword(auth: Platform["auth"], password: string, headers: Headers): Promise<boolean> {
  try {
    await auth.api.verifyPassword({ body: { password }, headers });
    return true;
  } catch (error) {
    if (error instanceof APIError) return false;
    throw error;
  }
}

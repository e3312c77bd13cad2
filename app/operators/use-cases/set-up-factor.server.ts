import { APIError } from "better-auth/api";
import { isFactorCode } from "#app/account/account-links.repository.server.ts";
import type { Person } from "#app/account/actor.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { type QrCode, qrCode } from "#app/platform/qr-code.server.ts";
import { findFactorState, recordFactorSetup } from "../operators.repository.server.ts";

type Needs = Pick<Platform, "db" | "auth">;

/** The key for an application: a picture, or a text to type by hand. */
export type FactorKey = { qr: QrCode; key: string };

export type SetUpRefusal = "wrong_password" | "wrong_enrolment" | "too_many" | "done_already";
type SettingUp = { actor: Person; password: string; enrolmentCode: string; headers: Headers; address: string };

/**
 * Starts the set-up of a second factor, anew at each call; the first code of the application completes it (`proveFactor`). The enrolment
 * code is from the machine or a colleague: a thief with only the password, or the mailbox that resets it, cannot set a factor up.
 */
export async function setUpFactor(
  { db, auth }: Needs,
  { actor, password, enrolmentCode, headers, address }: SettingUp,
): Promise<{ ok: true; key: FactorKey } | { ok: false; code: SetUpRefusal }> {
  const { id } = actor.account;
  const who = { network: address, account: id };
  if (!(await spend(db, ["passwordsFromNetwork", who], ["passwordsOfAccount", who])))
    return { ok: false, code: "too_many" };
  if ((await findFactorState(db, id)) === "ready") return { ok: false, code: "done_already" };
  if (!(await isFactorCode(db, id, enrolmentCode))) return { ok: false, code: "wrong_enrolment" };
  try {
    const { totpURI } = await auth.api.enableTwoFactor({ body: { password }, headers });
    await recordFactorSetup(db, id);
    const key = new URL(totpURI).searchParams.get("secret") ?? "";
    return { ok: true, key: { qr: qrCode(totpURI), key: key.replaceAll(/(.{4})(?=.)/g, "$1 ") } };
  } catch (error) {
    if (error instanceof APIError && error.body?.code === "INVALID_PASSWORD")
      return { ok: false, code: "wrong_password" };
    throw error;
  }
}

/** The recovery codes of an account that has set up its second factor. */
export async function readRecoveryCodes({ auth }: Pick<Needs, "auth">, actor: Person): Promise<string[]> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: actor.account.id } });
  return backupCodes;
}

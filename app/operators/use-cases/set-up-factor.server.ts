import { APIError } from "better-auth/api";
import type { Person } from "#app/account/actor.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { type QrCode, qrCode } from "#app/platform/qr-code.server.ts";
import { findFactorState, noteFactorBegun } from "../operators.repository.server.ts";

type Needs = Pick<Platform, "db" | "auth">;

/** What an application takes in: a picture, or its key typed by hand. */
export type FactorKey = { qr: QrCode; key: string };

/** Begins to set up a second factor, anew at each call: the first code of the application ends it (`proveFactor`). */
export async function setUpFactor(
  { db, auth }: Needs,
  { actor, password, headers, address }: { actor: Person; password: string; headers: Headers; address: string },
): Promise<{ ok: true; key: FactorKey } | { ok: false; code: "wrong_password" | "too_many" | "done_already" }> {
  const { id } = actor.account;
  const who = { network: address, account: id };
  if (!(await spend(db, ["passwordsFromNetwork", who], ["passwordsOfAccount", who])))
    return { ok: false, code: "too_many" };
  if ((await findFactorState(db, id)) === "ready") return { ok: false, code: "done_already" };
  try {
    const { totpURI } = await auth.api.enableTwoFactor({ body: { password }, headers });
    await noteFactorBegun(db, id);
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

import { symmetricEncrypt } from "better-auth/crypto";
import type { Session } from "#app/account/session.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { newRecoveryCodes } from "#app/platform/security/link-secret.server.ts";
import { recordAct } from "../acts.repository.server.ts";
import { operatorMail } from "../operator-mails.server.ts";
import { setRecoveryCodes } from "../operators.repository.server.ts";

/** Replaces an account's recovery codes. Callers have checked a code of the second factor. */
export async function renewRecoveryCodes(
  { db, auth, mailer, env }: Pick<Platform, "db" | "auth" | "mailer" | "env">,
  { actor, operator }: Session,
): Promise<string[]> {
  const { id, email } = actor.account;
  const codes = newRecoveryCodes();
  const { secretConfig } = await auth.$context;
  const encrypted = await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(codes) });
  await db.transaction(async (tx) => {
    await setRecoveryCodes(tx, id, encrypted);
    const on = { kind: "account", id } as const;
    await recordAct(tx, { ...actor, operator: operator?.role ?? null }, { act: "factor.codes", on });
    await mailer.send(operatorMail(env, { to: email, news: "codes" }), tx);
  });
  return codes;
}

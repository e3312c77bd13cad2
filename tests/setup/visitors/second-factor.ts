import { randomBytes, randomUUID } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { newRecoveryCodes } from "#app/platform/security/link-secret.server.ts";
import { secondFactors, users } from "#db/schema/accounts.ts";
import type { TestPortal } from "../portals/test-portal.ts";

/** The code that an application shows for a key. */
export const currentCode = (key: string): Promise<string> => createOTP(key, { digits: 6, period: 30 }).totp();

/** Sets up an account's second factor. Each code works once: the application's code, and ten recovery codes. */
export async function setUpSecondFactor(
  { db, secret: key }: Pick<TestPortal, "db" | "secret">,
  userId: string,
): Promise<{ code(): Promise<string>; recoveryCodes: string[] }> {
  const secret = randomBytes(16).toString("hex");
  const recoveryCodes = newRecoveryCodes();
  await db.insert(secondFactors).values({
    id: randomUUID(),
    userId,
    secret: await symmetricEncrypt({ key, data: secret }),
    backupCodes: await symmetricEncrypt({ key, data: JSON.stringify(recoveryCodes) }),
    verified: true,
  });
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
  return { code: () => currentCode(secret), recoveryCodes };
}

import { type BetterAuthPlugin, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { and, eq } from "drizzle-orm";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { credentials, secondFactors, sessions, users, verifications } from "#db/schema/accounts.ts";
import { CLIENT_ADDRESS_HEADER } from "./client-address.ts";
import { type Environment, siteAddress } from "../env.ts";
import { providerConfigs } from "./external-providers.server.ts";
import { newRecoveryCodes } from "./link-secret.server.ts";
import { REMEMBERED_SECONDS } from "./session-cookies.ts";

const DAY_SECONDS = 86_400;
/** The destination after a failed login at Google or Facebook, before the intended destination is known. */
const EXTERNAL_FAILURE = "/connexion?avis=socialFailed";
type Needs = {
  db: Database;
  env: Environment;
  secret: string;
};

/**
 * Sessions, passwords (scrypt, 16 MB each) and OAuth, on our tables. Only use-cases call it; of its own routes, the site
 * exposes only the return from Google and Facebook. Links of mails are ours (account_links).
 */
export function createAuth({ db, env, secret }: Needs) {
  return betterAuth({
    appName: env.SITE_NAME,
    baseURL: siteAddress(env),
    basePath: "/api/auth",
    secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: secondFactors,
      },
      transaction: true,
    }),
    user: {
      additionalFields: {
        userType: { type: "string", required: true, defaultValue: "chercheur" },
        firstName: { type: "string", required: true },
        familyName: { type: "string", required: true },
      },
    },
    session: {
      expiresIn: REMEMBERED_SECONDS,
      updateAge: DAY_SECONDS,
      additionalFields: { secondFactorAt: { type: "date", required: false, input: false } },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      maxPasswordLength: 128,
    },
    // An address proven by Google or Facebook opens the account with that confirmed address.
    account: { accountLinking: { enabled: true, requireLocalEmailVerified: true }, updateAccountOnSignIn: false },
    plugins: [
      genericOAuth({ config: providerConfigs(env, { onProof: (email) => deleteUnconfirmed(db, email) }) }),
      sessionOpening,
      secondFactor,
    ],
    // The identity was read during the login: the provider's tokens are not needed again.
    databaseHooks: {
      session: {
        create: {
          // The network from the server's own header: better-auth would trust a header that any visitor can send.
          before: async (session, endpoint) => ({
            data: { ...session, ipAddress: endpoint?.headers?.get(CLIENT_ADDRESS_HEADER) ?? "" },
          }),
        },
      },
      account: {
        create: {
          before: async (account) => ({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }),
        },
      },
    },
    onAPIError: { errorURL: EXTERNAL_FAILURE },
    // Our limits are in one table (limits.ts), and counted in the database.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "portail",
      useSecureCookies: env.SITE_URL?.startsWith("https:") ?? false,
    },
    logger: { disabled: true },
  });
}

/**
 * `auth.api.openSession`: a session until the browser closes, for an account proven without its password. `auth.api.sendSessionCookies`:
 * the cookies of a session, with the lifetime of the current ones. Neither has a route.
 */
const sessionOpening = {
  id: "session-opening",
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new APIError("NOT_FOUND");
        const session = await internalAdapter.createSession(user.id, true);
        await setSessionCookie(context, { session, user }, true);
        return { userId: user.id };
      },
    ),
    sendSessionCookies: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ token: z.string() }) },
      async (context) => {
        const session = await context.context.internalAdapter.findSession(context.body.token);
        if (!session) throw new APIError("UNAUTHORIZED");
        await setSessionCookie(context, session);
      },
    ),
  },
} satisfies BetterAuthPlugin;

/**
 * TOTP and recovery codes, for operators. The plugin's hook, by which a login would require the code, is off: the back office requires it
 * for any login, and again before grave acts (decision 31).
 */
const secondFactor = {
  ...twoFactor({
    allowPasswordless: true,
    otpOptions: undefined,
    backupCodeOptions: { storeBackupCodes: "encrypted", customBackupCodesGenerate: newRecoveryCodes },
  }),
  hooks: {},
};

export type Auth = ReturnType<typeof createAuth>;

/**
 * An unconfirmed account may be a trap, made with somebody else's address and a known password. Once the
 * address is proven, a new account replaces it.
 */
async function deleteUnconfirmed(db: Database, email: string): Promise<void> {
  await db.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
}

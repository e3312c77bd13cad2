import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Logger } from "pino";
import type { SocialProvider } from "#app/account/account.ts";
import type { Database } from "#db/client.ts";
import { credentials, sessions, users, verifications } from "#db/schema/accounts.ts";
import type { Environment } from "./env.ts";

const DAY_SECONDS = 86_400;
export const REMEMBERED_SECONDS = 30 * DAY_SECONDS;
/** How long the link that confirms an address serves. */
export const CONFIRMATION_SECONDS = DAY_SECONDS;

/** Called with the one-time token of a link that a mail carries. */
export type AuthMails = {
  confirmAddress(user: MailedUser, token: string): Promise<void>;
  resetPassword(user: MailedUser, token: string): Promise<void>;
};
export type MailedUser = { email: string; name: string };

type Needs = { db: Database; env: Environment; secret: string; log: Pick<Logger, "error" | "debug">; mails: AuthMails };

/**
 * Sessions, passwords (scrypt, 16 MB each) and OAuth, on our tables. Only use-cases call it; of its own
 * addresses the site opens none but the return from Google and Facebook.
 */
export function createAuth({ db, env, secret, log, mails }: Needs) {
  return betterAuth({
    appName: env.SITE_NAME,
    baseURL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    basePath: "/api/auth",
    secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(db, { provider: "pg", schema: { user: users, session: sessions, account: credentials, verification: verifications }, transaction: true }),
    user: {
      additionalFields: {
        userType: { type: "string", required: true, defaultValue: "chercheur" },
        firstName: { type: "string", required: true },
        familyName: { type: "string", required: true },
      },
    },
    session: { expiresIn: REMEMBERED_SECONDS, updateAge: DAY_SECONDS },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: 3_600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mails.resetPassword(user, token),
    },
    emailVerification: {
      expiresIn: CONFIRMATION_SECONDS,
      sendVerificationEmail: ({ user, token }) => mails.confirmAddress(user, token),
    },
    account: { accountLinking: { enabled: true, trustedProviders: ["google", "facebook"] } },
    socialProviders: socialProvidersOf(env),
    // Ours counts per account too, in the database (app/account/attempts.repository.server.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "portail",
      useSecureCookies: env.SITE_URL?.startsWith("https:") ?? false,
      // A mail takes its time: whether one is sent must not show in the time of the answer.
      backgroundTasks: { handler: (work: Promise<unknown>) => void work.catch((error: unknown) => log.error({ err: error }, "a mail was not sent")) },
    },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Providers whose two keys are set. */
export function openProviders(env: Environment): SocialProvider[] {
  const open: SocialProvider[] = [];
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET) open.push("google");
  if (env.FACEBOOK_CLIENT_ID && env.FACEBOOK_CLIENT_SECRET) open.push("facebook");
  return open;
}

function socialProvidersOf(env: Environment) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = env;
  return {
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? {
          google: {
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
            mapProfileToUser: (profile: { given_name?: string; family_name?: string; name?: string }) => namesOf(profile.given_name, profile.family_name, profile.name),
          },
        }
      : {}),
    ...(FACEBOOK_CLIENT_ID && FACEBOOK_CLIENT_SECRET
      ? {
          facebook: {
            clientId: FACEBOOK_CLIENT_ID,
            clientSecret: FACEBOOK_CLIENT_SECRET,
            mapProfileToUser: (profile: { first_name?: string; last_name?: string; name?: string }) => namesOf(profile.first_name, profile.last_name, profile.name),
          },
        }
      : {}),
  };
}

function namesOf(first: string | undefined, family: string | undefined, whole = "") {
  const [start = "", ...rest] = whole.split(" ");
  return { firstName: first ?? start, familyName: family ?? rest.join(" "), userType: "chercheur" };
}

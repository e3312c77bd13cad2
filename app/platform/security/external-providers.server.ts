import { validateAuthorizationCode } from "better-auth/oauth2";
import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import { createHmac } from "node:crypto";
import { z } from "zod";
import { type Environment, siteAddress } from "../env.ts";
import { type SocialProvider, socialProviders } from "./social-provider.ts";

type Keys = { clientId: string; clientSecret: string };
type Config = GenericOAuthConfig & { providerId: SocialProvider };
/** `onProof` gets each address, in lower case, that a provider proves. */
type Hooks = { onProof(email: string): Promise<void> };

/** The providers whose two keys are set. */
export function openProviders(env: Environment): SocialProvider[] {
  const keys: Record<SocialProvider, unknown> = {
    google: env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET,
    facebook: env.FACEBOOK_CLIENT_ID && env.FACEBOOK_CLIENT_SECRET,
  };
  return socialProviders.filter((provider) => keys[provider]);
}

/** Google by OpenID Connect, Facebook by its own OAuth, where their keys are set. */
export function providerConfigs(env: Environment, hooks: Hooks): Config[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = env;
  const configs: Config[] = [];
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
    configs.push(google(env, hooks, { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }));
  if (FACEBOOK_CLIENT_ID && FACEBOOK_CLIENT_SECRET)
    configs.push(facebook(env, hooks, { clientId: FACEBOOK_CLIENT_ID, clientSecret: FACEBOOK_CLIENT_SECRET }));
  return configs;
}

// From Google's discovery document, so that no login has to fetch it.
const GOOGLE = {
  authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
  userInfoUrl: "https://openidconnect.googleapis.com/v1/userinfo",
};

function google(env: Environment, hooks: Hooks, keys: Keys): Config {
  return {
    ...keys,
    providerId: "google",
    ...(env.GOOGLE_ISSUER
      ? { discoveryUrl: `${env.GOOGLE_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration` }
      : GOOGLE),
    redirectURI: returnAddress(env, "google"),
    scopes: ["openid", "email", "profile"],
    pkce: true,
    // Without this, Google uses the account that is logged in there, without asking.
    prompt: "select_account",
    mapProfileToUser: async (profile) => {
      const { email, email_verified: isVerified, given_name, family_name, name } = openIdProfile.parse(profile);
      return person(hooks, {
        email: isVerified ? email : undefined,
        firstName: given_name,
        familyName: family_name,
        name,
      });
    },
  };
}

function facebook(env: Environment, hooks: Hooks, keys: Keys): Config {
  const tokenUrl = `${env.FACEBOOK_GRAPH_URL}/oauth/access_token`;
  return {
    ...keys,
    providerId: "facebook",
    authorizationUrl: env.FACEBOOK_DIALOG_URL,
    tokenUrl,
    redirectURI: returnAddress(env, "facebook"),
    scopes: ["email", "public_profile"],
    // Facebook's dialog takes no PKCE challenge, so the exchange has no verifier.
    getToken: ({ code, redirectURI }) =>
      validateAuthorizationCode({ code, redirectURI, options: keys, tokenEndpoint: tokenUrl }),
    getUserInfo: async (tokens) => {
      const profile = await readFacebookProfile(env.FACEBOOK_GRAPH_URL, tokens.accessToken ?? "", keys);
      // Facebook reveals an address only after its owner has confirmed it.
      return profile && { ...profile, emailVerified: true };
    },
    mapProfileToUser: (profile) => {
      const { email, first_name, last_name, name } = facebookProfile.parse(profile);
      return person(hooks, { email, firstName: first_name, familyName: last_name, name });
    },
  };
}

const returnAddress = (env: Environment, provider: SocialProvider) =>
  `${siteAddress(env)}/api/auth/callback/${provider}`;

const text = z.string().optional().catch(undefined);
const openIdProfile = z.object({
  email: text,
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  given_name: text,
  family_name: text,
  name: text,
});
const facebookProfile = z.object({ id: z.string().min(1), email: text, first_name: text, last_name: text, name: text });

async function readFacebookProfile(graph: string, token: string, { clientSecret }: Keys) {
  const url = new URL(`${graph}/me`);
  url.searchParams.set("fields", "id,email,first_name,last_name,name");
  // Checks that the token was issued to this app.
  url.searchParams.set("appsecret_proof", createHmac("sha256", clientSecret).update(token).digest("hex"));
  try {
    const answer = await fetch(url, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    return facebookProfile.safeParse(await answer.json()).data ?? null;
  } catch {
    return null;
  }
}

const LONGEST_NAME = 80;

type Profile = Record<"email" | "firstName" | "familyName" | "name", string | undefined>;

/** The data of a new account; its owner chooses the account type on the first visit. Null without a proven address. */
async function person({ onProof }: Hooks, { email, firstName, familyName, name = "" }: Profile) {
  if (email) await onProof(email.toLowerCase());
  const [start = "", ...rest] = name.trim().split(/\s+/);
  const names = {
    firstName: (firstName ?? start).slice(0, LONGEST_NAME),
    familyName: (familyName ?? rest.join(" ")).slice(0, LONGEST_NAME),
  };
  return {
    ...names,
    name: `${names.firstName} ${names.familyName}`.trim(),
    email: email ?? "",
    emailVerified: true,
    userType: "chercheur",
  };
}

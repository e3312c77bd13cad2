import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { openProviders } from "#app/platform/security/external-providers.server.ts";
import type { SocialProvider } from "#app/platform/security/social-provider.ts";
import { failureHref } from "../external-failure.ts";

type Beginning = { provider: SocialProvider | undefined; next: string; address: string; headers: Headers };

/**
 * The provider's page, and the cookies that tie its answer to this browser. New users choose the type of account after it;
 * `next`, a page of this site or empty, is the final destination.
 */
export async function beginExternalLogin(
  { db, auth, env, log }: Pick<Platform, "db" | "auth" | "env" | "log">,
  { provider, next, address, headers }: Beginning,
): Promise<{ ok: true; url: string; cookies: Headers } | { ok: false; code: "unavailable" | "too_many" }> {
  if (!provider || !openProviders(env).includes(provider)) return { ok: false, code: "unavailable" };
  if (!(await spend(db, ["externalLogins", { network: address }]))) return { ok: false, code: "too_many" };
  const query = next ? `?${new URLSearchParams({ suite: next })}` : "";
  const body = {
    providerId: provider,
    callbackURL: `/connexion${query}`,
    newUserCallbackURL: `/bienvenue${query}`,
    errorCallbackURL: failureHref("socialFailed", next),
  };
  try {
    const answer = await auth.api.signInWithOAuth2({ body, headers, returnHeaders: true });
    return { ok: true, url: answer.response.url, cookies: answer.headers };
  } catch (error) {
    log.error({ err: error, provider }, "a provider of logins does not answer");
    return { ok: false, code: "unavailable" };
  }
}

import { readLoginKit } from "#app/brand/site-kit.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { openProviders } from "#app/platform/security/external-providers.server.ts";
import { type SocialChoice, socialProviders } from "#app/platform/security/social-provider.ts";

/** Google and Facebook with the operator's icons, also those that are not set up. */
export async function findSocialChoices({
  env,
  ...needs
}: Pick<Platform, "env" | "kit" | "media">): Promise<SocialChoice[]> {
  const icons = await readLoginKit(needs);
  const open = openProviders(env);
  return socialProviders.map((provider) => ({
    provider,
    isOpen: open.includes(provider),
    icon: icons[provider]?.address ?? null,
  }));
}

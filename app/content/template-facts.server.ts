import { readSiteKit, type SiteKitNeeds } from "#app/brand/site-kit.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { siteAddress } from "#app/platform/env.ts";
import { openProviders } from "#app/platform/security/external-providers.server.ts";
import { socialProviders } from "#app/platform/security/social-provider.ts";
import type { TemplateFacts } from "./templates/template-facts.ts";

const names: Record<(typeof socialProviders)[number], string> = { google: "Google", facebook: "Facebook" };

/** Reads the facts for the templates from the settings and the legal notice. */
export async function readTemplateFacts(needs: SiteKitNeeds & Pick<Platform, "env">): Promise<TemplateFacts> {
  const { env } = needs;
  const { notice } = await readSiteKit(needs);
  return {
    name: env.SITE_NAME,
    url: siteAddress(env),
    notice: notice === null || notice.exemple ? null : notice,
    logins: openProviders(env).map((provider) => names[provider]),
    mapHost: hostNameOf(env.MAP_STYLE_URL),
    geocoderHost: hostNameOf(env.GEOCODER_URL),
    pictureHost: hostNameOf(env.S3_ENDPOINT),
    mailHost: hostNameOf(env.SMTP_URL),
  };
}

const hostNameOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).hostname : null;

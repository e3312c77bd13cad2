import type { SettingName } from "#app/platform/env.ts";

/** The settings by subject, in the order of their page. */
export const settingGroups = {
  site: [
    "NODE_ENV",
    "SITE_URL",
    "SITE_NAME",
    "CURRENCY",
    "MAINTENANCE",
    "BRAND_DIR",
    "COSTS_FILE",
    "RENT_CONTROL_FILE",
  ],
  data: [
    "DATA_DIR",
    "DATABASE_URL",
    "DATABASE_DIRECT_URL",
    "DATABASE_READ_URL",
    "MIGRATE",
    "SAMPLE_LISTINGS",
    "SESSION_SECRET",
  ],
  mails: ["SMTP_URL", "MAIL_FROM", "MAIL_WEBHOOK_SECRET"],
  pictures: [
    "MIN_FREE_MB",
    "S3_ENDPOINT",
    "S3_BUCKET",
    "S3_REGION",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
    "S3_PATH_STYLE",
  ],
  feeds: ["IMPORTS_DIR", "EXPORTS_DIR", "FEED_HOSTS_ALLOWED"],
  server: [
    "PORT",
    "HOST",
    "TRUST_PROXY",
    "WEB_CONCURRENCY",
    "JOBS",
    "PAGE_CACHE_MB",
    "CDN_SECONDS",
    "METRICS_PORT",
    "METRICS_HOST",
    "LOG_LEVEL",
  ],
  services: [
    "MAP_STYLE_URL",
    "GEOCODER_URL",
    "GOOGLE_CLIENT_ID",
    "GOOGLE_CLIENT_SECRET",
    "GOOGLE_ISSUER",
    "FACEBOOK_CLIENT_ID",
    "FACEBOOK_CLIENT_SECRET",
    "FACEBOOK_DIALOG_URL",
    "FACEBOOK_GRAPH_URL",
  ],
} as const satisfies Record<string, readonly SettingName[]>;
export type SettingGroup = keyof typeof settingGroups;
export const settingGroupNames = Object.keys(settingGroups) as SettingGroup[]; // the table's own keys

/** Settings that open something to their reader: no page shows them. */
const secretSettings: ReadonlySet<SettingName> = new Set([
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "SESSION_SECRET",
  "SMTP_URL",
  "MAIL_WEBHOOK_SECRET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "GOOGLE_CLIENT_SECRET",
  "FACEBOOK_CLIENT_SECRET",
]);

/** A setting on its page. `value` is null for a secret and for a missing setting. */
export type ShownSetting = {
  name: SettingName;
  value: string | null;
  source: "default" | "environment" | "none";
  isSecret: boolean;
};

/** The settings of a process by group: the values of its environment, else the defaults. Pure. */
export function showSettings(
  variables: Record<string, string | undefined>,
  defaults: Partial<Record<SettingName, unknown>>,
): Record<SettingGroup, ShownSetting[]> {
  const show = (name: SettingName): ShownSetting => {
    const [given, usual] = [variables[name], defaults[name]];
    const isSecret = secretSettings.has(name);
    const isGiven = given !== undefined && given !== "";
    const value = isGiven ? given : usual === undefined ? null : String(usual);
    const source = isGiven ? "environment" : usual === undefined ? "none" : "default";
    return { name, isSecret, source, value: isSecret || value === null ? null : withoutCredentials(value) };
  };
  const groups = settingGroupNames.map((group) => [group, settingGroups[group].map(show)]);
  return Object.fromEntries(groups) as Record<SettingGroup, ShownSetting[]>; // one entry per group
}

/** Removes credentials: addresses of services may contain a key. */
function withoutCredentials(value: string): string {
  if (!/^https?:/.test(value) || !URL.canParse(value)) return value;
  const url = new URL(value);
  if (url.username === "" && url.search === "") return value;
  return `${url.protocol}//${url.host}${url.pathname}…`;
}

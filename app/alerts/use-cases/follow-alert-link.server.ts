import type { Platform } from "#app/platform/context.ts";
import { isSpent, spend } from "#app/platform/limits/limits.repository.server.ts";
import type { LinkPurpose } from "../alert-links.ts";
import { readToken } from "../alert-links.ts";
import { type OpenedLink, openAlertLink } from "./open-alert-link.server.ts";

type FollowedLink = { ok: true; link: OpenedLink } | { ok: false; code: "unknown" | "too_many" };

/**
 * Opens a mail's link on a page for these purposes. Only wrong secrets spend from the limit, since many people may share one
 * network.
 */
export async function followAlertLink(
  { db }: Pick<Platform, "db">,
  { token, purposes, address }: { token: string; purposes: LinkPurpose[]; address: string },
): Promise<FollowedLink> {
  if (readToken(token) === null) return { ok: false, code: "unknown" };
  const who = { network: address };
  if (await isSpent(db, ["links", who])) return { ok: false, code: "too_many" };
  const link = await openAlertLink({ db }, token);
  if (link && purposes.includes(link.purpose)) return { ok: true, link };
  await spend(db, ["links", who]);
  return { ok: false, code: "unknown" };
}

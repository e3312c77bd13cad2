import { type Actor, visitor } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { findLinkedRequest } from "#app/requests/request-links.repository.server.ts";
import { sideOf } from "#app/requests/request.policy.ts";
import type { Thing } from "../thing.ts";
import { findMessageParties, findProfile, isSuspendedProfile, findThing } from "../things.repository.server.ts";

/** What the address of the form names: one of these; `secret` is that of a seeker's link without an account. */
export type Asked = { reference: string; slug: string; message: string; secret: string };

/**
 * The thing that somebody wants to report; null where there is none for them: drafts are nobody's, and a message is there for the
 * other side of its thread alone.
 */
export async function findReported(
  { db }: Pick<Platform, "db">,
  { reference, slug, message, secret }: Asked,
  actor: Actor,
): Promise<Thing | null> {
  if (reference !== "") {
    const listing = await findThing(db, { kind: "listing", id: reference.toUpperCase() });
    // A hidden home has been decided about, and its title may be why.
    return listing?.stage === "brouillon" || listing?.stage === "masquee" ? null : listing;
  }
  if (slug !== "") return (await isSuspendedProfile(db, slug)) ? null : findProfile(db, slug);
  return message !== "" && (await mayReport(db, { message, secret }, actor))
    ? findThing(db, { kind: "message", id: message })
    : null;
}

async function mayReport(
  db: Platform["db"],
  { message, secret }: Pick<Asked, "message" | "secret">,
  actor: Actor,
): Promise<boolean> {
  const found = await findMessageParties(db, message);
  if (!found) return false;
  const requestId = secret === "" ? null : await findLinkedRequest(db, secret);
  const asking: Actor[] = [actor, requestId === null ? visitor : { kind: "link", requestId }];
  return asking.some((one) => {
    const side = sideOf(one, found.parties);
    return side !== null && side !== found.author;
  });
}

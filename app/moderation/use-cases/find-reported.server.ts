import { type Actor, visitor } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { findLinkedRequest } from "#app/requests/request-links.repository.server.ts";
import { sideOf } from "#app/requests/request.policy.ts";
import type { Thing } from "../thing.ts";
import { findMessageParties, findProfile, isSuspendedProfile, findThing } from "../things.repository.server.ts";

/** The query of the form, with one of these; `secret` is of the link of a seeker without an account. */
type Asked = { reference: string; slug: string; message: string; secret: string };

/**
 * The thing that a person wants to report; null where the person may not see it: nobody sees drafts, and only the other side of a thread
 * can report a message.
 */
export async function findReported(
  { db }: Pick<Platform, "db">,
  { reference, slug, message, secret }: Asked,
  actor: Actor,
): Promise<Thing | null> {
  if (reference !== "") {
    const listing = await findThing(db, { kind: "listing", id: reference.toUpperCase() });
    // A hidden home has a decision, and its title may be the reason.
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

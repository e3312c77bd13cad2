import type { Platform } from "#app/platform/context.ts";
import { findLinkedRequest } from "../request-links.repository.server.ts";
import { findThread, markThreadRead } from "../request-threads.repository.server.ts";
import { type Asker, sideOf } from "../request.policy.ts";
import { isRequestId, type RequestThread } from "../request.ts";
import type { RequestSide } from "#app/domain/request.ts";
import { findProvenEmail } from "../requests.repository.server.ts";

type Needs = Pick<Platform, "db">;

/** An account as one who asks for requests. */
export const askerOf = async ({ db }: Needs, { id }: { id: string }) => ({
  accountId: id,
  provenEmail: await findProvenEmail(db, id),
});

/**
 * A thread for who may read it from `side`; null for everyone else, and for what is no request. Reading it is what
 * marks it as read: that changes nothing for anybody else, so the mere visit may.
 */
export async function openThread(
  { db }: Needs,
  { asker, requestId, side }: { asker: Asker; requestId: string; side: RequestSide },
): Promise<RequestThread | null> {
  if (!isRequestId(requestId)) return null;
  const found = await findThread(db, requestId);
  if (!found || sideOf(asker, found.parties) !== side) return null;
  await markThreadRead(db, requestId, side);
  const { isSeekerGone, isAdvertiserGone, ...thread } = found.thread;
  return { ...thread, side, isOtherGone: side === "annonceur" ? isSeekerGone : isAdvertiserGone };
}

export type LinkedRequest =
  | { state: "unknown" }
  | { state: "to-confirm"; title: string; message: string }
  | { state: "open"; requestId: string };

/** What a secret link leads to. */
export async function openLink({ db }: Needs, secret: string): Promise<LinkedRequest> {
  const id = await findLinkedRequest(db, secret);
  const found = id === null ? null : await findThread(db, id);
  if (!found) return { state: "unknown" };
  const { thread, parties } = found;
  if (parties.isConfirmed) return { state: "open", requestId: thread.id };
  return { state: "to-confirm", title: thread.listing.title, message: thread.events[0]?.body ?? "" };
}

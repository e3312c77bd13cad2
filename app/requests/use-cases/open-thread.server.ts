import type { Actor } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import type { RequestSide } from "#app/domain/request.ts";
import { findLinkedRequest } from "../request-links.repository.server.ts";
import { findThread, type FoundThread, markThreadRead } from "../request-threads.repository.server.ts";
import { sideOf } from "../request.policy.ts";
import { isRequestId, type RequestThread } from "../request.ts";

type Needs = Pick<Platform, "db">;
/** `unknown`: no such request for the actor. */
export type OpenedThread = { ok: true; thread: RequestThread } | { ok: false; code: "unknown" };

/** Opens a thread for the reader on `side`, and marks it as read; a GET may do that, since nothing changes for anybody else. */
export async function openThread(
  { db }: Needs,
  { actor, requestId, side }: { actor: Actor; requestId: string; side: RequestSide },
): Promise<OpenedThread> {
  const found = isRequestId(requestId) ? await findThread(db, requestId) : null;
  return readThread(db, found, { actor, side });
}

/** Opens a thread for a seeker without an account, by a secret link. `to_confirm`: the address is not confirmed yet. */
export async function openLinkedThread(
  { db }: Needs,
  secret: string,
): Promise<OpenedThread | { ok: false; code: "to_confirm" }> {
  const found = await findLinkedThread(db, secret);
  if (!found) return { ok: false, code: "unknown" };
  if (!found.parties.isConfirmed) return { ok: false, code: "to_confirm" };
  return readThread(db, found, { actor: { kind: "link", requestId: found.thread.id }, side: "demandeur" });
}

type LinkedRequest =
  | { ok: true; kind: "to_confirm"; title: string; message: string }
  | { ok: true; kind: "open"; requestId: string }
  | { ok: false; code: "unknown" };

/** The request that a secret link opens. */
export async function openLink({ db }: Needs, secret: string): Promise<LinkedRequest> {
  const found = await findLinkedThread(db, secret);
  if (!found) return { ok: false, code: "unknown" };
  const { thread, parties } = found;
  if (parties.isConfirmed) return { ok: true, kind: "open", requestId: thread.id };
  return { ok: true, kind: "to_confirm", title: thread.listing.title, message: thread.events[0]?.body ?? "" };
}

async function findLinkedThread(db: Platform["db"], secret: string): Promise<FoundThread | null> {
  const id = await findLinkedRequest(db, secret);
  return id === null ? null : findThread(db, id);
}

async function readThread(
  db: Platform["db"],
  found: FoundThread | null,
  { actor, side }: { actor: Actor; side: RequestSide },
): Promise<OpenedThread> {
  if (!found || sideOf(actor, found.parties) !== side) return { ok: false, code: "unknown" };
  const { isSeekerGone, isAdvertiserGone, ...thread } = found.thread;
  await markThreadRead(db, thread.id, side);
  return { ok: true, thread: { ...thread, side, isOtherGone: side === "annonceur" ? isSeekerGone : isAdvertiserGone } };
}

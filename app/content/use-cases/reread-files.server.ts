import type { Actor } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { findKitProblems } from "#app/brand/site-kit.server.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { notifyDocuments } from "#app/platform/documents/site-documents.repository.server.ts";

type Needs = Pick<Platform, "db" | "changes" | "kit">;

/** Makes all web processes of all machines read the operator's files again; `problems` are this process's findings. */
export async function rereadFiles(
  { db, changes, kit }: Needs,
  actor: Actor,
): Promise<{ ok: true; problems: string[] } | { ok: false; code: "refused" }> {
  if (!may(actor, "site.write", {})) return { ok: false, code: "refused" };
  await db.transaction(async (tx) => {
    await notifyDocuments(tx);
    await recordAct(tx, actor, { act: "content.reread", on: { kind: "content", id: "BRAND_DIR" } });
  });
  // This process need not wait for the database's notification.
  changes.add(true);
  return { ok: true, problems: await findKitProblems(kit) };
}

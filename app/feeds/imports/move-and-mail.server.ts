import { isMailed } from "#app/domain/import-state.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import type { FileRefusal } from "./import.ts";
import { type LockedImport, type Move, moveImport } from "./imports.repository.server.ts";
import { type ImportNews, mailAboutImport } from "./mail-about-import.server.ts";

/** Refusals without a mail: a suspended organisation knows of its suspension; the other senders see the answer. */
const unmailed: readonly FileRefusal[] = ["suspended", "dismissed", "interrupted"];

/**
 * Moves an import that the transaction has locked, and mails its new state to administrators. `moveImport` is enough where a person
 * decides on a page, which shows the outcome.
 */
export async function moveAndMail(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  file: Pick<LockedImport, "id" | "sourceId" | "feedId" | "fileName">,
  move: Move,
): Promise<void> {
  if (!(await moveImport(tx, file.id, move))) return;
  const news = newsOf(move);
  if (news) await mailAboutImport(needs, tx, { ...file, feedId: move.feedId ?? file.feedId }, news);
}

function newsOf(move: Move): ImportNews | null {
  if (move.to === "refused") return unmailed.includes(move.refusal) ? null : { kind: "refused", refusal: move.refusal };
  return isMailed(move.to) ? { kind: move.to } : null;
}

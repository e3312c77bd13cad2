import { accountIdOf, type Actor } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import { cleanLines } from "#app/platform/text/clean-text.ts";
import type { Platform } from "#app/platform/context.ts";
import type { NoteProblem, NoteSubject } from "../note.ts";
import { addNote } from "../notes.repository.server.ts";

type Needs = Pick<Platform, "db" | "clock">;

const LONGEST_NOTE = 2_000;

/** Adds a private note to something that exists. `unknown`: also for an operator without the right. */
export async function writeNote(
  { db, clock }: Needs,
  { actor, on, text }: { actor: Actor; on: NoteSubject; text: string },
): Promise<{ ok: true } | { ok: false; code: NoteProblem | "unknown" }> {
  const authorId = accountIdOf(actor);
  if (!may(actor, "case.decide", {}) || authorId === null) return { ok: false, code: "unknown" };
  const cleaned = cleanLines(text);
  if (cleaned === "") return { ok: false, code: "noteRequired" };
  if (cleaned.length > LONGEST_NOTE) return { ok: false, code: "noteTooLong" };
  await db.transaction(async (tx) => {
    await addNote(tx, { on, text: cleaned, authorId, now: clock() });
    await recordAct(tx, actor, { act: "note.add", on });
  });
  return { ok: true };
}

import { data } from "react-router";
import type { Actor } from "#app/account/actor.ts";
import type { NoteProblem, NoteSubject } from "#app/moderation/note.ts";
import { listNotes } from "#app/moderation/notes.repository.server.ts";
import { NOTE } from "#app/moderation/ui/notes-section.tsx";
import { writeNote } from "#app/moderation/use-cases/write-note.server.ts";
import { type OfficeAnswer, typedOf } from "#app/operators/office-answer.ts";
import type { Platform } from "#app/platform/context.ts";

type Needs = Pick<Platform, "db" | "clock">;

/** What the section of private notes of a file shows. */
export const readNotes = async ({ db, clock }: Needs, on: NoteSubject) => ({
  on,
  notes: await listNotes(db, on),
  now: clock().toISOString(),
});

/** The answer of a file's page to the form of a note; null for another form. Throws 404 where whoever asks may not. */
export async function answerNote(needs: Needs, { actor, on, form }: { actor: Actor; on: NoteSubject; form: FormData }) {
  if (form.get("intent") !== NOTE) return null;
  const written = await writeNote(needs, { actor, on, text: String(form.get("note") ?? "") });
  if (!written.ok && written.code === "unknown") throw data(null, { status: 404 });
  const problems: OfficeAnswer<NoteProblem>["problems"] = written.ok ? {} : { note: written.code as NoteProblem }; // above
  return data({ intent: NOTE, problems, typed: typedOf(form) }, { status: written.ok ? 200 : 400 });
}

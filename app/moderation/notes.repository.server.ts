import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import type { Note, NoteSubject } from "./note.ts";

const MOST_NOTES = 100;

/** The newest notes on something, the newest first. */
export async function listNotes(db: Connection, { kind, id }: NoteSubject): Promise<Note[]> {
  const { rows } = await db.execute<Note>(sql`
    select n.id::text, n.text, u.name as author, ${isoInSql(sql`n.created_at`)} as at
    from operator_notes n left join users u on u.id = n.author_id
    where n.subject = ${kind} and n.subject_id = ${id} order by n.id desc limit ${MOST_NOTES}`);
  return rows;
}

type NewNote = { on: NoteSubject; text: string; authorId: string; now: Date };

/** Adds a note; ignores a duplicate, as by a double click. */
export async function addNote(tx: Connection, { on, text, authorId, now }: NewNote): Promise<void> {
  await tx.execute(sql`
    insert into operator_notes (subject, subject_id, text, author_id, created_at)
    select ${on.kind}, ${on.id}, ${text}, ${authorId}, ${now.toISOString()}
    where ${text} is distinct from (select text from operator_notes where subject = ${on.kind} and subject_id = ${on.id}
      order by id desc limit 1)`);
}

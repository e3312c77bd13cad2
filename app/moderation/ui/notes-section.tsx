import { moderationWords } from "#app/i18n/fr/moderation/moderation.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { isDone, type OfficeAnswer } from "#app/operators/office-answer.ts";
import { OfficeForm, useTyped } from "#app/operators/ui/office-form.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import type { Note, NoteProblem, NoteSubject } from "../note.ts";

/** The intent of the form of a note: its page's action calls `writeNote`, and answers 200 without problems. */
export const NOTE = "note";

type NotesProps = { on: NoteSubject; notes: Note[]; answer: OfficeAnswer | undefined; now: string };

/** Private notes on a case, an account, an organisation or a listing, and the form of a new note. */
export function NotesSection({ on, notes, answer, now }: NotesProps) {
  const { notes: words, one } = useWords(moderationWords);
  const language = useLanguage();
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="heading-2">
        {words.title}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{notes.length === 0 ? words.none : words.intro}</p>
      <ul className="mb-4 flex flex-col gap-2">
        {notes.map(({ id, text, author, at }) => (
          <li key={id} className="rounded-card bg-ochre-soft px-4 py-3">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="mt-1 text-sm">{words.by(author ?? one.gone, formatMoment(at, { now, language }))}</p>
          </li>
        ))}
      </ul>
      <NoteForm key={notes[0]?.id} on={on} answer={answer} />
    </section>
  );
}

function NoteForm({ on, answer }: Pick<NotesProps, "on" | "answer">) {
  const { notes: words, decision } = useWords(moderationWords);
  const typed = useTyped(NOTE, answer);
  const own = answer?.intent === NOTE ? answer : undefined;
  const problem = own?.problems.note;
  return (
    <OfficeForm intent={NOTE} about={`${on.kind}:${on.id}`} answer={answer} labels={{ note: words.label }}>
      <TextAreaField
        label={words.label}
        name="note"
        rows={3}
        defaultValue={own && isDone(own) ? "" : (typed("note") ?? "")}
        error={problem && decision.problems[problem as NoteProblem]}
      />
      <SubmitButton variant="secondary" className="self-start">
        {words.add}
      </SubmitButton>
    </OfficeForm>
  );
}

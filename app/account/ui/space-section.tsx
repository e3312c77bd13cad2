import type { ReactNode } from "react";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { SpaceAnswer } from "../space-answer.ts";

type SpaceSectionProps = {
  id: string;
  title: string;
  note?: string;
  answer?: SpaceAnswer | undefined;
  done?: string;
  children: ReactNode;
};

/** One section of the account page, with the outcome of its form. */
export function SpaceSection({ id, title, note, answer, done, children }: SpaceSectionProps) {
  const { tooManyAttempts } = useWords(accountWords);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card scroll-mt-20 p-5 sm:p-6">
      <h2 id={`${id}-title`} className="heading-2">
        {title}
      </h2>
      {note ? <p className="mt-1 text-ink-soft">{note}</p> : null}
      <div className="mt-4 flex max-w-xl flex-col gap-4">
        {answer?.outcome === "done" && done ? <Alert tone="success">{done}</Alert> : null}
        {answer?.outcome === "too_many" ? <Alert tone="danger">{tooManyAttempts}</Alert> : null}
        {children}
      </div>
    </section>
  );
}

import { FilePenLine, Pencil, Plus, Trash2 } from "lucide-react";
import { Form, Link } from "react-router";
import { formatDate, formatTime } from "#app/i18n/dates.ts";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, buttonClass, SubmitButton } from "#app/ui/button.tsx";
import type { DraftSummary } from "../draft.ts";
import { stepHref } from "../../form/steps.ts";
import { type DraftListOrigin, draftListHrefs } from "../draft-list-origin.ts";

type DraftListProps = {
  drafts: DraftSummary[];
  toDelete: DraftSummary | null;
  isDeleted: boolean;
  /** Whether moderation accepts no new listing. */
  isRestricted: boolean;
  /** The list on which the deletion began. */
  origin: DraftListOrigin;
};

/** Drafts to resume or delete, and a button for a new one. */
export function DraftList({ drafts, toDelete, isDeleted, isRestricted, origin }: DraftListProps) {
  const words = useWords(publishWords);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <title>{words.title}</title>
      <header>
        <h1 className="heading-1">{words.title}</h1>
        {drafts.length > 0 ? <p className="mt-2 text-ink-soft">{words.drafts.intro}</p> : null}
      </header>
      {isRestricted ? <Alert tone="warning">{words.drafts.restricted}</Alert> : null}
      {isDeleted ? <Alert tone="success">{words.drafts.deleted}</Alert> : null}
      {toDelete ? <Confirmation draft={toDelete} origin={origin} /> : null}
      <Form method="post">
        <SubmitButton name="intent" value="start" className="w-full sm:w-auto">
          <Plus aria-hidden="true" className="size-5" />
          {words.drafts.start}
        </SubmitButton>
      </Form>
      {drafts.length > 0 ? (
        <section aria-labelledby="brouillons">
          <h2 id="brouillons" className="heading-2 mb-4">
            {words.drafts.heading}
          </h2>
          <ul className="flex flex-col gap-3">
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function DraftRow({ draft }: { draft: DraftSummary }) {
  const { drafts: words } = useWords(publishWords);
  const title = draft.title || words.untitled;
  const changes = draft.listingReference ? words.changes(draft.listingReference) : null;
  const Icon = changes ? Pencil : FilePenLine;
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4 sm:flex-row sm:items-center">
      <Icon aria-hidden="true" className="hidden size-6 shrink-0 text-action sm:block" />
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-sm text-ink-soft">{[changes, draft.commune].filter(Boolean).join(" · ")}</p>
        <p className="text-sm text-ink-soft">
          {words.writtenOn(formatDate(draft.updatedAt), formatTime(draft.updatedAt))}
        </p>
      </div>
      <div className="flex gap-2">
        <ButtonLink to={stepHref(draft.id, "bien")} aria-label={words.resumeLabel(title)} className="grow">
          {words.resume}
        </ButtonLink>
        <Link
          to={`/publier?supprimer=${draft.id}`}
          aria-label={words.deleteLabel(title)}
          className={buttonClass("secondary", "px-3!")}
        >
          <Trash2 aria-hidden="true" className="size-5" />
          <span className="sr-only sm:not-sr-only">{words.delete}</span>
        </Link>
      </div>
    </li>
  );
}

function Confirmation({ draft, origin }: { draft: DraftSummary; origin: DraftListOrigin }) {
  const { drafts: words } = useWords(publishWords);
  return (
    <section aria-labelledby="confirmation" className="rounded-card border border-danger bg-danger-soft p-5">
      <h2 id="confirmation" className="text-lg font-semibold break-words">
        {words.confirmTitle(draft.title || words.untitled)}
      </h2>
      <p className="mt-1">{draft.listingReference ? words.confirmEditText : words.confirmText}</p>
      <Form method="post" action="/publier" className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="draft" value={draft.id} />
        {origin === "publications" ? <input type="hidden" name="retour" value={origin} /> : null}
        <SubmitButton name="intent" value="delete">
          {words.confirm}
        </SubmitButton>
        <ButtonLink to={draftListHrefs[origin]} variant="secondary">
          {words.keep}
        </ButtonLink>
      </Form>
    </section>
  );
}

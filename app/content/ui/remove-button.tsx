import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords } from "#app/i18n/words.ts";
import type { DocumentAnswer } from "#app/operators/document-answer.ts";
import { OfficeForm } from "#app/operators/ui/office-form.tsx";
import { SubmitButton } from "#app/ui/button.tsx";

/** Deletes a free page: its next version has no content. */
export function RemoveButton({ version, answer }: { version: number; answer: DocumentAnswer | undefined }) {
  const { pages: words } = useWords(contentWords);
  return (
    <details className="max-w-3xl">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-danger underline underline-offset-4">
        {words.remove}
      </summary>
      <p className="mb-3">{words.removeNote}</p>
      <OfficeForm intent="revert" about="remove" answer={answer} labels={{}}>
        <input type="hidden" name="seen" value={version} />
        <input type="hidden" name="to" value="0" />
        <SubmitButton variant="secondary" className="self-start">
          {words.remove}
        </SubmitButton>
      </OfficeForm>
    </details>
  );
}

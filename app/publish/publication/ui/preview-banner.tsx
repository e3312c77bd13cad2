import { ChevronLeft, EyeOff } from "lucide-react";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { stepHref } from "../../form/steps.ts";

/** The banner above a preview, with a link back. */
export function PreviewBanner({ draftId }: { draftId: string }) {
  const { preview } = useWords(publishWords);
  return (
    <aside
      aria-label={preview.title}
      className="z-20 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-18 mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-deep px-4 py-3 text-on-deep shadow-lifted"
    >
      <p className="flex items-center gap-2 font-semibold">
        <EyeOff aria-hidden="true" className="size-5 shrink-0" />
        {preview.banner}
      </p>
      <ButtonLink to={stepHref(draftId, "verification")} variant="secondary">
        <ChevronLeft aria-hidden="true" className="size-5" />
        {preview.back}
      </ButtonLink>
    </aside>
  );
}

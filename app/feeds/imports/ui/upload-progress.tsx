import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { LeaveWarning } from "#app/publish/frame/ui/leave-warning.tsx";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import type { FileUpload } from "./use-file-upload.ts";

/** The progress of an upload, with a warning that leaving the page stops it. */
export function UploadProgress({ upload: { name, part }, onCancel }: { upload: FileUpload; onCancel(): void }) {
  const { drop: words } = useWords(feedImportWords);
  const { title, text, stay, leave } = words.leave;
  const language = useLanguage();
  return (
    <div className="flex w-full max-w-xl flex-col items-center gap-3">
      <p role="status" className="max-w-full font-semibold break-words">
        {words.sending(name)}
      </p>
      <ProgressBar value={part} label={words.sending(name)} />
      <p className="text-sm text-ink-soft tabular-nums">
        {words.progress(formatCount(Math.floor(part * 100), language))}
      </p>
      <Button variant="secondary" onClick={onCancel}>
        {words.cancel}
      </Button>
      <LeaveWarning isSending={part < 1} words={{ title, text, stay, leave }} />
    </div>
  );
}

import { CircleAlert, RotateCcw, X } from "lucide-react";
import { useEffect } from "react";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { realPoints } from "../paced-progress.ts";
import type { Upload } from "../photo-list.ts";
import { useShownProgress } from "./use-shown-progress.ts";

type UploadTileProps = { upload: Upload; onCancel(): void; onRetry(): void; onSettled(): void };

const bar =
  "h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-action [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-100";

/** An upload: its bar, or why it failed. */
export function UploadTile({ upload, onCancel, onRetry, onSettled }: UploadTileProps) {
  const words = useWords(photoWords);
  const { file, preview, state } = upload;
  const hasFailed = state === "failed" || state === "refused";
  return (
    <>
      <div className="relative">
        <img
          src={preview}
          alt=""
          className={`aspect-4/3 w-full bg-sunken object-cover ${hasFailed ? "opacity-40 grayscale" : "opacity-70"}`}
        />
        <button
          type="button"
          onClick={onCancel}
          aria-label={hasFailed ? words.dismissUpload(file.name) : words.cancelUpload(file.name)}
          title={hasFailed ? words.dismiss : words.cancel}
          className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-bl-card bg-paper/90 text-ink hover:text-action"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="flex flex-col gap-2 p-3">
        <p className="truncate text-sm font-medium" title={file.name}>
          {file.name}
        </p>
        {hasFailed ? (
          <Failure upload={upload} words={words} onRetry={onRetry} />
        ) : (
          <Progress upload={upload} words={words} onSettled={onSettled} />
        )}
      </div>
    </>
  );
}

function Progress({
  upload,
  words,
  onSettled,
}: {
  upload: Upload;
  words: Words<typeof photoWords>;
  onSettled(): void;
}) {
  const { file, sent, state } = upload;
  const shown = useShownProgress(realPoints({ sent, total: file.size, isStored: state === "stored" }));
  useEffect(() => {
    if (shown === 100) onSettled();
  }, [shown, onSettled]);
  const isChecked = state === "sending" && sent >= file.size;
  return (
    <>
      <progress value={shown} max={100} aria-label={words.uploading(file.name)} className={bar} />
      <p className="flex justify-between text-sm text-ink-soft tabular-nums">
        <span>{state === "waiting" || state === "resting" ? words.waiting : isChecked ? words.checking : ""}</span>
        <span>{words.percent(shown)}</span>
      </p>
    </>
  );
}

function Failure({ upload, words, onRetry }: { upload: Upload; words: Words<typeof photoWords>; onRetry(): void }) {
  return (
    <>
      <p role="alert" className="flex gap-1.5 text-sm font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">{words.problems[upload.problem ?? "lost"]}</span>
      </p>
      {upload.state === "failed" ? (
        <button
          type="button"
          onClick={onRetry}
          aria-label={words.retryUpload(upload.file.name)}
          className="flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-strong font-semibold hover:border-action hover:text-action"
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {words.retry}
        </button>
      ) : null}
    </>
  );
}

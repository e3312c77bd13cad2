import { ImagePlus } from "lucide-react";
import { type ChangeEvent, useEffect, useRef } from "react";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { useWords } from "#app/i18n/words.ts";
import { PICTURE_TYPES } from "#app/platform/pictures/picture-kind.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { FileChoice } from "#app/ui/file-choice.tsx";
import { IconDisc } from "#app/ui/icon-disc.tsx";
import { useFileDrop } from "#app/ui/use-file-drop.ts";
import { MOST_PHOTOS } from "../../drafts/draft.ts";

type PhotoDropZoneProps = { draftId: string; count: number; onFiles(files: File[]): void };

/** Photos are chosen, taken or dropped here; without JavaScript, a form that sends several at once. */
export function PhotoDropZone({ draftId, count, onFiles }: PhotoDropZoneProps) {
  const words = useWords(photoWords);
  const form = useRef<HTMLFormElement>(null);
  const { isOver, target, look } = useFileDrop((files) => onFiles([...files]));
  const isFull = count >= MOST_PHOTOS;

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // Allows choosing the same file again.
    event.target.value = "";
  };
  // Files that were chosen before hydration.
  useEffect(() => {
    for (const input of form.current?.querySelectorAll("input") ?? []) {
      if (input.type !== "file" || !input.files?.length) continue;
      onFiles([...input.files]);
      input.value = "";
    }
  }, [onFiles]);

  return (
    <form
      ref={form}
      method="post"
      action={`/publier/${draftId}/photos`}
      encType="multipart/form-data"
      {...target}
      className={`flex flex-col items-center gap-4 px-4 py-7 text-center sm:py-9 ${look}`}
    >
      <IconDisc Icon={ImagePlus} tone="action" />
      <div className="flex w-full flex-wrap items-center justify-center gap-3">
        <FileChoice
          label={words.choose}
          variant="primary"
          name="photos"
          accept={PICTURE_TYPES}
          onChange={take}
          multiple
        />
        <FileChoice
          label={words.take}
          variant="secondary"
          name="photos"
          accept={PICTURE_TYPES}
          onChange={take}
          isCamera
        />
        <p className="needs-scripts hidden text-ink-soft pointer-fine:block">{isOver ? words.dropNow : words.drop}</p>
      </div>
      <div className="noscript:block hidden">
        <SubmitButton>{words.send}</SubmitButton>
      </div>
      <p className="text-sm text-ink-soft">
        {words.formats}
        <span aria-hidden="true"> · </span>
        <span className="font-semibold whitespace-nowrap text-ink tabular-nums">{words.count(count, MOST_PHOTOS)}</span>
      </p>
      {isFull ? <p className="text-sm font-medium text-ochre">{words.full}</p> : null}
    </form>
  );
}

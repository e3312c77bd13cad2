import { ImagePlus } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { photoWords } from "#app/i18n/fr/photos.ts";
import { useWords } from "#app/i18n/words.ts";
import { PICTURE_TYPES } from "#app/platform/pictures/picture-kind.ts";
import { Button } from "#app/ui/button.tsx";
import { FileChoice } from "#app/ui/file-choice.tsx";
import { IconDisc } from "#app/ui/icon-disc.tsx";
import { MOST_PHOTOS } from "../../drafts/draft.ts";

type PhotoDropZoneProps = { draftId: string; count: number; onFiles(files: File[]): void };

/** Photos are chosen, taken or dropped here; without JavaScript, a form that sends several at once. */
export function PhotoDropZone({ draftId, count, onFiles }: PhotoDropZoneProps) {
  const words = useWords(photoWords);
  const [isOver, setOver] = useState(false);
  const form = useRef<HTMLFormElement>(null);
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

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one way among others: the buttons inside are the keyboard's
    <form
      ref={form}
      method="post"
      action={`/publier/${draftId}/photos`}
      encType="multipart/form-data"
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={drop}
      className={`flex flex-col items-center gap-4 rounded-card border-2 border-dashed px-4 py-7 text-center transition-colors sm:py-9 ${isOver ? "border-action bg-action-soft" : "border-line-strong bg-raised"}`}
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
        <Button type="submit">{words.send}</Button>
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

import { ArrowLeft, ArrowRight, Check, GripVertical, type LucideIcon, Trash2 } from "lucide-react";
import { type ComponentProps, type SubmitEvent, useState } from "react";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { useWords } from "#app/i18n/words.ts";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { DraftPhoto } from "../../drafts/draft.ts";
import { LONGEST_ALT } from "../photo.ts";

type PhotoTileProps = {
  draftId: string;
  photo: DraftPhoto;
  /** The position, from 1. */
  place: number;
  count: number;
  /** Starts a drag of the picture. */
  holdProps: ComponentProps<"div">;
  onRemove(): void;
  onMove(by: number): void;
  onDescribe(alt: string): Promise<boolean>;
};

/** A photo of the draft: picture, description and place. Every button submits a form, so that it works without JavaScript. */
export function PhotoTile({ draftId, photo, place, count, holdProps, onRemove, onMove, onDescribe }: PhotoTileProps) {
  const words = useWords(photoWords);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const intent = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value;
    if (intent === "remove") onRemove();
    else if (intent === "forward") onMove(-1);
    else if (intent === "backward") onMove(1);
  };
  return (
    <>
      <div className="relative cursor-grab select-none active:cursor-grabbing" {...holdProps}>
        <ResponsivePicture
          picture={{ ...photo, alt: photo.alt || words.photo(place) }}
          sizes="(width >= 64rem) 20rem, (width >= 48rem) 30vw, 50vw"
          className="aspect-4/3 w-full object-cover"
        />
        <span className="absolute top-2 left-2 rounded-full bg-paper/90 px-2.5 py-0.5 text-sm font-semibold text-ink">
          {place === 1 ? words.main : place}
        </span>
        <div
          title={words.drag}
          aria-hidden="true"
          data-grip=""
          className="needs-scripts absolute right-0 bottom-0 flex size-11 touch-none items-center justify-center rounded-tl-card bg-paper/90 text-ink"
        >
          <GripVertical className="size-5" />
        </div>
      </div>
      <form
        method="post"
        action={`/publier/${draftId}/photos`}
        onSubmit={submit}
        className="flex items-center justify-between"
      >
        <input type="hidden" name="photo" value={photo.id} />
        <div className="flex">
          <TileButton
            intent="forward"
            label={words.forwardPhoto(place)}
            title={words.forward}
            Icon={ArrowLeft}
            isOff={place === 1}
          />
          <TileButton
            intent="backward"
            label={words.backwardPhoto(place)}
            title={words.backward}
            Icon={ArrowRight}
            isOff={place === count}
          />
        </div>
        <TileButton intent="remove" label={words.removePhoto(place)} title={words.remove} Icon={Trash2} />
      </form>
      <AltField draftId={draftId} photo={photo} place={place} onDescribe={onDescribe} />
    </>
  );
}

type TileButtonProps = { intent: string; label: string; title: string; Icon: LucideIcon; isOff?: boolean };

// Not `disabled`: that would remove the keyboard focus.
function TileButton({ intent, label, title, Icon, isOff = false }: TileButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      aria-label={label}
      title={title}
      aria-disabled={isOff || undefined}
      className="flex size-11 items-center justify-center text-ink hover:bg-action-soft hover:text-action aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

function AltField({
  draftId,
  photo,
  place,
  onDescribe,
}: Pick<PhotoTileProps, "draftId" | "photo" | "place" | "onDescribe">) {
  const words = useWords(photoWords);
  const [isSaved, setSaved] = useState(false);
  const keep = async (alt: string) => {
    if (alt !== photo.alt) setSaved(await onDescribe(alt));
  };
  return (
    <form
      method="post"
      action={`/publier/${draftId}/photos`}
      className="flex flex-col gap-2 px-3 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        void keep(String(new FormData(event.currentTarget).get("alt")));
      }}
    >
      <input type="hidden" name="photo" value={photo.id} />
      <TextField
        label={words.alt}
        aria-label={words.altOf(place)}
        name="alt"
        defaultValue={photo.alt}
        maxLength={LONGEST_ALT}
        autoComplete="off"
        onInput={() => setSaved(false)}
        onBlur={(event) => void keep(event.target.value)}
      />
      {isSaved ? (
        <p role="status" className="flex items-center gap-1 text-sm text-success">
          <Check aria-hidden="true" className="size-4" />
          {words.saved}
        </p>
      ) : null}
      <button
        type="submit"
        name="intent"
        value="describe"
        className="noscript:block hidden min-h-11 rounded-control text-left font-semibold text-action"
      >
        {words.save}
      </button>
    </form>
  );
}

import { useCallback, useId, useReducer, useRef, useState } from "react";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { useWords } from "#app/i18n/words.ts";
import type { DraftPhoto } from "../../drafts/draft.ts";
import type { PhotoTrouble } from "../photo.ts";
import { changePhotos, countTaken, type PhotoItem, type Upload } from "../photo-list.ts";
import { DragGhost } from "./drag-ghost.tsx";
import { LeaveWarning } from "../../frame/ui/leave-warning.tsx";
import { PhotoDropZone } from "./photo-drop-zone.tsx";
import { PhotoState, PhotoTroubles } from "./photo-messages.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import { UploadTile } from "./upload-tile.tsx";
import { useIsOffline } from "#app/ui/use-is-offline.ts";
import { usePhotoArrangement } from "./use-photo-arrangement.ts";
import { usePhotoDrag } from "./use-photo-drag.ts";
import { usePhotoUploads } from "./use-photo-uploads.ts";

type PhotoFieldProps = {
  draftId: string;
  /** The draft's photos when the page is shown; after that the field has its own state. */
  photos: DraftPhoto[];
  /** Files that a form without JavaScript could not add. */
  problems: PhotoTrouble[];
};

/**
 * The photos of a draft: chosen, taken or dropped, uploaded, sorted and described; each change is saved at once. Has forms of its
 * own, so it must not be inside a form.
 */
export function PhotoField({ draftId, photos, problems }: PhotoFieldProps) {
  const words = useWords(photoWords);
  const [list, dispatch] = useReducer(changePhotos, {
    items: photos.map((photo) => ({ id: photo.id, photo })),
    troubles: problems,
  });
  const [isSignedOut, setSignedOut] = useState(false);
  const [announcement, announce] = useState("");
  const heading = useId();
  const tiles = useRef<HTMLUListElement>(null);
  const { items, troubles } = list;
  const count = countTaken(items);

  const onSignedOut = useCallback(() => setSignedOut(true), []);
  const uploads = usePhotoUploads({ draftId, items, dispatch, onSignedOut });
  const arrangement = usePhotoArrangement({ draftId, items, initial: photos.map(({ id }) => id), onSignedOut });

  const move = (id: string, place: number) => {
    dispatch({ type: "move", id, place });
    announce(words.moved(place + 1, items.length));
  };
  const drag = usePhotoDrag({ ids: items.map(({ id }) => id), onDrop: move });

  const moveBy = (item: PhotoItem, by: number) => {
    const place = items.indexOf(item) + by;
    if (place < 0 || place >= items.length) return announce(place < 0 ? words.atStart : words.atEnd);
    move(item.id, place);
    keepFocus(tiles.current, item.id, by < 0 ? "forward" : "backward");
  };
  const remove = (id: string) => {
    // Keeps the focus in the list: on the photo that takes the removed one's place, or on the last.
    const neighbour = items[items.findIndex((item) => item.id === id) + 1] ?? items.at(-2);
    dispatch({ type: "drop", id });
    void arrangement.remove(id);
    announce(words.removed(count - 1));
    if (neighbour) keepFocus(tiles.current, neighbour.id, "remove");
  };
  const cancel = (upload: Upload) => {
    const { mayBeStored } = uploads.cancel(upload);
    if (mayBeStored) void arrangement.remove(upload.id);
  };
  const settle = (upload: Upload) => {
    const isThere = upload.photo !== null && upload.photo.id !== upload.id;
    announce(isThere ? words.already(upload.file.name) : words.added(upload.file.name));
    dispatch({ type: "settle", id: upload.id });
    URL.revokeObjectURL(upload.preview);
  };
  const describe = async (id: string, alt: string) => {
    dispatch({ type: "describe", id, alt });
    return arrangement.describe(id, alt);
  };

  return (
    <div className="flex flex-col gap-5">
      <PhotoDropZone draftId={draftId} count={count} onFiles={uploads.choose} />
      <PhotoTroubles troubles={troubles} />
      <PhotoState
        isOffline={useIsOffline() && uploads.hasUnsent}
        isSignedOut={isSignedOut}
        hasFailed={arrangement.hasFailed}
        onRetry={arrangement.retry}
      />
      {items.length > 0 ? (
        <section aria-labelledby={heading}>
          <h2 id={heading} className="sr-only">
            {words.list}
          </h2>
          <p className="mb-3 text-sm text-ink-soft">{words.altHint}</p>
          <ul ref={tiles} className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
            {items.map((item, index) => (
              <li
                key={item.id}
                ref={drag.tileRef(item.id)}
                data-photo={item.id}
                className={`flex min-w-0 flex-col overflow-hidden rounded-card border bg-raised ${drag.draggedId === item.id ? "border-action opacity-40 outline-2 outline-action outline-dashed" : "border-line"}`}
              >
                {"photo" in item ? (
                  <PhotoTile
                    draftId={draftId}
                    photo={item.photo}
                    place={index + 1}
                    count={items.length}
                    holdProps={drag.holdProps(item.id)}
                    onRemove={() => remove(item.id)}
                    onMove={(by) => moveBy(item, by)}
                    onDescribe={(alt) => describe(item.id, alt)}
                  />
                ) : (
                  <UploadTile
                    upload={item.upload}
                    onCancel={() => cancel(item.upload)}
                    onRetry={() => uploads.retry(item.id)}
                    onSettled={() => settle(item.upload)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="text-sm text-ink-soft">{words.privacy}</p>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <DragGhost
        pointer={drag.ghost}
        photo={items.flatMap((item) => ("photo" in item && item.id === drag.draggedId ? [item.photo] : []))[0]}
      />
      <LeaveWarning isSending={uploads.isBusy} />
    </div>
  );
}

/** Focuses the same button of a photo again, after React has moved or removed tiles. */
function keepFocus(list: HTMLElement | null, photoId: string, intent: string): void {
  requestAnimationFrame(() =>
    list?.querySelector<HTMLElement>(`[data-photo="${photoId}"] button[value="${intent}"]`)?.focus(),
  );
}

import { type DraftPhoto, MOST_PHOTOS } from "../drafts/draft.ts";
import { moveTo, type PhotoProblem, type PhotoTrouble } from "./photo.ts";

/** An upload. `resting`: waits for a busy server or a connection that is just back; `failed`: may be retried, unlike `refused`. */
export type Upload = {
  id: string;
  file: File;
  /** Address of the file in the browser. */
  preview: string;
  state: "waiting" | "resting" | "sending" | "stored" | "failed" | "refused";
  /** Bytes. */
  sent: number;
  problem: PhotoProblem | null;
  /** The stored photo; null until then. */
  photo: DraftPhoto | null;
};

export type PhotoItem = { id: string; photo: DraftPhoto } | { id: string; upload: Upload };

/** The state of a photo field: photos and uploads in order, and the refused files. */
export type PhotoList = { items: PhotoItem[]; troubles: PhotoTrouble[] };

export type PhotoAction =
  | { type: "choose"; files: { id: string; file: File; preview: string; problem: PhotoProblem | null }[] }
  | { type: "change"; id: string; change: Partial<Omit<Upload, "id" | "file" | "preview">> }
  | { type: "resume" }
  | { type: "settle"; id: string }
  | { type: "drop"; id: string }
  | { type: "move"; id: string; place: number }
  | { type: "describe"; id: string; alt: string };

const active = new Set<Upload["state"]>(["waiting", "resting", "sending"]);
export const isUnderWay = (item: PhotoItem): boolean => "upload" in item && active.has(item.upload.state);

/** Counts photos and running uploads, for the limit of ten. */
export const countTaken = (items: PhotoItem[]): number =>
  items.filter((item) => "photo" in item || isUnderWay(item) || item.upload.state === "stored").length;

/** Photos on the server, in the order shown, also those whose bar is not yet full. */
export const storedIds = (items: PhotoItem[]): string[] =>
  items.flatMap((item) => ("photo" in item || item.upload.photo?.id === item.id ? [item.id] : []));

export function changePhotos(list: PhotoList, action: PhotoAction): PhotoList {
  const { items } = list;
  switch (action.type) {
    case "choose":
      return takeFiles(list, action.files);
    case "change":
      return {
        ...list,
        items: items.map((item) =>
          item.id === action.id && "upload" in item
            ? { id: item.id, upload: { ...item.upload, ...action.change } }
            : item,
        ),
      };
    case "resume":
      return { ...list, items: items.map(resume) };
    case "settle":
      return { ...list, items: items.flatMap((item) => settle(item, action.id, items)) };
    case "drop":
      return { troubles: [], items: items.filter(({ id }) => id !== action.id) };
    case "move": {
      const order = moveTo(
        items.map(({ id }) => id),
        action.id,
        action.place,
      );
      return { ...list, items: order.map((id) => items.find((item) => item.id === id)!) };
    }
    case "describe":
      return {
        ...list,
        items: items.map((item) =>
          item.id === action.id && "photo" in item ? { id: item.id, photo: { ...item.photo, alt: action.alt } } : item,
        ),
      };
  }
}

/** A failed upload waits for another try. */
const resume = (item: PhotoItem): PhotoItem =>
  "upload" in item && item.upload.state === "failed"
    ? { id: item.id, upload: { ...item.upload, state: "waiting" } }
    : item;

/** Accepts files up to the limit; reports the others. */
function takeFiles({ items }: PhotoList, files: (PhotoAction & { type: "choose" })["files"]): PhotoList {
  const troubles: PhotoTrouble[] = [];
  const taken: PhotoItem[] = [];
  let room = MOST_PHOTOS - countTaken(items);
  for (const { id, file, preview, problem } of files) {
    if (problem) troubles.push({ file: file.name, problem });
    else if (room <= 0) troubles.push({ file: file.name, problem: "too_many" });
    else {
      room -= 1;
      taken.push({ id, upload: { id, file, preview, state: "waiting", sent: 0, problem: null, photo: null } });
    }
  }
  return { items: [...items, ...taken], troubles };
}

// A picture that the draft already has keeps its place.
function settle(item: PhotoItem, id: string, items: PhotoItem[]): PhotoItem[] {
  if (item.id !== id || "photo" in item) return [item];
  const { photo } = item.upload;
  if (!photo) return [item];
  const isThere = items.some((other) => other.id === photo.id && "photo" in other);
  return isThere ? [] : [{ id: photo.id, photo }];
}

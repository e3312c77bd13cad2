import { type Dispatch, useCallback, useEffect, useRef } from "react";
import { KIND_BYTES, pictureKindOf } from "#app/platform/pictures/picture-kind.ts";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";
import type { PhotoProblem } from "../photo.ts";
import { isUnderWay, type PhotoAction, type PhotoItem, type Upload } from "../photo-list.ts";
import { type SentPhoto, sendPhoto } from "./send-photo.ts";

const MOST_AT_ONCE = 3;
const REST_MS = 2_000;
/** Browsers may report the connection before names are resolved and servers reached again. */
const SETTLING_MS = 10_000;
const SETTLING_REST_MS = 1_000;

type Uploads = {
  draftId: string;
  items: PhotoItem[];
  dispatch: Dispatch<PhotoAction>;
  onSignedOut(): void;
};

/** Uploads waiting photos, three at a time; retries by itself once the connection is back or the server less busy. */
export function usePhotoUploads({ draftId, items, dispatch, onSignedOut }: Uploads) {
  const running = useRef(new Map<string, () => void>());
  /** When the browser last reported that it is online again. */
  const onlineAt = useRef(-Infinity);

  const send = useCallback(
    async ({ id, file }: Upload) => {
      const change = (part: UploadChange) => dispatch({ type: "change", id, change: part });
      const { done, cancel } = sendPhoto({
        draftId,
        photoId: id,
        file,
        onProgress: (sent) => change({ sent: Math.min(sent, file.size) }),
      });
      running.current.set(id, cancel);
      change({ state: "sending", sent: 0, problem: null });
      const startedAt = performance.now();
      const answer = await done;
      running.current.delete(id);
      if (answer.outcome === "signed_out") onSignedOut();
      const isSettling =
        answer.outcome === "failed" &&
        (onlineAt.current > startedAt || performance.now() - onlineAt.current < SETTLING_MS);
      const after = isSettling ? rested : afterAnswer(answer);
      if (after) change(after);
      if (after === rested) setTimeout(() => change({ state: "waiting" }), isSettling ? SETTLING_REST_MS : REST_MS);
    },
    [draftId, dispatch, onSignedOut],
  );

  useEffect(() => {
    const waiting = items.flatMap((item) =>
      "upload" in item && item.upload.state === "waiting" && !running.current.has(item.id) ? [item.upload] : [],
    );
    const room = MOST_AT_ONCE - running.current.size;
    for (const upload of waiting.slice(0, Math.max(0, room))) void send(upload);
  }, [items, send]);

  useEffect(() => {
    const resume = () => {
      onlineAt.current = performance.now();
      dispatch({ type: "resume" });
    };
    addEventListener("online", resume);
    return () => removeEventListener("online", resume);
  }, [dispatch]);

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((cancel) => cancel());
  }, []);

  const choose = useCallback(
    async (files: File[]) => {
      const checked = await Promise.all(
        files.map(async (file) => ({
          id: crypto.randomUUID(),
          file,
          problem: await checkPhotoFile(file),
          preview: URL.createObjectURL(file),
        })),
      );
      dispatch({ type: "choose", files: checked });
    },
    [dispatch],
  );

  return {
    choose,
    isBusy: items.some(isUnderWay),
    hasUnsent: items.some((item) => isUnderWay(item) || ("upload" in item && item.upload.state === "failed")),
    retry: (id: string) => dispatch({ type: "change", id, change: { state: "waiting" } }),
    /** Aborts; returns whether the whole file was sent, so that it may be stored anyway. */
    cancel(upload: Upload): { mayBeStored: boolean } {
      running.current.get(upload.id)?.();
      URL.revokeObjectURL(upload.preview);
      dispatch({ type: "drop", id: upload.id });
      return { mayBeStored: upload.state !== "refused" && upload.sent >= upload.file.size };
    },
  };
}

type UploadChange = (PhotoAction & { type: "change" })["change"];
const rested: UploadChange = { state: "resting", sent: 0 };

function afterAnswer(answer: SentPhoto): UploadChange | null {
  switch (answer.outcome) {
    case "stored":
      return { state: "stored", photo: answer.photo };
    case "busy":
      return rested;
    case "cancelled":
      return null;
    case "signed_out":
      return { state: "failed", problem: "lost" };
    default:
      return { state: answer.outcome, problem: answer.problem };
  }
}

/** Checks a file in the browser before it is sent; the server checks again, more closely. */
async function checkPhotoFile(file: Blob): Promise<PhotoProblem | null> {
  if (file.size === 0) return "empty";
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  if (kind === null) return "not_a_picture";
  if (kind === "heic") return "heic";
  return file.size > MOST_PICTURE_BYTES ? "too_heavy" : null;
}

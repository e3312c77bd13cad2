import type { DraftPhoto } from "../../drafts/draft.ts";
import type { PhotoProblem } from "../photo.ts";

export type SentPhoto =
  | { outcome: "stored"; photo: DraftPhoto; isNew: boolean }
  | { outcome: "refused" | "failed"; problem: PhotoProblem }
  | { outcome: "busy" | "cancelled" | "signed_out" };

/** `Retry-After` of an answer to too many visits at once; longer waits have other reasons. */
const BUSY_SECONDS = 2;

type Sending = { draftId: string; photoId: string; file: File; onProgress(sent: number): void };

/** Uploads one photo. XMLHttpRequest, since `fetch` reports no upload progress. */
export function sendPhoto({ draftId, photoId, file, onProgress }: Sending): {
  done: Promise<SentPhoto>;
  cancel(): void;
} {
  const request = new XMLHttpRequest();
  const done = new Promise<SentPhoto>((answer) => {
    request.upload.addEventListener("progress", ({ loaded }) => onProgress(loaded));
    request.addEventListener("load", () => answer(readAnswer(request)));
    request.addEventListener("error", () => answer({ outcome: "failed", problem: "lost" }));
    request.addEventListener("timeout", () => answer({ outcome: "failed", problem: "lost" }));
    request.addEventListener("abort", () => answer({ outcome: "cancelled" }));
  });
  request.open("POST", `/publier/${draftId}/photos/envoi?photo=${photoId}`);
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.send(file);
  return { done, cancel: () => request.abort() };
}

function readAnswer(request: XMLHttpRequest): SentPhoto {
  const answer = parse(request.responseText);
  if (request.status === 200 && answer?.photo)
    return { outcome: "stored", photo: answer.photo, isNew: answer.isNew ?? true };
  // If the session has ended, the answer is the login page.
  if (request.status === 200) return { outcome: "signed_out" };
  if (request.status === 503) return isBusy(request, answer) ? { outcome: "busy" } : notStored;
  if (request.status >= 500 || !answer?.problem)
    return {
      outcome: request.status === 413 ? "refused" : "failed",
      problem: request.status === 413 ? "too_heavy" : "lost",
    };
  return { outcome: "refused", problem: answer.problem };
}

const notStored: SentPhoto = { outcome: "failed", problem: "not_stored" };

/** Whether the server is busy with photos or visits; otherwise its storage fails, perhaps for long. */
const isBusy = (request: XMLHttpRequest, answer: ReturnType<typeof parse>): boolean =>
  answer?.problem === "busy" || Number(request.getResponseHeader("Retry-After")) <= BUSY_SECONDS;

function parse(text: string): { photo?: DraftPhoto; isNew?: boolean; problem?: PhotoProblem } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

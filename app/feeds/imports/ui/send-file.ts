import type { UploadProblem } from "../arrival/upload-refusal.ts";

type SentFile =
  | { outcome: "received"; importId: number }
  | { outcome: "refused"; problem: UploadProblem }
  | { outcome: "cancelled" };

type Sending = { file: File; commune: string; onProgress(sent: number): void };

/** Uploads a file as it is. XMLHttpRequest, since `fetch` reports no upload progress. */
export function sendFile({ file, commune, onProgress }: Sending): { done: Promise<SentFile>; cancel(): void } {
  const request = new XMLHttpRequest();
  const done = new Promise<SentFile>((answer) => {
    request.upload.addEventListener("progress", ({ loaded }) => onProgress(loaded));
    request.addEventListener("load", () => answer(readAnswer(request)));
    request.addEventListener("error", () => answer({ outcome: "refused", problem: "interrupted" }));
    request.addEventListener("abort", () => answer({ outcome: "cancelled" }));
  });
  request.open("POST", `/imports/envoi?${new URLSearchParams({ nom: file.name, commune })}`);
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.send(file);
  return { done, cancel: () => request.abort() };
}

function readAnswer(request: XMLHttpRequest): SentFile {
  const answer = parse(request.responseText);
  if (request.status === 200 && answer?.import) return { outcome: "received", importId: answer.import };
  // If the session has ended, the answer is the login page.
  if (request.status === 200) return { outcome: "refused", problem: "signed_out" };
  if (request.status === 503 && !answer) return { outcome: "refused", problem: "busy" };
  if (request.status === 413) return { outcome: "refused", problem: "too_long" };
  return { outcome: "refused", problem: answer?.problem ?? "interrupted" };
}

function parse(text: string): { import?: number; problem?: UploadProblem } | null {
  try {
    return JSON.parse(text);
  } catch {
    // The answer is a page: the login, or an error of a proxy.
    return null;
  }
}

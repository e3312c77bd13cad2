import type { FileReport } from "./file-report.ts";

/** What the page says of a file. */
export type CheckAnswer = { report: FileReport } | { refusal: string };

/** The status of a file that is not checked; a broken one is 422. */
export function statusOfRefusal(code: string): { status: number; headers?: Record<string, string> } {
  if (code === "busy") return { status: 429, headers: { "Retry-After": "60" } };
  if (code === "too_often") return { status: 429, headers: { "Retry-After": "3600" } };
  if (code === "too_large") return { status: 413 };
  return { status: code === "none" || code === "lost" ? 400 : 422 };
}

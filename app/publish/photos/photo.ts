import type { PictureProblem } from "#app/platform/pictures/picture-problem.ts";

/** Why a photo was not added; each has its sentence in the words « photos ». */
export type PhotoProblem =
  | PictureProblem
  | "too_many"
  | "too_many_drafts"
  | "not_found"
  | "too_often"
  | "lost"
  | "none";

/** `not_found`: the account has no such draft, or the draft no such photo. */
export type ArrangedPhotos = { ok: true } | { ok: false; code: "not_found" };

/** A file that was not added, with its name if any. */
export type PhotoTrouble = { file: string; problem: PhotoProblem };

/** Maximum length of a photo's description. */
export const LONGEST_ALT = 160;

/** Completes a requested order: missing photos follow, in their present order. */
export function wholeOrder(current: string[], wanted: string[]): string[] {
  const known = new Set(current);
  const asked = [...new Set(wanted)].filter((id) => known.has(id));
  return [...asked, ...current.filter((id) => !asked.includes(id))];
}

/** The order with one photo moved; the target is kept within bounds. */
export function moveTo(order: string[], id: string, place: number): string[] {
  if (!order.includes(id)) return order;
  const others = order.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id);
}

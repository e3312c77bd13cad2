import { LONGEST_ALERT_NAME } from "#app/domain/alert.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";

/** The owner's name for an alert: one visible line; null if it is empty. Control characters are refused. */
export function readAlertName(typed: string): { ok: true; value: string | null } | { ok: false } {
  const trimmed = typed.trim();
  const name = cleanText(trimmed);
  if (/\p{Cc}/u.test(trimmed) || [...name].length > LONGEST_ALERT_NAME) return { ok: false };
  return { ok: true, value: name === "" ? null : name };
}

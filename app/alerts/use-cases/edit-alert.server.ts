import { type AlertFrequency, LONGEST_ALERT_NAME } from "#app/domain/alert.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import type { Platform } from "#app/platform/context.ts";
import type { TypedSearch } from "#app/search/results/search-result.ts";
import type { Connection } from "#db/client.ts";
import type { Alert } from "../alert.ts";
import { deleteUnfitNotices } from "../alert-news.repository.server.ts";
import type { EditRefusal, AlertToEdit } from "../alert-to-edit.ts";
import {
  activateAlert,
  deleteAlert,
  findAlertOn,
  lockAlert,
  markClicked,
  renameAlert,
  replaceSearch,
  setFrequency,
  findAlert,
} from "../alerts.repository.server.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { acceptRecipient, lockRecipientById } from "../recipients.repository.server.ts";
import { type PreparedSearch, readSearch } from "./prepare-search.server.ts";

/** A form that changes an alert: `params` has its criteria; an empty `name` means the name made of the criteria. */
type Edit = {
  recipientId: number;
  alertId: number;
  params: URLSearchParams;
  name: string;
  frequency: AlertFrequency;
};

/** `isSwapped`: the ends of a range were exchanged. `gone`: the alert is not the recipient's, or has ended. */
type EditedAlert =
  | { ok: true; isSwapped: boolean }
  | { ok: false; code: "gone" }
  | { ok: false; code: EditRefusal; search: TypedSearch };

/** Problems that do not prevent the change: the person sees the corrected search in the alert's name or in a message. */
const understood: CriteriaProblem["code"][] = ["guessed-place", "inverted-range"];

/**
 * Changes the search, the name and the frequency of an alert. The new search matches events from now on; waiting notices that
 * do not match it are deleted.
 */
export async function editAlert({ db, env }: Pick<Platform, "db" | "env">, edit: Edit): Promise<EditedAlert> {
  const { recipientId, alertId, frequency } = edit;
  const { typed: search, prepared } = await readSearch(db, { params: edit.params, currency: env.CURRENCY });
  const refuse = (code: EditRefusal) => ({ ok: false, code, search }) as const;
  const name = readAlertName(edit.name);
  if (!name.ok) return refuse("name");
  if (!prepared) return refuse("nowhere");
  if (search.problems.some(({ code }) => !understood.includes(code))) return refuse("unread");
  return db.transaction(async (tx): Promise<EditedAlert> => {
    // The lock comes first: two changes at once must not give a recipient the same search twice.
    const recipient = await lockRecipientById(tx, recipientId);
    const alert = recipient && (await lockAlert(tx, alertId));
    if (!alert || alert.recipientId !== recipientId || alert.confirmedAt === null) return { ok: false, code: "gone" };
    if (prepared.query !== alert.query && !(await freeSearch(tx, { recipientId, query: prepared.query })))
      return refuse("same");
    await renameAlert(tx, alertId, name.value);
    await setFrequency(tx, alertId, frequency);
    await changeSearch(tx, alert, prepared);
    if (alert.pauseReason === "nowhere") await acceptRecipient(tx, recipientId);
    await markClicked(tx, alertId);
    return { ok: true, isSwapped: search.problems.some(({ code }) => code === "inverted-range") };
  });
}

/** Returns false if the recipient has a confirmed alert on the search; an unconfirmed one is deleted. */
async function freeSearch(tx: Connection, search: { recipientId: number; query: string }): Promise<boolean> {
  const other = await findAlertOn(tx, search);
  if (other && !other.isConfirmed) await deleteAlert(tx, other.id);
  return !other?.isConfirmed;
}

async function changeSearch(tx: Connection, alert: Alert, prepared: PreparedSearch): Promise<void> {
  if (prepared.query !== alert.query) {
    await replaceSearch(tx, alert, prepared);
    await deleteUnfitNotices(tx, alert.id, prepared.filters);
  }
  if (alert.pauseReason === "nowhere") await activateAlert(tx, alert.id, prepared);
}

/** The owner's name for an alert: one visible line; null if it is empty. Control characters are refused. */
export function readAlertName(typed: string): { ok: true; value: string | null } | { ok: false } {
  const trimmed = typed.trim();
  const name = cleanText(trimmed);
  if (/\p{Cc}/u.test(trimmed) || [...name].length > LONGEST_ALERT_NAME) return { ok: false };
  return { ok: true, value: name === "" ? null : name };
}

/** A recipient's alert for the form that changes it; null if it is not the recipient's, or has ended. */
export async function showAlertToEdit(
  { db, env }: Pick<Platform, "db" | "env">,
  { recipientId, alertId }: { recipientId: number; alertId: number },
): Promise<AlertToEdit | null> {
  const alert = await findAlert(db, alertId);
  if (!alert || alert.recipientId !== recipientId || alert.confirmedAt === null) return null;
  const { id, name, searchName, ownName, frequency } = alert;
  const { typed } = await readSearch(db, { params: new URLSearchParams(alert.query), currency: env.CURRENCY });
  return { id, name, searchName, form: { search: typed, name: ownName ?? "", frequency } };
}

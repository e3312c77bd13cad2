import type { AlertFrequency } from "#app/domain/alert.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import type { Platform } from "#app/platform/context.ts";
import type { TypedSearch } from "#app/search/search-result.ts";
import type { Connection } from "#db/client.ts";
import type { Alert } from "../alert.ts";
import { dropUnfitNotices } from "../alert-news.repository.server.ts";
import type { EditRefusal } from "../alert-to-edit.ts";
import {
  activateAlert,
  deleteAlert,
  findAlertOn,
  lockAlert,
  markClicked,
  renameAlert,
  replaceSearch,
  setFrequency,
} from "../alerts.repository.server.ts";
import { readAlertName } from "../read-alert-name.ts";
import { acceptRecipient, lockRecipientById } from "../recipients.repository.server.ts";
import { type PreparedSearch, readSearch } from "./prepare-search.server.ts";

/** `params` has the criteria of the form; `name` is as typed, empty for that of the criteria. */
type Edit = {
  recipientId: number;
  alertId: number;
  params: URLSearchParams;
  name: string;
  frequency: AlertFrequency;
};

/** `gone`: not an alert of the person, or it has ended. */
type EditedAlert = { ok: true } | { ok: false; code: "gone" } | { ok: false; code: EditRefusal; search: TypedSearch };

/** The search is another than was typed, but one that the person sees in its name. */
const understood: CriteriaProblem["code"][] = ["guessed-place", "inverted-range"];

/**
 * Changes the search, the name and the frequency of an alert, which stays the same one. It tells what happens from now on;
 * what waits to be told, and does not fit the new search, is not told.
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
    // First: two changes at once must not give a person the same search twice.
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
    return { ok: true };
  });
}

/** False where the person has a confirmed alert on the search; one that waits for its confirmation gives way. */
async function freeSearch(tx: Connection, search: { recipientId: number; query: string }): Promise<boolean> {
  const other = await findAlertOn(tx, search);
  if (other && !other.isConfirmed) await deleteAlert(tx, other.id);
  return !other?.isConfirmed;
}

async function changeSearch(tx: Connection, alert: Alert, prepared: PreparedSearch): Promise<void> {
  if (prepared.query !== alert.query) {
    await replaceSearch(tx, alert, prepared);
    await dropUnfitNotices(tx, alert.id, prepared.filters);
  }
  if (alert.pauseReason === "nowhere") await activateAlert(tx, alert.id, prepared);
}

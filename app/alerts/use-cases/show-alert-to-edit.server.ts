import type { Platform } from "#app/platform/context.ts";
import type { AlertToEdit } from "../alert-to-edit.ts";
import { findAlert } from "../alerts.repository.server.ts";
import { readSearch } from "./prepare-search.server.ts";

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

import { MOST_ALERTS } from "#app/domain/alert.ts";
import type { Platform } from "#app/platform/context.ts";
import { linkToken } from "../alert-links.ts";
import { activateAlert, countConfirmedAlerts, lockAlert } from "../alerts.repository.server.ts";
import { acceptRecipient, lockRecipient } from "../recipients.repository.server.ts";
import { openAlertLink } from "./open-alert-link.server.ts";
import { prepareSearch } from "./prepare-search.server.ts";

type Needs = Pick<Platform, "db" | "env">;

/** `expired`: no such link, or too late. `token` opens the recipient's list of alerts. */
type ConfirmedAlert = { ok: true; token: string } | { ok: false; code: "expired" | "full" };

/** Confirms an alert by its mail's link, which makes it active. A second time succeeds, and changes nothing. */
export async function confirmAlert({ db, env }: Needs, token: string): Promise<ConfirmedAlert> {
  const link = await openAlertLink({ db }, token);
  if (link?.purpose !== "confirm") return { ok: false, code: "expired" };
  const { recipient } = link;
  return db.transaction(async (tx): Promise<ConfirmedAlert> => {
    await lockRecipient(tx, recipient.email);
    const alert = await lockAlert(tx, link.id);
    if (!alert) return { ok: false, code: "expired" };
    const done = {
      ok: true,
      token: linkToken({ purpose: "person", id: recipient.id, key: recipient.key }),
    } as const;
    if (alert.confirmedAt !== null) return done;
    if ((await countConfirmedAlerts(tx, recipient.id)) >= MOST_ALERTS) return { ok: false, code: "full" };
    const search = await prepareSearch(tx, { params: new URLSearchParams(alert.query), currency: env.CURRENCY });
    if (!search) return { ok: false, code: "expired" };
    await activateAlert(tx, alert.id, search);
    await acceptRecipient(tx, recipient.id);
    return done;
  });
}

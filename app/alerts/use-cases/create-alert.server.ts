import { findProvenEmail } from "#app/account/account.repository.server.ts";
import { type AlertFrequency, MOST_ALERTS } from "#app/domain/alert.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import { confirmAlertMail } from "../alert-mails.server.ts";
import { activateAlert, addAlert, countConfirmedAlerts, setFrequency } from "../alerts.repository.server.ts";
import { acceptRecipient, lockRecipient } from "../recipients.repository.server.ts";
import { spendLinkMail, spendLinkRequest } from "./limit-alert-links.server.ts";
import { prepareSearch } from "./prepare-search.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "env">;

/** `email` as typed, null where that is none; `accountId` is null for a visitor; `address` is the visitor's network. */
type WantedAlert = {
  /** A search's address. */
  params: URLSearchParams;
  email: string | null;
  accountId: string | null;
  frequency: AlertFrequency;
  address: string;
};

/**
 * `no_address`: none was typed; `nowhere`: none of the search's places is known; `full`: the account has all the alerts that
 * it may have.
 */
export type CreateAlertRefusal = "no_address" | "nowhere" | "too_many" | "full";
/** `known`: the account had it, and it has the frequency now. `email` is where its mails go. */
type CreatedAlert =
  | { ok: true; kind: "active" | "known" | "to_confirm"; email: string }
  | { ok: false; code: CreateAlertRefusal };

/**
 * Saves a search as an alert. It tells at once for an account's confirmed address, whatever was typed; any other address
 * first gets a mail with a link. The answer does not reveal whether an address has alerts.
 */
export async function createAlert(needs: Needs, wanted: WantedAlert): Promise<CreatedAlert> {
  const { db, mailer, env } = needs;
  const { accountId, address: network, frequency } = wanted;
  const own = accountId === null ? null : await findProvenEmail(db, accountId);
  const isOwn = own !== null;
  const email = own ?? wanted.email?.toLowerCase() ?? null;
  if (email === null) return { ok: false, code: "no_address" };
  if (!(await spend(db, ["alertsFromNetwork", { network }]))) return { ok: false, code: "too_many" };
  if (!isOwn && !(await spendLinkRequest(db, { network, email }))) return { ok: false, code: "too_many" };
  const search = await prepareSearch(db, { params: wanted.params, currency: env.CURRENCY });
  if (!search) return { ok: false, code: "nowhere" };
  const { query, name } = search;
  const mayMail = !isOwn && (await spendLinkMail(db, { network, email }));
  return db
    .transaction(async (tx): Promise<CreatedAlert> => {
      const recipient = await lockRecipient(tx, email);
      if (isOwn) {
        const count = await countConfirmedAlerts(tx, recipient.id);
        const { id, isConfirmed } = await addAlert(tx, { recipientId: recipient.id, query, name, frequency });
        // Rolls back the new alert.
        if (!isConfirmed && count >= MOST_ALERTS) throw new TooManyAlerts();
        await setFrequency(tx, id, frequency);
        await activateAlert(tx, id, search);
        await acceptRecipient(tx, recipient.id);
        return { ok: true, kind: isConfirmed ? "known" : "active", email };
      }
      const { id } = await addAlert(tx, { recipientId: recipient.id, query, name, frequency });
      if (mayMail) await mailer.send(confirmAlertMail({ env }, { recipient, alert: { id, name, frequency } }), tx);
      return { ok: true, kind: "to_confirm", email };
    })
    .catch((error: unknown) => {
      if (error instanceof TooManyAlerts) return { ok: false, code: "full" };
      throw error;
    });
}

class TooManyAlerts extends Error {}

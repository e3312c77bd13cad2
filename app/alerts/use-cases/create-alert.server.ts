import { type Actor, provenEmailOf } from "#app/account/actor.ts";
import { type AlertFrequency, MOST_ALERTS } from "#app/domain/alert.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import { confirmAlertMail } from "../alert-mails.server.ts";
import { activateAlert, addAlert, countConfirmedAlerts, setFrequency } from "../alerts.repository.server.ts";
import { acceptRecipient, lockRecipient } from "../recipients.repository.server.ts";
import { spendLinkMail, spendLinkRequest } from "./limit-alert-links.server.ts";
import { prepareSearch } from "./prepare-search.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "env">;

/** The form of a new alert. `email` is null if it is not valid; `address` is the visitor's network address. */
type AlertInput = {
  /** The parameters of the search. */
  params: URLSearchParams;
  email: string | null;
  actor: Actor;
  frequency: AlertFrequency;
  address: string;
};

/**
 * `no_address`: no valid e-mail address; `nowhere`: the portal knows none of the search's places; `full`: the account has
 * reached the maximum number of alerts.
 */
export type CreateAlertRefusal = "no_address" | "nowhere" | "too_many" | "full";
/** `known`: the account already had the alert, which now has the new frequency. `email`: the address of the alert's mails. */
type CreatedAlert =
  | { ok: true; kind: "active" | "known" | "to_confirm"; email: string }
  | { ok: false; code: CreateAlertRefusal };

/**
 * Saves a search as an alert. It is active at once for an account, whose confirmed address replaces a typed one; any other
 * address first gets a mail with a link. The answer does not reveal whether an address has alerts.
 */
export async function createAlert(needs: Needs, input: AlertInput): Promise<CreatedAlert> {
  const { db, mailer, env } = needs;
  const { actor, address: network, frequency } = input;
  const own = provenEmailOf(actor);
  const isOwn = own !== null;
  const email = own ?? input.email?.toLowerCase() ?? null;
  if (email === null) return { ok: false, code: "no_address" };
  if (!(await spend(db, ["alertsFromNetwork", { network }]))) return { ok: false, code: "too_many" };
  if (!isOwn && !(await spendLinkRequest(db, { network, email }))) return { ok: false, code: "too_many" };
  const search = await prepareSearch(db, { params: input.params, currency: env.CURRENCY });
  if (!search) return { ok: false, code: "nowhere" };
  const { query, name, plainName } = search;
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
      if (mayMail)
        await mailer.send(confirmAlertMail({ env }, { recipient, alert: { id, name, plainName, frequency } }), tx);
      return { ok: true, kind: "to_confirm", email };
    })
    .catch((error: unknown) => {
      if (error instanceof TooManyAlerts) return { ok: false, code: "full" };
      throw error;
    });
}

class TooManyAlerts extends Error {}

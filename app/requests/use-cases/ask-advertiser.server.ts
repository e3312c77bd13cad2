import { lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import { type Actor, accountIdOf, provenEmailOf } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { isOnShow } from "#app/domain/listing.ts";
import type { Spending } from "#app/platform/limits/limits.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { deletePendingRequest } from "../pending-requests.repository.server.ts";
import { addRequestLink } from "../request-links.repository.server.ts";
import { confirmRequestMail } from "../request-mails.server.ts";
import {
  addRequest,
  type AskedListing,
  findAskedListing,
  findOpenRequest,
  lockListingForUpdate,
  lockRequestForUpdate,
} from "../requests.repository.server.ts";
import { addEvent, type NewEvent, repeatsLastEvent } from "../request-events.repository.server.ts";
import { refusalForSeeker } from "./refuse-seeker.server.ts";
import { notifySide } from "./notify-side.server.ts";

/** Seconds until an unconfirmed request gets a reminder. */
const REMINDER_SECONDS = 3_600;

type Needs = Pick<Platform, "db" | "mailer" | "jobs" | "env">;

/** `actor` is a visitor or somebody logged in; `address` is the IP address, for the limits. */
export type Question = {
  reference: string;
  actor: Actor;
  name: string;
  email: string;
  message: string;
  address: string;
  /** The id of an unconfirmed request that this request replaces and ends. */
  replaces?: string | null;
};
type AskRefusal = "unknown" | "own" | "gone" | "too_many" | "blocked" | "declined";
type AskResult = { ok: true; kind: "sent" | "to_confirm"; requestId: string } | { ok: false; code: AskRefusal };

/**
 * Sends a question to the advertiser of a listing. An account with a confirmed address needs no link, and continues its open request on
 * this listing; anybody else first gets a mail with a link. The answer does not reveal whether an address is known.
 */
export async function askAdvertiser(needs: Needs, question: Question): Promise<AskResult> {
  const { db } = needs;
  const { reference, actor, email, address } = question;
  const asked = await findAskedListing(db, reference);
  if (!asked) return { ok: false, code: "unknown" };
  if (!isOnShow(asked.status)) return { ok: false, code: "gone" };
  if (may(actor, "thread.answer", asked)) return { ok: false, code: "own" };
  const [accountId, provenEmail] = [accountIdOf(actor), provenEmailOf(actor)];
  const who = { network: address, listing: String(asked.id), email };
  // An unconfirmed address proves nothing about its holder.
  const own: Spending =
    accountId === null || provenEmail === null
      ? ["questionsInName", who]
      : ["questionsOfAccount", { account: accountId }];
  if (!(await spend(db, ["questionsFromNetwork", who], ["questionsOnListing", who], own)))
    return { ok: false, code: "too_many" };
  return db.transaction(async (tx): Promise<AskResult> => {
    // An account under deletion may not ask.
    if (accountId !== null && !(await lockAccountForUpdate(tx, accountId))) return { ok: false, code: "unknown" };
    const listing = await lockListingForUpdate(tx, asked.id);
    if (!listing || !isOnShow(listing.status)) return { ok: false, code: "gone" };
    const replace = async () => {
      if (question.replaces) await deletePendingRequest(tx, question.replaces, listing.id);
    };
    if (accountId === null || provenEmail === null) {
      await replace();
      return askToConfirm(needs, tx, { listing, question });
    }
    const refusal = await refusalForSeeker(tx, {
      listingId: listing.id,
      seeker: { id: accountId, email: provenEmail },
    });
    if (refusal) return { ok: false, code: refusal };
    await replace();
    const requestId = await askAtOnce(needs, tx, { listing, question: { ...question, accountId, email: provenEmail } });
    return { ok: true, kind: "sent", requestId };
  });
}

async function askToConfirm(
  { mailer, jobs, env }: Needs,
  tx: Connection,
  { listing, question }: { listing: AskedListing; question: Question },
): Promise<AskResult> {
  const { name, email, message } = question;
  const { id } = await addRequest(tx, { listingId: listing.id, seeker: { id: null, name, email }, isConfirmed: false });
  await addEvent(tx, id, { step: "demande", author: "demandeur", authorName: name, body: message });
  const secret = await addRequestLink(tx, id);
  await mailer.send(confirmRequestMail(env, { to: email, reference: listing.reference, secret, kind: "confirm" }), tx);
  await jobs.add(tx, "remind-to-confirm", { request: id }, { afterSeconds: REMINDER_SECONDS });
  return { ok: true, kind: "to_confirm", requestId: id };
}

async function askAtOnce(
  needs: Needs,
  tx: Connection,
  { listing, question }: { listing: AskedListing; question: Question & { accountId: string } },
): Promise<string> {
  const { accountId, name, email, message } = question;
  const seeker = { id: accountId, name, email };
  const open = await findOpenRequest(tx, listing.id, seeker);
  const id = open ?? (await addRequest(tx, { listingId: listing.id, seeker, isConfirmed: true })).id;
  const event: NewEvent = { step: open ? "message" : "demande", author: "demandeur", authorName: name, body: message };
  const request = await lockRequestForUpdate(tx, id, listing);
  // A duplicate, as by a double click: the question exists already.
  if (await repeatsLastEvent(tx, id, event)) return id;
  await addEvent(tx, id, event);
  if (request) await notifySide(needs, tx, { request, side: "annonceur", event });
  return id;
}

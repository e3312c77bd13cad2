import { type Actor, advertiserOf } from "#app/account/actor.ts";
import { may, reachOf } from "#app/account/policy.ts";
import { correctTexts } from "#app/listings/life/life.server.ts";
import { hasOperator } from "#app/moderation/standing.repository.server.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import type { Platform } from "#app/platform/context.ts";
import { addRun } from "#db/runs.ts";
import { correctDrafts, deleteDraftsOfListing } from "#app/publish/drafts/drafts.repository.server.ts";
import { findAskedListing, lockListingForUpdate } from "#app/requests/requests.repository.server.ts";
import { transferListing } from "#app/requests/use-cases/transfer-listing.server.ts";
import { findListingFile, findOrganisation } from "../files.repository.server.ts";
import { correctedMail, transferredMail } from "../office-mails.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "jobs" | "env">;
type Changing = { actor: Actor; reference: string; why: string };

/**
 * `changed`: somebody else has changed the texts since the page was opened; `team`: a colleague's listing, which only operators correct.
 */
type CorrectionRefusal = "unknown" | "team" | "changed" | "same" | "title_empty" | "no_reason";

/** Corrects the title and description of a listing; its organisation gets a mail with the changes and the reason. */
export const correctListing = (
  { db, mailer, jobs, env }: Needs,
  { actor, reference, why, version, ...typed }: Changing & { title: string; description: string; version: string },
): Promise<{ ok: true } | { ok: false; code: CorrectionRefusal }> =>
  db.transaction(async (tx) => {
    const asked = reachOf(actor, "listing.correct") ? await findAskedListing(tx, reference) : null;
    const listing = asked && (await lockListingForUpdate(tx, asked.id));
    const before = listing && (await findListingFile(tx, reference));
    if (!listing || !before) return { ok: false, code: "unknown" };
    const isOfTeam = await hasOperator(tx, { kind: "organisation", id: String(listing.advertiserId) });
    if (!may(actor, "listing.correct", { isOfTeam })) return { ok: false, code: "team" };
    if (before.version !== version) return { ok: false, code: "changed" };
    const [title, description] = [cleanText(typed.title), typed.description.trim()];
    if (title === "") return { ok: false, code: "title_empty" };
    if (why.trim() === "") return { ok: false, code: "no_reason" };
    if (title === before.title && description === before.description.trim()) return { ok: false, code: "same" };
    for (const to of listing.contactEmails) await mailer.send(correctedMail(env, { to, listing, why }), tx);
    await recordAct(tx, actor, {
      act: "listing.correct",
      on: { kind: "listing", id: reference },
      why,
      before: `${before.title}\n\n${before.description}`,
      after: `${title}\n\n${description}`,
    });
    await correctDrafts(tx, listing.id, { title, description });
    await correctTexts({ jobs }, tx, actor, { id: listing.id, title, description, isOfTeam });
    return { ok: true };
  });

/**
 * `unknown_target`: no such organisation; `own`: from or to the operator's own organisation; `has_it`: the target has the listing
 * already.
 */
type TransferRefusal = "unknown" | "unknown_target" | "own" | "has_it" | "no_reason";

/** Gives a listing with its requests to another organisation, by SIRET, number or address of the profile. Both organisations get a mail. */
export const giveListing = (
  needs: Needs,
  { actor, reference, why, target }: Changing & { target: string },
): Promise<{ ok: true } | { ok: false; code: TransferRefusal }> =>
  needs.db.transaction(async (tx) => {
    const asked = may(actor, "listing.transfer", {}) ? await findAskedListing(tx, reference) : null;
    const listing = asked && (await lockListingForUpdate(tx, asked.id));
    if (!listing) return { ok: false, code: "unknown" };
    const organisation = await findOrganisation(tx, target);
    if (!organisation) return { ok: false, code: "unknown_target" };
    if (organisation.id === listing.advertiserId) return { ok: false, code: "has_it" };
    if ([organisation.id, listing.advertiserId].includes(advertiserOf(actor) ?? 0)) return { ok: false, code: "own" };
    if (why.trim() === "") return { ok: false, code: "no_reason" };
    await recordAct(tx, actor, {
      act: "listing.transfer",
      on: { kind: "listing", id: reference },
      why,
      before: String(listing.advertiserId),
      after: String(organisation.id),
    });
    await deleteDraftsOfListing(tx, listing.id);
    await transferListing(needs, tx, { actor, listing, advertiserId: organisation.id });
    const told = new Set([...listing.contactEmails, ...organisation.emails]);
    for (const to of told)
      await needs.mailer.send(transferredMail(needs.env, { to, listing, name: organisation.name, why }), tx);
    // A listing that is hidden with the former organisation returns, or the reverse.
    const run = await addRun(tx, { job: "follow-standing", subject: String(organisation.id) });
    await needs.jobs.add(tx, "follow-standing", { run, step: 0, pauseMs: 0 });
    return { ok: true };
  });

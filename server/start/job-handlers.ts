import { countFigures } from "#app/administration/figures.repository.server.ts";
import { deleteEndedAlerts } from "#app/alerts/alerts.repository.server.ts";
import { askInactiveRecipients } from "#app/alerts/use-cases/ask-inactive-recipients.server.ts";
import { mailAlertList } from "#app/alerts/use-cases/ask-for-alert-list.server.ts";
import { mailNotices } from "#app/alerts/use-cases/mail-notices.server.ts";
import { matchListingEvent } from "#app/alerts/use-cases/match-listing-event.server.ts";
import { prepareAlertsAgain } from "#app/alerts/use-cases/prepare-again.server.ts";
import { pauseRefused } from "#app/alerts/use-cases/pause-refused.server.ts";
import { deleteEndedSessions, deleteUnconfirmedAccounts } from "#app/account/account.repository.server.ts";
import { deleteOldListingEvents } from "#app/listings/life/listing-events.repository.server.ts";
import { deleteOldViews } from "#app/listings/views/listing-views.repository.server.ts";
import { eraseReportersOfOldCases } from "#app/moderation/reports.repository.server.ts";
import { deleteTextsOfOldActs } from "#app/operators/acts.repository.server.ts";
import { followStanding } from "#app/moderation/use-cases/follow-standing.server.ts";
import { queueDueExports, sendExport } from "#app/feeds/export/use-cases/send-export.server.ts";
import { writeExportedFiles } from "#app/feeds/export/use-cases/write-exported-files.server.ts";
import { findTurnOwner } from "#app/feeds/imports/imports.repository.server.ts";
import { readStock } from "#app/feeds/imports/arrival/use-cases/read-stock.server.ts";
import { prepareStock, storeStock } from "#app/feeds/imports/run/use-cases/store-stock.server.ts";
import { lookAtSource } from "#app/feeds/intake/use-cases/look-at-source.server.ts";
import { lookForStock } from "#app/feeds/intake/use-cases/look-for-stock.server.ts";
import { deleteOldImports } from "#app/feeds/imports/arrival/use-cases/delete-old-imports.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { chunkHandler } from "#app/platform/jobs/chunks.server.ts";
import { inShare } from "#app/platform/jobs/jobs-in-turn.server.ts";
import type { JobHandlers } from "#app/platform/jobs/jobs.server.ts";
import { computeMarketPrices } from "#app/listings/prices/market-prices.repository.server.ts";
import { deleteEndedAttempts } from "#app/platform/limits/limits.repository.server.ts";
import { deleteOldMails } from "#app/platform/mail/mail-queue.repository.server.ts";
import type { MailTransport } from "#app/platform/mail/mail-transport.server.ts";
import { deliverMail, queueMailsWithoutJob } from "#app/platform/mail/mailer.server.ts";
import { sweepUnusedMedia } from "#app/platform/pictures/media-sweep.server.ts";
import { deleteAllUnusedQuartiers, deleteFormerListings } from "#app/privacy/account-deletion.repository.server.ts";
import { deleteOldDiscardNotes } from "#app/publish/drafts/drafts.repository.server.ts";
import { deleteUnconfirmedRequests } from "#app/requests/pending-requests.repository.server.ts";
import { remindToConfirm } from "#app/requests/use-cases/repeat-confirmation.server.ts";
import { createPictureFetcher } from "#app/feeds/sources/fetch-picture.server.ts";
import { createOutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import type { Database } from "#db/client.ts";
import { fillRows } from "#db/fills.ts";
import { findOpenRun } from "#db/runs.ts";

type Needs = Pick<
  Platform,
  "db" | "media" | "storage" | "jobs" | "mailer" | "env" | "log" | "clock" | "cipher" | "rentControlPeriods"
> & {
  transport: MailTransport;
};

/** The handler of each job. A job may run twice: the second time its handler finds nothing to do. */
export const jobHandlers = (needs: Needs): JobHandlers => {
  const { db } = needs;
  const network = createOutsideNetwork({ allowed: needs.env.FEED_HOSTS_ALLOWED ?? [] });
  const fetcher = createPictureFetcher({ network });
  const onRefused = (email: string) => pauseRefused(needs, { email, reason: "refused" });
  return {
    "deliver-mail": ({ mail }, attempt) => deliverMail({ ...needs, onRefused }, mail, attempt),
    "match-listing-event": ({ event }) => matchListingEvent(needs, event),
    "mail-notices": ({ due }, { signal }) => mailNotices(needs, due, signal),
    "mail-alert-list": ({ recipient }) => mailAlertList(needs, recipient),
    "remind-to-confirm": ({ request }) => remindToConfirm(needs, request),
    "fill-rows": chunkHandler(needs, "fill-rows", fillRows),
    "follow-standing": chunkHandler(needs, "follow-standing", followStanding(needs), { isUrgent: true }),
    "read-stock": inShare(
      needs,
      "read-stock",
      { share: "reading", whoOf: ({ import: id }) => findTurnOwner(db, id) },
      ({ import: id }, attempt) => readStock(needs, id, attempt),
    ),
    "store-stock": inShare(
      needs,
      "store-stock",
      { share: "storing", whoOf: (chunk) => takerOfRun(db, chunk) },
      chunkHandler(needs, "store-stock", storeStock(needs), { prepare: prepareStock({ ...needs, fetcher }) }),
    ),
    "look-for-stock": () => lookForStock(needs),
    "look-at-source": ({ source }) => lookAtSource({ ...needs, network }, source),
    "delete-old-imports": (_, { signal }) => deleteOldImports(needs, signal),
    "send-export": ({ advertiser }) => sendExport({ ...needs, network }, advertiser),
    "queue-due-exports": () => queueDueExports(needs),
    "write-exported-files": (_, { signal }) => writeExportedFiles(needs, signal),
    "prepare-alerts-again": (_, { signal }) => prepareAlertsAgain(needs, signal),
    "mail-waiting-notices": (_, { signal }) => mailNotices(needs, "immediate", signal),
    "mail-daily-notices": (_, { signal }) => mailNotices(needs, "daily", signal),
    "mail-weekly-notices": (_, { signal }) => mailNotices(needs, "weekly", signal),
    "ask-after-quiet-year": (_, { signal }) => askInactiveRecipients(needs, signal),
    "delete-ended-alerts": () => deleteEndedAlerts(db),
    "delete-old-listing-events": () => deleteOldListingEvents(db),
    "queue-forgotten-mails": () => queueMailsWithoutJob(needs),
    "delete-old-mails": () => deleteOldMails(db),
    "delete-ended-attempts": () => deleteEndedAttempts(db),
    "delete-ended-sessions": () => deleteEndedSessions(db),
    "delete-unconfirmed-accounts": () => deleteUnconfirmedAccounts(db),
    "delete-unconfirmed-requests": () => deleteUnconfirmedRequests(db),
    "delete-old-discard-notes": () => deleteOldDiscardNotes(db),
    "delete-old-views": () => deleteOldViews(db),
    "count-daily-figures": () => countFigures(db),
    "delete-texts-of-old-acts": () => deleteTextsOfOldActs(db),
    "erase-reporters-of-old-cases": () => eraseReportersOfOldCases(db),
    "delete-former-listings": () => deleteFormerListings(db),
    "delete-unused-quartiers": () => deleteAllUnusedQuartiers(db),
    "compute-market-prices": () => computeMarketPrices(db),
    "delete-unused-media": (_, { signal }) => sweepUnusedMedia(needs, signal),
  };
};

/** The handler of a run's chunks; null once the run has ended. */
async function takerOfRun(db: Database, chunk: { run: number; step: number }) {
  const run = await findOpenRun(db, chunk);
  return run ? findTurnOwner(db, Number(run.subject)) : {};
}

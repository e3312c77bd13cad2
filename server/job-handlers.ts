import { deleteEndedSessions, deleteUnconfirmedAccounts } from "#app/account/account.repository.server.ts";
import { deleteOldViews } from "#app/listings/listing-views.repository.server.ts";
import type { JobHandlers, JobQueue } from "#app/platform/jobs/jobs.server.ts";
import { deleteEndedAttempts } from "#app/platform/security/limits.repository.server.ts";
import { deleteOldMails } from "#app/platform/mail/mail-queue.repository.server.ts";
import type { MailTransport } from "#app/platform/mail/mail-transport.server.ts";
import { deliverMail, queueMailsWithoutJob } from "#app/platform/mail/mailer.server.ts";
import type { MediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { sweepUnusedMedia } from "#app/platform/pictures/media-sweep.server.ts";
import { deleteAllUnusedQuartiers } from "#app/privacy/account-deletion.repository.server.ts";
import { deleteOldDiscardNotes } from "#app/publish/drafts/drafts.repository.server.ts";
import { deleteUnconfirmedRequests } from "#app/requests/requests.repository.server.ts";
import type { Logger } from "pino";
import type { Database } from "#db/client.ts";

type Needs = { db: Database; media: MediaStorage; jobs: JobQueue; transport: MailTransport; log: Logger };

/** What each job does. A job may run twice: the second time its handler finds nothing to do. */
export const jobHandlers = (needs: Needs): JobHandlers => {
  const { db } = needs;
  return {
    "deliver-mail": ({ mail }, attempt) => deliverMail(needs, mail, attempt),
    "queue-forgotten-mails": () => queueMailsWithoutJob(needs),
    "delete-old-mails": () => deleteOldMails(db),
    "delete-ended-attempts": () => deleteEndedAttempts(db),
    "delete-ended-sessions": () => deleteEndedSessions(db),
    "delete-unconfirmed-accounts": () => deleteUnconfirmedAccounts(db),
    "delete-unconfirmed-requests": () => deleteUnconfirmedRequests(db),
    "delete-old-discard-notes": () => deleteOldDiscardNotes(db),
    "delete-old-views": () => deleteOldViews(db),
    "delete-unused-quartiers": () => deleteAllUnusedQuartiers(db),
    "delete-unused-media": (_, { signal }) => sweepUnusedMedia(needs, signal),
  };
};

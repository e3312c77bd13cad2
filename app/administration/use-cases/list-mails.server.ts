import { listRefusedRecipients } from "#app/alerts/refused-recipients.repository.server.ts";
import { readFailure } from "#app/domain/mail-failure.ts";
import type { Platform } from "#app/platform/context.ts";
import { type MailCriteria, type MailCursor, type MailList, MAILS_PER_PAGE } from "../mail-criteria.ts";
import type { MailEntry } from "../mail-entry.ts";
import { type ListedMail, listMailsGivenUp, listSentMails, listWaitingMails } from "../mails.repository.server.ts";

/** One page of a list of mails, and the cursor of the next page. */
export async function listMails(
  { db }: Pick<Platform, "db">,
  criteria: MailCriteria,
): Promise<{ entries: MailEntry[]; next: MailCursor | null }> {
  const found = await lists[criteria.list](db, criteria);
  const entries = found.slice(0, MAILS_PER_PAGE);
  const last = entries.at(-1);
  return { entries, next: found.length > entries.length && last ? { at: last.at, id: last.id } : null };
}

const lists: Record<MailList, (db: Platform["db"], criteria: MailCriteria) => Promise<MailEntry[]>> = {
  givenUp: async (db, criteria) => (await listMailsGivenUp(db, criteria)).map(asEntry),
  sent: async (db, criteria) => (await listSentMails(db, criteria)).map(asEntry),
  waiting: async (db, criteria) =>
    (await listWaitingMails(db, criteria)).map(({ nextAt, isLeaving, ...mail }) => ({
      ...asEntry(mail),
      next: { at: nextAt, isLeaving },
    })),
  refused: async (db, criteria) =>
    (await listRefusedRecipients(db, { ...criteria, most: MAILS_PER_PAGE + 1 })).map(
      ({ email, words, ...refused }) => ({
        ...refused,
        to: email,
        subject: null,
        reason: null,
        words,
      }),
    ),
};

const asEntry = (mail: ListedMail): MailEntry => ({
  ...mail,
  reason: mail.words === null ? null : readFailure(mail.words),
});

import type { AlertFrequency } from "#app/domain/alert.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import { findListingCards } from "#app/listings/cards/listing-card.repository.server.ts";
import { findSimilarListingIds } from "#app/listings/page/listings.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { isSpent, spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { alertMail, favouriteKindOf, favouriteMail, type MailedListing } from "../alert-mails.server.ts";
import { findAlert } from "../alerts.repository.server.ts";
import { findNoticeGroups, type Notice, type NoticeGroup, takeNotices } from "../notices.repository.server.ts";
import { lockRecipientById } from "../recipients.repository.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "env">;

const GROUPS_AT_ONCE = 100;
/** Most listings in a mail, which also states how many more there are. */
const MOST_SHOWN = 10;
const SIMILAR_SHOWN = 3;

/**
 * Writes the mails of all waiting notices, one per alert and recipient. A recipient who got many mails in the last hour gets
 * the rest later, in one mail. May run twice at once: the second run finds no notices that the first has mailed.
 */
export async function mailNotices(needs: Needs, due: AlertFrequency, signal?: AbortSignal): Promise<void> {
  let after: NoticeGroup | null = null;
  for (;;) {
    const groups = await findNoticeGroups(needs.db, { due, after, limit: GROUPS_AT_ONCE });
    for (const group of groups) {
      if (signal?.aborted) return;
      await mailGroup(needs, group, due);
    }
    if (groups.length < GROUPS_AT_ONCE) return;
    after = groups.at(-1)!;
  }
}

async function mailGroup({ db, mailer, env }: Needs, group: NoticeGroup, due: AlertFrequency): Promise<void> {
  await db.transaction(async (tx) => {
    const recipient = await lockRecipientById(tx, group.recipientId);
    if (!recipient) return;
    const isPrompt = due === "immediate";
    if (
      isPrompt &&
      ((await isSpent(tx, ["alertMails", recipient])) || (await isSpent(tx, ["alertMailsADay", recipient])))
    )
      return;
    const notices = await takeNotices(tx, group, due);
    const alert = group.alertId === null ? null : await findAlert(tx, group.alertId);
    if (notices.length === 0 || recipient.isRefused || alert?.pauseReason) return;
    const content = { total: notices.length, listings: await readMailedListings(tx, notices.slice(0, MOST_SHOWN)) };
    const mail = alert
      ? alertMail({ env }, { recipient, alert, ...content })
      : favouriteMail(
          { env },
          { recipient, kind: favouriteKindOf(notices), ...content, similar: await similarHomes(tx, notices) },
        );
    if (isPrompt) await spend(tx, ["alertMails", recipient], ["alertMailsADay", recipient]);
    await mailer.send(mail, tx);
  });
}

/** The notices with the cards of their listings; a listing that is gone has no card. */
async function readMailedListings(tx: Connection, notices: Notice[]): Promise<MailedListing[]> {
  const cards = await findListingCards(
    tx,
    notices.map(({ listingId }) => listingId),
  );
  const byReference = new Map(cards.map((card) => [card.reference, card]));
  return notices.map((notice) => ({ notice, card: byReference.get(notice.reference) ?? null }));
}

/** Listings similar to the first one that is gone. */
async function similarHomes(tx: Connection, notices: Notice[]): Promise<ListingCard[]> {
  const gone = notices.find(({ kind }) => kind === "gone");
  if (!gone) return [];
  return findListingCards(tx, await findSimilarListingIds(tx, gone, SIMILAR_SHOWN));
}

import type { OutgoingMail } from "#app/domain/mail.ts";
import { feedMailWords } from "#app/i18n/fr/feed-mails.ts";
import { feedRefusalWords } from "#app/i18n/fr/feed-refusals.ts";
import type { Platform } from "#app/platform/context.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import type { Connection } from "#db/client.ts";
import type { FileRefusal } from "./import.ts";
import { findAdministratorAddresses } from "./feed-owner.repository.server.ts";
import { type LockedImport } from "./imports.repository.server.ts";
import { findFeedOwner, findSource } from "./feeds.repository.server.ts";

/** What an agency's administrators have to do about a file. */
type FeedNews =
  | { kind: "preview" | "held" | "waiting" }
  | { kind: "refused"; refusal: FileRefusal }
  | { kind: "toComplete"; count: number };

type Told = Pick<LockedImport, "id" | "sourceId" | "feedId" | "fileName">;

/**
 * Tells administrators what they have to do about a file: those of the organisation whose homes it has, else of its source's. Whoever
 * has just sent it by the page sees its preview there.
 */
export async function tellImport(
  { mailer, env }: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { id, sourceId, feedId, fileName }: Told,
  news: FeedNews,
): Promise<void> {
  const source = await findSource(tx, sourceId);
  const owner = (feedId === null ? null : await findFeedOwner(tx, feedId)) ?? source?.advertiserId;
  if (!owner) return;
  if (source?.kind === "upload" && source.advertiserId === owner && news.kind === "preview") return;
  for (const to of await findAdministratorAddresses(tx, owner))
    await mailer.send(importMail(env, { to, importId: id, fileName, news }), tx);
}

/** The mail to an administrator. */
export function importMail(
  site: MailSite,
  { to, importId, fileName, news }: { to: string; importId: number; fileName: string; news: FeedNews },
): OutgoingMail {
  const words = feedMailWords.french;
  const mail = writeMail(site, {
    to,
    subject: words[news.kind].subject(fileName),
    greeting: words.greeting,
    paragraphs: [textOf(fileName, news)],
    action: words.action,
    path: `/imports/${importId}`,
    note: words.note,
  });
  return { ...mail, isBudgeted: false };
}

function textOf(fileName: string, news: FeedNews): string {
  const words = feedMailWords.french;
  if (news.kind === "refused") return words.refused.text(fileName, feedRefusalWords.french[news.refusal]);
  return news.kind === "toComplete" ? words.toComplete.text(fileName, news.count) : words[news.kind].text(fileName);
}

import type { MailedState } from "#app/domain/import-state.ts";
import type { OutgoingMail } from "#app/domain/mail.ts";
import { feedMailWords } from "#app/i18n/fr/feeds/feed-mails.ts";
import { feedRefusalWords } from "#app/i18n/fr/feeds/feed-refusals.ts";
import type { Platform } from "#app/platform/context.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import type { Connection } from "#db/client.ts";
import type { FileRefusal } from "./import.ts";
import { findAdministratorAddresses } from "./feed-owner.repository.server.ts";
import type { LockedImport } from "./imports.repository.server.ts";
import { findFeedOwner, findSource } from "./feeds.repository.server.ts";

/** A reason to mail an agency's administrators about an import. */
export type ImportNews =
  | { kind: Exclude<MailedState, "refused"> }
  | { kind: "refused"; refusal: FileRefusal }
  | { kind: "toComplete"; count: number };

/**
 * Mails the administrators of the feed's organisation, else of the source's organisation. A file that was sent on the page gets no
 * mail about its preview, which the page shows.
 */
export async function mailAboutImport(
  { mailer, env }: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { id, sourceId, feedId, fileName }: Pick<LockedImport, "id" | "sourceId" | "feedId" | "fileName">,
  news: ImportNews,
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
  { to, importId, fileName, news }: { to: string; importId: number; fileName: string; news: ImportNews },
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

function textOf(fileName: string, news: ImportNews): string {
  const words = feedMailWords.french;
  if (news.kind === "refused") return words.refused.text(fileName, feedRefusalWords.french[news.refusal]);
  return news.kind === "toComplete" ? words.toComplete.text(fileName, news.count) : words[news.kind].text(fileName);
}

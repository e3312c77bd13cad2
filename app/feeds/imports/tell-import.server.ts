import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { feedMail, type FeedNews } from "../feed-mails.server.ts";
import { findAdministratorAddresses } from "./feed-owner.repository.server.ts";
import { type LockedImport } from "./imports.repository.server.ts";
import { findFeedOwner, findSource } from "./feeds.repository.server.ts";

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
    await mailer.send(feedMail(env, { to, importId: id, fileName, news }), tx);
}

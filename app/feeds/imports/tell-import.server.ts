import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { feedMail, type FeedNews } from "../feed-mails.server.ts";
import { findAdministratorAddresses } from "./feed-owner.repository.server.ts";
import { findSource, type LockedImport } from "./imports.repository.server.ts";

type Told = Pick<LockedImport, "id" | "sourceId" | "fileName">;

/**
 * Tells the administrators of the source's organisation what they have to do about a file. Whoever has just sent it by the page sees
 * its preview there.
 */
export async function tellImport(
  { mailer, env }: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { id, sourceId, fileName }: Told,
  news: FeedNews,
): Promise<void> {
  const source = await findSource(tx, sourceId);
  if (!source?.advertiserId) return;
  if (source.kind === "upload" && news.kind === "preview") return;
  for (const to of await findAdministratorAddresses(tx, source.advertiserId))
    await mailer.send(feedMail(env, { to, importId: id, fileName, news }), tx);
}

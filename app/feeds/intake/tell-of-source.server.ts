import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { findAdministratorAddresses } from "../imports/feed-owner.repository.server.ts";
import type { LookedAt, SourceProblem } from "./feed-source.ts";
import { noteTold } from "./feed-sources.repository.server.ts";
import { sourceMail } from "./source-mails.server.ts";

/** Tells an organisation's administrators that an FTP account of theirs needs a hand. */
export async function tellOfSource(
  { mailer, env }: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { source: { id, advertiserId, ftp }, problem }: { source: LookedAt; problem: SourceProblem },
): Promise<void> {
  if (advertiserId === null || !ftp) return;
  for (const to of await findAdministratorAddresses(tx, advertiserId))
    await mailer.send(sourceMail(env, { to, host: ftp.host, problem }), tx);
  await noteTold(tx, id);
}

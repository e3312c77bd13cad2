import { randomUUID } from "node:crypto";
import type { Platform } from "#app/platform/context.ts";
import { insertImport } from "../imports.repository.server.ts";
import { moveAndMail } from "../move-and-mail.server.ts";

/** Adds a refused import for a file that is too long to be fetched, and mails the refusal. */
export async function refuseOversizedFile(
  needs: Pick<Platform, "db" | "mailer" | "env">,
  { sourceId, fileName, sentAt }: { sourceId: number; fileName: string; sentAt: Date },
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const file = { sourceId, fileName: fileName.slice(0, 200), fileKey: randomUUID(), sentAt };
    const id = await insertImport(tx, file);
    await moveAndMail(needs, tx, { ...file, id, feedId: null }, { to: "refused", refusal: "too_long" });
  });
}

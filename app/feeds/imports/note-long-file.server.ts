import { randomUUID } from "node:crypto";
import type { Platform } from "#app/platform/context.ts";
import { insertImport, updateImport } from "./imports.repository.server.ts";
import { tellImport } from "./tell-import.server.ts";

/** Notes a file that is not fetched, since it is longer than any that is read, and says so by mail. */
export async function noteLongFile(
  { db, clock, mailer, env }: Pick<Platform, "db" | "clock" | "mailer" | "env">,
  { sourceId, fileName, sentAt }: { sourceId: number; fileName: string; sentAt: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const file = { sourceId, fileName: fileName.slice(0, 200), fileKey: randomUUID(), sentAt };
    const id = await insertImport(tx, file);
    await updateImport(tx, id, { state: "refused", refusal: "too_long", endedAt: clock() });
    await tellImport({ mailer, env }, tx, { ...file, id, feedId: null }, { kind: "refused", refusal: "too_long" });
  });
}

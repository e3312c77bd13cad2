import { asc, eq } from "drizzle-orm";
import { addMail } from "#app/platform/mail/mail-queue.repository.server.ts";
import { readEnvironment } from "#app/platform/env.ts";
import type { Mailer } from "#app/platform/mail/mailer.server.ts";
import type { Database } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import { noJobs } from "../portals/no-jobs.ts";

/** Dependencies of use-cases with mails: the real queue without a worker, so that tests can read it. */
export function queueingNeeds(db: Database) {
  const read = readEnvironment({ SITE_URL: "https://portail.example", SITE_NAME: "bienvu" });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const mailer: Mailer = {
    send: async (mail, tx) => void (await addMail(tx ?? db, mail)),
    sendNow: async () => ({ ok: true }),
    outbox: null,
  };
  return { db, env: read.env, mailer, jobs: noJobs };
}

/** The queued mails to an address, oldest first. */
export const mailsTo = (db: Database, address: string) =>
  db.select().from(mails).where(eq(mails.recipient, address)).orderBy(asc(mails.createdAt));

/** The secret of a mail's link. */
export const secretIn = (text: string): string => /jeton=([\w-]+)/.exec(text)![1]!;

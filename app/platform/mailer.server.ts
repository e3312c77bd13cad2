import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Environment } from "./env.ts";

/** `to` is one address; `html` says the same as `text`. */
export type Mail = { to: string; subject: string; text: string; html: string };
export type OutboxMail = Mail & { id: string; sentAt: string };

export type Mailer = {
  /** Hands a mail over. Throws when the server refuses it. */
  send(mail: Mail): Promise<void>;
  /** What was sent, newest first, where mails go to a folder; null where they go to a server. */
  outbox: (() => Promise<OutboxMail[]>) | null;
  close(): void;
};

const MOST_SHOWN = 50;

/** Mails through `SMTP_URL`, or into `DATA_DIR/outbox`. */
export function createMailer(env: Pick<Environment, "SMTP_URL" | "MAIL_FROM" | "SITE_URL" | "SITE_NAME" | "DATA_DIR">): Mailer {
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, senderOf(env)) : outboxMailer(join(env.DATA_DIR, "outbox"));
}

function senderOf({ MAIL_FROM, SITE_URL, SITE_NAME }: Pick<Environment, "MAIL_FROM" | "SITE_URL" | "SITE_NAME">): string {
  const host = SITE_URL ? new URL(SITE_URL).hostname : "localhost";
  return MAIL_FROM ?? `"${SITE_NAME.replaceAll('"', "")}" <no-reply@${host}>`;
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    outbox: null,
    close: () => transport.close(),
  };
}

function outboxMailer(folder: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const sentAt = new Date().toISOString();
      const id = randomUUID();
      const path = join(folder, `${sentAt.replaceAll(":", "-")}_${id}.json`);
      await writeFile(`${path}.new`, JSON.stringify({ id, sentAt, ...mail }, null, 2), { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
    async outbox() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
      const newest = names.toSorted().toReversed().slice(0, MOST_SHOWN);
      return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as OutboxMail));
    },
    close() {},
  };
}

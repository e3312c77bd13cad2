import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Environment } from "../env.ts";
import type { Mail } from "#app/domain/mail.ts";
import { isAddressRefused, readFailure } from "#app/domain/mail-failure.ts";

export type OutboxMail = Mail & { id: string; sentAt: string };

/** Sends mails: to a mail server, or to a folder. */
export type MailTransport = {
  /** Throws `AddressRefused` when the server will never accept that recipient, and any other error for a retry. */
  deliver(mail: Mail & { id: string }): Promise<void>;
  /** Lists the sent mails in the outbox folder, newest first; null for a mail server. */
  outbox: (() => Promise<OutboxMail[]>) | null;
  close(): void;
};

export class AddressRefused extends Error {}

type MailSettings = Pick<Environment, "SMTP_URL" | "MAIL_FROM" | "SITE_URL" | "SITE_NAME" | "DATA_DIR">;

/** Number of mails that a portal sends at once. */
const CONNECTIONS = 5;
const MOST_SHOWN = 50;

/** Sends mails through `SMTP_URL`, or into `DATA_DIR/outbox`. */
export function createMailTransport(env: MailSettings): MailTransport {
  return env.SMTP_URL ? smtpTransport(env.SMTP_URL, env) : folderTransport(join(env.DATA_DIR, "outbox"));
}

function smtpTransport(url: string, { MAIL_FROM, SITE_URL, SITE_NAME }: MailSettings): MailTransport {
  const host = SITE_URL ? new URL(SITE_URL).hostname : "localhost";
  const from = MAIL_FROM ?? { name: SITE_NAME, address: `no-reply@${host}` };
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async deliver({ id, unsubscribeUrl, ...mail }) {
      try {
        // The same Message-ID at each attempt, so that mail programs show a duplicate once.
        await transport.sendMail({
          from,
          ...mail,
          messageId: `<${id}@${host}>`,
          ...(unsubscribeUrl !== undefined && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        });
      } catch (error) {
        if (error instanceof Error) error.message = withoutPassword(error.message, url);
        throw isRefusedAddress(error) ? new AddressRefused(String(error), { cause: error }) : error;
      }
    },
    outbox: null,
    close: () => transport.close(),
  };
}

/** Mail programs send the POST themselves: no scanner that follows links ends anything (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

// A 5xx answer about anything but the recipient (login, sender, content) is for the operator to fix, and worth a retry. Many servers
// send it only after they get the recipient.
function isRefusedAddress(error: unknown): boolean {
  if (!(error instanceof Error && "command" in error && "responseCode" in error)) return false;
  if (error.command !== "RCPT TO" || Number(error.responseCode) < 500) return false;
  const reason = readFailure(error.message);
  return isAddressRefused(reason) || reason === "refused";
}

/** Removes the password from a server's words, which may repeat it: the words are shown and stored. */
function withoutPassword(words: string, url: string): string {
  const { username, password } = new URL(url);
  if (password === "") return words;
  const [user, plain] = [decodeURIComponent(username), decodeURIComponent(password)];
  const sent = [`\0${user}\0${plain}`, plain].map((text) => Buffer.from(text).toString("base64"));
  return [...sent, plain].reduce((text, secret) => text.replaceAll(secret, "…"), words);
}

function folderTransport(folder: string): MailTransport {
  return {
    async deliver({ id, ...mail }) {
      await mkdir(folder, { recursive: true });
      const sentAt = new Date().toISOString();
      const path = join(folder, `${sentAt.replaceAll(":", "-")}_${id}.json`);
      await writeFile(`${path}.new`, JSON.stringify({ id, sentAt, ...mail }, null, 2), { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
    async outbox() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
      const newest = names.toSorted().toReversed().slice(0, MOST_SHOWN);
      return Promise.all(
        newest.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as OutboxMail),
      );
    },
    close() {},
  };
}

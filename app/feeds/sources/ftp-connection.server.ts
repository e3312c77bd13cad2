import { isIPv4, isIP } from "node:net";
import type { ConnectionOptions } from "node:tls";
import { Client } from "basic-ftp";
import type { OutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { certificateFailure, hasTls } from "./ftp-certificate.server.ts";
import { type FtpAccount, type FtpRefusal, isFtpPort, usualPort } from "./ftp-account.ts";
import { FtpFailure, ftpStep } from "./ftp-failure.server.ts";

/** Longest silence of the server. */
const IDLE_MS = 20_000;
/** Longest time from the first connection to the folder. */
const LOGIN_MS = 40_000;
/** Longest session that only lists; transfers have separate limits. */
const SESSION_MS = 60_000;
const MOST_LISTING_BYTES = 4 * 1_048_576;
const MOST_ADDRESSES = 4;

/**
 * Logs in to an FTP account, enters its folder, runs the work and logs out. Every failure of the server is a refusal: only errors of
 * this machine are thrown.
 */
export async function withFtp<Result>(
  network: OutsideNetwork,
  account: FtpAccount,
  work: (client: Client) => Promise<Result>,
  { deadlineMs = SESSION_MS } = {},
): Promise<Result | FtpRefusal> {
  const port = account.port ?? usualPort(account.security);
  const found = await network.find({ host: account.host, port, isUsualPort: isFtpPort });
  if (!found.ok) return found;
  const client = new Client(IDLE_MS, { maxListingBytes: MOST_LISTING_BYTES, allowSeparateTransferHost: false });
  try {
    return await within(deadlineMs, async () => {
      await within(LOGIN_MS, () => logIn(client, { account, port, ...found }));
      return work(client);
    });
  } catch (error) {
    if (!(error instanceof FtpFailure)) throw error;
    return { ok: false, code: error.code, ...(error.certificate && { certificate: error.certificate }) };
  } finally {
    client.close();
  }
}

/** Limits the time of an act: the library has no limit for a TLS handshake, nor for a server that sends a byte now and then. */
async function within<Result>(ms: number, act: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FtpFailure("timeout")), ms);
  });
  const acting = act();
  // After the deadline the result is ignored.
  acting.catch(() => {});
  try {
    return await Promise.race([acting, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Login = { account: FtpAccount; host: string; port: number; addresses: string[] };

async function logIn(client: Client, { account, host, port, addresses }: Login): Promise<void> {
  // `certificateFailure` checks certificates, before the password is sent and on each transfer.
  const secure: ConnectionOptions = { rejectUnauthorized: false, ...(isIP(host) === 0 && { servername: host }) };
  const atOnce = account.security === "implicit" ? secure : null;
  await ftpStep("greeting", () => connectToAny(client, { addresses, port, secure: atOnce }));
  if (account.security === "explicit")
    await ftpStep("tls", () => client.useTLS({ ...secure, host: client.ftp.socket.remoteAddress }));
  const { socket } = client.ftp;
  if (account.security !== "none") {
    // Without TLS here, the password is not sent.
    const failure = hasTls(socket) ? certificateFailure(socket, account.certificate) : new FtpFailure("no_tls");
    if (failure) throw failure;
  }
  checkTransfers(client, account);
  await ftpStep("login", async () => {
    await client.sendIgnoringError("OPTS UTF8 ON");
    await client.login(account.user, account.password);
  });
  await ftpStep("folder", async () => {
    await client.useDefaultSettings();
    if (account.folder !== "") await client.cd(account.folder);
  });
}

/** Connects to the first address of the host that answers, IPv4 before IPv6, which many FTP servers lack. */
async function connectToAny(
  client: Client,
  { addresses, port, secure }: { addresses: string[]; port: number; secure: ConnectionOptions | null },
): Promise<void> {
  const ordered = addresses.toSorted((a, b) => Number(isIPv4(b)) - Number(isIPv4(a))).slice(0, MOST_ADDRESSES);
  for (const [index, address] of ordered.entries())
    try {
      if (secure) await client.connectImplicitTLS(address, port, { ...secure });
      else await client.connect(address, port);
      return;
    } catch (error) {
      const isAway = error instanceof Error && "code" in error && awayCodes.has(String(error.code));
      if (!isAway || index === ordered.length - 1) throw error;
    }
}

const awayCodes = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT", "EADDRNOTAVAIL"]);

/** Checks the certificate of each transfer. The library itself keeps transfers on the session's host. */
function checkTransfers(client: Client, { certificate }: FtpAccount): void {
  let strategy = client.prepareTransfer;
  const checked: typeof strategy = async (ftp) => {
    const answer = await strategy(ftp);
    // The library replaces `prepareTransfer` by the passive mode that worked.
    if (client.prepareTransfer !== checked) [strategy, client.prepareTransfer] = [client.prepareTransfer, checked];
    const socket = ftp.dataSocket;
    if (socket && hasTls(socket))
      socket.once("secureConnect", () => {
        const failure = certificateFailure(socket, certificate);
        if (failure) ftp.closeWithError(failure);
      });
    return answer;
  };
  client.prepareTransfer = checked;
}

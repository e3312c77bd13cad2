import { Agent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";
import type { OutsideNetwork, OutsideProblem } from "#app/platform/security/outside-address.server.ts";

export type PictureFetchProblem =
  | OutsideProblem
  | "bad_address"
  | "refused"
  | "timeout"
  /** The server's certificate is untrusted, or belongs to another host. */
  | "certificate"
  | "too_many_redirects"
  | "not_found"
  | "denied"
  /** Temporary: the picture may be fetched later. */
  | "busy"
  | "too_large"
  | "empty"
  | "interrupted"
  /** The answer is not HTTP, or has an unexpected status. */
  | "bad_answer";

/** Permanent problems: the picture cannot be fetched from this address. */
const permanentProblems: readonly PictureFetchProblem[] = [
  "bad_address",
  "forbidden_address",
  "forbidden_port",
  "too_many_redirects",
  "not_found",
  "denied",
  "too_large",
  "empty",
  "bad_answer",
];
/** Whether a problem is temporary: the server is unreachable, or fails. */
export const isTemporary = (problem: PictureFetchProblem): boolean => !permanentProblems.includes(problem);

export type FetchedPicture =
  /** `savePicture` checks whether the bytes are a picture. */
  { ok: true; bytes: Buffer } | { ok: false; code: PictureFetchProblem };

export type PictureFetcher = {
  /** Never throws. */
  fetch(address: string): Promise<FetchedPicture>;
  /** Closes all connections. */
  close(): void;
};

const MOST_REDIRECTS = 3;
const DEADLINE_MS = 30_000;
/** Most connections to one host, which must also serve its own visitors. */
const MOST_CONNECTIONS = 4;
const LONGEST_ADDRESS = 2_000;

type Needs = { network: OutsideNetwork; mostBytes?: number; deadlineMs?: number };
type Means = Required<Needs> & { agents: Record<string, Agent> };

/** Fetches pictures of feeds by their addresses, with few connections to each host. */
export function createPictureFetcher({
  network,
  mostBytes = MOST_PICTURE_BYTES,
  deadlineMs = DEADLINE_MS,
}: Needs): PictureFetcher {
  const kept = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  const agents = { "http:": new Agent(kept), "https:": new HttpsAgent(kept) };
  const means: Means = { network, mostBytes, deadlineMs, agents };
  return {
    async fetch(address) {
      const signal = AbortSignal.timeout(deadlineMs);
      try {
        return await follow(address, { means, signal });
      } catch (error) {
        return { ok: false, code: signal.aborted ? "timeout" : problemOf(error) };
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

type PictureRequest = { means: Means; signal: AbortSignal };

async function follow(address: string, request: PictureRequest): Promise<FetchedPicture> {
  let url = readAddress(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    if (!url) return { ok: false, code: "bad_address" };
    const sent = await send(url, request);
    if (!sent.ok) return sent;
    const { answer } = sent;
    const { location } = answer.headers;
    if (!redirectCodes.has(answer.statusCode!) || location === undefined) return readAnswer(answer, request);
    // The body of a redirect may be endless.
    answer.destroy();
    url = readAddress(location, url);
  }
  return { ok: false, code: "too_many_redirects" };
}

const redirectCodes = new Set([301, 302, 303, 307, 308]);

/** Parses an address of http or https without a password; null for other texts. */
function readAddress(text: string, base?: URL): URL | null {
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text.trim(), base)) return null;
  const url = new URL(text.trim(), base);
  return ["http:", "https:"].includes(url.protocol) && url.username === "" && url.password === "" ? url : null;
}

async function send(
  url: URL,
  { means, signal }: PictureRequest,
): Promise<{ ok: true; answer: IncomingMessage } | { ok: false; code: OutsideProblem }> {
  const isSecure = url.protocol === "https:";
  const port = url.port === "" ? (isSecure ? 443 : 80) : Number(url.port);
  const found = await means.network.find({
    host: url.hostname,
    port,
    isUsualPort: (port) => port === 80 || port === 443,
  });
  if (!found.ok) return found;
  const options = {
    agent: means.agents[url.protocol]!, // `readAddress` lets these two pass
    headers: { Accept: "image/*", "Accept-Encoding": "identity", "User-Agent": "bienvu" },
    lookup: answerWith(found.addresses),
    signal,
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = isSecure ? requestHttps(url, options, resolve) : requestHttp(url, options, resolve);
    // Each time: a connection may break again after its answer began.
    request.on("error", reject).end();
  });
  return { ok: true, answer };
}

/** Connects to the checked addresses instead of looking the name up again. */
const answerWith =
  (addresses: string[]): LookupFunction =>
  (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family); // `find` never returns an empty list
  };

async function readAnswer(answer: IncomingMessage, { means }: PictureRequest): Promise<FetchedPicture> {
  const code = answer.statusCode!; // of an answer to a request, always set
  const isTooLarge = Number(answer.headers["content-length"] ?? 0) > means.mostBytes;
  if (code !== 200 || isTooLarge) {
    answer.destroy();
    return { ok: false, code: code === 200 ? "too_large" : problemOfStatus(code) };
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > means.mostBytes) return { ok: false, code: "too_large" };
    chunks.push(chunk);
  }
  if (length === 0) return { ok: false, code: "empty" };
  return { ok: true, bytes: Buffer.concat(chunks) };
}

function problemOfStatus(code: number): PictureFetchProblem {
  if (code === 404 || code === 410) return "not_found";
  if (code === 401 || code === 403) return "denied";
  if (code >= 500 || [408, 425, 429].includes(code)) return "busy";
  return "bad_answer";
}

function problemOf(error: unknown): PictureFetchProblem {
  if (!(error instanceof Error)) return "interrupted";
  const code = "code" in error ? String(error.code) : "";
  if (code === "ETIMEDOUT") return "timeout";
  if (["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "EADDRNOTAVAIL"].includes(code)) return "refused";
  if (/CERT|SIGNATURE|ISSUER/.test(code)) return "certificate";
  return code.startsWith("HPE_") || code.startsWith("ERR_SSL") || code === "EPROTO" ? "bad_answer" : "interrupted";
}

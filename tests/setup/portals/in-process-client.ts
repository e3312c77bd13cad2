import { request as httpRequest, type IncomingMessage, type Server } from "node:http";
import { duplexPair, type Duplex } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A client that speaks HTTP to a server of this process, without a port. */
export type InProcessClient = {
  /** As the global `fetch`, for paths of the server; redirects are followed unless `redirect` is « manual ». */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends bytes as they are, and returns everything until the connection ends. */
  raw(bytes: string | Buffer): Promise<string>;
  /** Sends the first bytes of a request; `answer` comes as soon as it is whole, and `leave` breaks the connection. */
  begin(...bytes: (string | Buffer)[]): { answer: Promise<string>; leave(): void };
};

const MOST_REDIRECTS = 5;

/** `origin` is the server's address for the client; `address` the client's address for the server. */
export function inProcessClient(
  server: Server,
  { origin, address = "192.0.2.1" }: { origin: string; address?: string },
): InProcessClient {
  function connect(): Duplex {
    const [clientSide, serverSide] = duplexPair();
    server.emit("connection", Object.assign(serverSide, { remoteAddress: address }));
    return clientSide;
  }

  async function send(request: Request): Promise<Response> {
    const { pathname, search, host } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      const sent = httpRequest({
        createConnection: connect,
        path: pathname + search,
        method: request.method,
        headers: {
          host,
          ...Object.fromEntries(request.headers),
          ...(hasBody ? { "content-length": String(body.length) } : {}),
          connection: "close",
        },
      });
      sent.once("response", done);
      sent.once("error", fail);
      sent.end(body);
    });
    return responseOf(answer, request.method);
  }

  function begin(...bytes: (string | Buffer)[]) {
    const socket = connect();
    const chunks: Buffer[] = [];
    const text = () => Buffer.concat(chunks).toString();
    const all = new Promise<string>((done) => {
      for (const event of ["end", "close", "error"]) socket.once(event, () => done(text()));
    });
    const whole = new Promise<string>((done) => {
      socket.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (isWhole(text())) done(text());
      });
    });
    for (const part of bytes) socket.write(part);
    return { all, answer: Promise.race([whole, all]), leave: () => void socket.destroy() };
  }

  return {
    async fetch(path, init = {}) {
      let request = new Request(new URL(path, origin), init);
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        const answer = await send(request);
        const location = answer.headers.get("location");
        if (init.redirect === "manual" || location === null || answer.status < 300 || answer.status > 399)
          return answer;
        request = new Request(new URL(location, request.url), { headers: init.headers ?? {} });
      }
      throw new Error(`${path} is redirected without end`);
    },
    raw: (bytes) => begin(bytes).all,
    begin,
  };
}

/** Whether an answer has arrived up to its end, by its length or its last chunk. */
function isWhole(answer: string): boolean {
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  return length === undefined
    ? answer.endsWith("\r\n0\r\n\r\n")
    : Buffer.byteLength(rest.join("\r\n\r\n")) >= Number(length);
}

async function responseOf(answer: IncomingMessage, method: string): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const status = answer.statusCode ?? 0;
  const isEmpty = method === "HEAD" || [204, 205, 304].includes(status);
  const body = decoded(Buffer.concat(chunks), headers.get("content-encoding"));
  return new Response(isEmpty ? null : new Uint8Array(body), { status, headers });
}

function decoded(bytes: Buffer, encoding: string | null): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

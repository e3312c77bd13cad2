import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { TestCertificate } from "./certificate.ts";

export type PictureServer = {
  url: string;
  port: number;
  /** The requests that it received, oldest first. */
  asked: { path: string; headers: IncomingMessage["headers"]; connection: number }[];
};

type Pages = Record<string, (answer: ServerResponse, asked: IncomingMessage) => void>;

/** An agency's web server on this machine until the end of the test; other addresses than its pages are 404. */
export async function openPictureServer(
  pages: Pages,
  { certificate, host = "127.0.0.1" }: { certificate?: TestCertificate; host?: string } = {},
): Promise<PictureServer> {
  const asked: PictureServer["asked"] = [];
  const answer: RequestListener = (request, response) => {
    const path = request.url ?? "/";
    asked.push({ path, headers: request.headers, connection: request.socket.remotePort ?? 0 });
    const page = pages[path];
    if (page) page(response, request);
    else response.writeHead(404).end();
  };
  const server = certificate ? createSecureServer({ ...certificate }, answer) : createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `${certificate ? "https" : "http"}://${host}:${port}`, port, asked };
}

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Node's bare `http`: answers every request with the bytes and headers of two files. Arguments: their paths. */
const [bodyFile, headersFile] = process.argv.slice(2) as [string, string];
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, "utf8")) as Record<string, string>;

const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());

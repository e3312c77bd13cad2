import { publicContext } from "#app/platform/context.ts";
import { acceptsEncoding, matchesEntityTag } from "#app/platform/http/http-choices.ts";
import { packedNames } from "../named-places.server.ts";
import type { Route } from "./+types/names";

/** `GET /carte/communes.json`: the names on the bundled map. 304 for a client that has them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { json, brotli, etag } = await packedNames(context.get(publicContext).db);
  const headers = new Headers({ "Cache-Control": "public, max-age=86400", ETag: etag, Vary: "Accept-Encoding" });
  if (matchesEntityTag(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "application/json; charset=utf-8");
  // `compression` handles other encodings. A request for `.data` gets plain JSON, which React Router reads.
  const isReadByRouter = new URL(request.url).pathname.endsWith(".data");
  const takesBrotli = !isReadByRouter && acceptsEncoding(request.headers.get("Accept-Encoding"), "br");
  if (takesBrotli) headers.set("Content-Encoding", "br");
  return new Response(new Uint8Array(takesBrotli ? brotli : json), { headers });
}

import { platformContext } from "#app/platform/context.ts";
import { packedNames } from "../named-places.server.ts";
import type { Route } from "./+types/names";

/** `GET /carte/communes.json`: the names that the bundled map writes. 304 for whoever has them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { json, brotli, etag } = await packedNames(context.get(platformContext).db);
  const headers = new Headers({ "Cache-Control": "public, max-age=86400", ETag: etag, Vary: "Accept-Encoding" });
  if (request.headers.get("If-None-Match")?.includes(etag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "application/json; charset=utf-8");
  // Others are compressed on their way, as pages are.
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers.get("Accept-Encoding") ?? "");
  if (takesBrotli) headers.set("Content-Encoding", "br");
  return new Response(new Uint8Array(takesBrotli ? brotli : json), { headers });
}

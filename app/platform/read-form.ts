import { data } from "react-router";

/** Fields of one form at most: the longest of ours has some two hundred. */
const MOST_FIELDS = 2_000;

/**
 * The form that a request carries; 400, and not an error of ours, where its body is none, is cut, or has more fields than any
 * form of the site. Fields are counted before they are read: a small body of very many would hold up everyone.
 */
export async function readForm(request: Request): Promise<FormData> {
  const { type, separator } = readType(request.headers.get("content-type") ?? "");
  try {
    const body = Buffer.from(await request.arrayBuffer());
    if (countOf(body, separator) > MOST_FIELDS) throw refused();
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch (error) {
    // What cannot be decoded in a field's header (`filename*=UTF-8''%ff`) is a URIError.
    throw error instanceof TypeError || error instanceof URIError ? refused() : error;
  }
}

/** The type that the body is read as, and what stands between its fields: written anew, so that both mean the same. */
function readType(given: string): { type: string; separator: string } {
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(given))
    return { type: "application/x-www-form-urlencoded", separator: "&" };
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([\w'-]{27,70})"?\s*$/i.exec(given)?.[1];
  if (boundary === undefined) throw refused();
  return { type: `multipart/form-data; boundary=${boundary}`, separator: `--${boundary}` };
}

const refused = () => data(null, { status: 400, headers: { "Cache-Control": "no-store" } });

/** How often a text stands in a body; it stops counting just beyond `MOST_FIELDS`. */
function countOf(body: Buffer, text: string): number {
  let count = 0;
  for (let at = body.indexOf(text); at !== -1 && count <= MOST_FIELDS; at = body.indexOf(text, at + text.length))
    count += 1;
  return count;
}

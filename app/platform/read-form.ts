import { data } from "react-router";

/** Fields of one form at most: the longest of ours has some two hundred. */
const MOST_FIELDS = 2_000;

/**
 * The form that a request carries; 400, and not an error of ours, where its body is none, is cut, or has more fields than any
 * form of the site. Fields are counted before they are read: a small body of very many would hold up everyone.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = /^multipart\/form-data;.*?boundary="?([^";]+)/i.exec(type)?.[1];
  try {
    const body = Buffer.from(await request.arrayBuffer());
    if (countOf(body, boundary === undefined ? "&" : `--${boundary}`) > MOST_FIELDS) throw refused();
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch (error) {
    throw error instanceof TypeError ? refused() : error;
  }
}

const refused = () => data(null, { status: 400, headers: { "Cache-Control": "no-store" } });

/** How often a text stands in a body; it stops counting just beyond `MOST_FIELDS`. */
function countOf(body: Buffer, text: string): number {
  let count = 0;
  for (let at = body.indexOf(text); at !== -1 && count <= MOST_FIELDS; at = body.indexOf(text, at + text.length))
    count += 1;
  return count;
}

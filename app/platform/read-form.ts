import { data } from "react-router";

/** Maximum number of fields; our longest form has about two hundred. */
const MOST_FIELDS = 2_000;

/**
 * The form of a request. Throws a 400 response where the body is no form, is truncated, or has too many fields. Fields
 * are counted before they are read: a small body with very many would block everyone.
 */
export async function readForm(request: Request): Promise<FormData> {
  const { type, separator } = readType(request.headers.get("content-type") ?? "");
  try {
    const body = Buffer.from(await request.arrayBuffer());
    if (countOf(body, separator) > MOST_FIELDS) throw refused();
    return withoutNul(await new Response(body, { headers: { "Content-Type": type } }).formData());
  } catch (error) {
    // An undecodable header of a field (`filename*=UTF-8''%ff`) throws a URIError.
    throw error instanceof TypeError || error instanceof URIError ? refused() : error;
  }
}

/** PostgreSQL stores no NUL, and nobody types one. */
function withoutNul(form: FormData): FormData {
  if ([...form.values()].every((value) => typeof value !== "string" || !value.includes("\0"))) return form;
  const cleaned = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") cleaned.append(name, value.replaceAll("\0", ""));
    else cleaned.append(name, value);
  }
  return cleaned;
}

/** The content type and field separator, normalized, so that the count and the parser agree. */
function readType(given: string): { type: string; separator: string } {
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(given))
    return { type: "application/x-www-form-urlencoded", separator: "&" };
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([\w'-]{27,70})"?\s*$/i.exec(given)?.[1];
  if (boundary === undefined) throw refused();
  return { type: `multipart/form-data; boundary=${boundary}`, separator: `--${boundary}` };
}

const refused = () => data(null, { status: 400 });

/** Occurrences of a text in a body; stops just beyond `MOST_FIELDS`. */
function countOf(body: Buffer, text: string): number {
  let count = 0;
  for (let at = body.indexOf(text); at !== -1 && count <= MOST_FIELDS; at = body.indexOf(text, at + text.length))
    count += 1;
  return count;
}

import { data } from "react-router";
import { BrokenForm, checkTexts, type FilePart, readParts, readWhole } from "./form-parts.server.ts";
import { parseJson } from "../text/parse-json.ts";

/** Maximum number of fields; our longest form has about two hundred. */
const MOST_FIELDS = 2_000;

/** The form of a request. Throws a 400 response where the body is no form, is truncated, or has too many fields. */
export async function readForm(request: Request): Promise<FormData> {
  const form = new FormData();
  try {
    if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
      for (const [name, text] of fieldsOf(await request.text())) form.append(name, withoutNul(text));
      return form;
    }
    for await (const part of readParts(request, { parts: MOST_FIELDS })) {
      if ("text" in part) form.append(part.name, withoutNul(part.text));
      else form.append(part.name, await fileOf(part));
    }
    return form;
  } catch (error) {
    throw error instanceof BrokenForm ? data(null, { status: 400 }) : error;
  }
}

/** Counts the fields before reading them: a small body with very many would block everyone. */
function fieldsOf(body: string): URLSearchParams {
  if (body.split("&", MOST_FIELDS + 1).length > MOST_FIELDS) throw new BrokenForm("too many fields");
  const fields = new URLSearchParams(body);
  checkTexts(...fields.values());
  return fields;
}

async function fileOf({ fileName, bytes }: FilePart): Promise<File> {
  if (fileName.includes("\uFFFD")) throw new BrokenForm("an undecodable name");
  return new File([(await readWhole(bytes))!], fileName);
}

/** PostgreSQL stores no NUL, and nobody types one. */
const withoutNul = (text: string) => text.replaceAll("\0", "");

/** The JSON of a call; null if it is none. */
export async function readJson(request: Request): Promise<unknown> {
  const value = parseJson(await request.text());
  checkTexts(...textsIn(value));
  return value;
}

/** All texts of a JSON value, at any depth. Not recursive: deep input would overflow the stack. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === "string") texts.push(one);
    else if (typeof one === "object" && one !== null) for (const inner of Object.values(one)) left.push(inner);
  }
  return texts;
}

/** A name and its value. */
export type Field = [name: string, value: string];

const NAMES_OF_SCENE = /(\{\{[\w.]+\}\})/;

/** A text as part of an address, also an invalid one: a lone surrogate becomes its bytes. */
export const encodedText = (text: string): string =>
  text
    .split(NAMES_OF_SCENE)
    .map((piece, index) => (index % 2 === 1 ? piece : [...piece].map(encodedCharacter).join("")))
    .join("");

function encodedCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(character);
  return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
    .map((byte) => `%${byte.toString(16).toUpperCase()}`)
    .join("");
}

type QueryChange = { added: Field[]; replaced: string | null; isRepeated: boolean };

/** A path with its known query, its last value replaced, and other fields appended, once or three times. */
export function withQuery(
  path: string,
  known: string | undefined,
  { added, replaced, isRepeated }: QueryChange,
): string {
  const given = known?.split("&") ?? [];
  if (replaced !== null && given.length > 0) {
    const at = replaced.length % given.length;
    given[at] = `${given[at]!.split("=", 1)[0]}=${replaced}`;
  }
  const more = added.map(([name, value]) => `${name}=${value}`);
  const all = [...given, ...more, ...(isRepeated ? [...more, ...more] : [])];
  return all.length > 0 ? `${path}?${all.join("&")}` : path;
}

export const encodedForm = (fields: Field[]): string =>
  fields.map((field) => field.map(encodedText).join("=")).join("&");

const bytes = (text: string) => Buffer.from(text, "utf8").toString("latin1");
const quoted = (text: string) =>
  bytes(text)
    .replaceAll('"', "%22")
    .replaceAll(/[\r\n]/g, " ");

export function multipartForm(fields: Field[], boundary: string): string {
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${bytes(value)}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}

type Files = { filename: string; body: string; boundary: string; isWhole: boolean };

/** Files with these names; the end is missing where they are truncated. */
export function fileParts(names: string[], { filename, body, boundary, isWhole }: Files): string {
  const parts = names.map(
    (name) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"; filename="${quoted(filename)}"\r\n` +
      `Content-Type: image/png\r\n\r\n${body}\r\n`,
  );
  return parts.join("") + (isWhole ? `--${boundary}--\r\n` : "");
}

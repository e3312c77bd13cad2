import { MOST_FILE_BYTES } from "#app/feeds/files/limits.ts";

const MEBIBYTE = 1_048_576;

/**
 * Addresses of files too large to be received before the answer begins, with the longest body of each. Senders without permission
 * are refused first.
 */
const uploads: [RegExp, number][] = [
  // The call itself refuses long files, in JSON.
  [/^\/api\/imports$/, Infinity],
  [/^\/imports\/envoi$/, MOST_FILE_BYTES],
  // The form without scripts: the file, and its few texts.
  [/^\/imports(?:\.data)?$/, MOST_FILE_BYTES + MEBIBYTE],
];

/** The longest body that is read while it arrives; null for addresses whose bodies are received before. */
export function longestUpload(url: string): number | null {
  const path = url.split("?", 1)[0]!;
  return uploads.find(([address]) => address.test(path))?.[1] ?? null;
}

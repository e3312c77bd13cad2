import { setTimeout as pause } from "node:timers/promises";
import type { Write } from "./prepared-writes.ts";

/** Longer than any request may take; a longer wait counts as endless. */
const LONGEST_WAIT_MS = 60_000;
const RETRY_MS = 100;

/** `tries`: how often it was sent. `photo` is the hash of a photo that was stored. */
export type Answered = Write & { tries: number; photo: string | null };

/**
 * Sends a write until it is answered with success, each time from another network. Only a broken connection and 503 are
 * reasons to try again: any other answer is thrown.
 */
export async function sendUntilDone(write: Write, addressOf: () => string): Promise<Answered> {
  for (let tries = 1; ; tries++) {
    const answer = await sendOnce(write, addressOf());
    if (answer) {
      const text = await answer.text().catch(() => null);
      if (isDone(write, answer, tries) && text !== null) {
        const photo = write.kind === "photo" ? JSON.parse(text).photo.sha256 : null;
        return { ...write, tries, photo };
      }
      if (text !== null && answer.status !== 503)
        throw new Error(`${write.kind}: ${answer.status} ${answer.headers.get("location") ?? text.slice(0, 300)}`);
    }
    // The portal may be starting.
    await pause(RETRY_MS);
  }
}

function isDone({ status, leadsTo, doneAlready }: Write, answer: Response, tries: number): boolean {
  if (tries > 1 && answer.status === doneAlready) return true;
  return answer.status === status && (answer.headers.get("location") ?? "").startsWith(leadsTo ?? "");
}

/** Null where the connection broke. */
async function sendOnce({ path, cookie, body }: Write, address: string): Promise<Response | null> {
  try {
    return await fetch(address + path, {
      method: "POST",
      redirect: "manual",
      headers: { "X-Forwarded-For": nextNetwork(), ...(cookie && { Cookie: cookie }) },
      body,
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError")
      throw new Error(`no answer to ${path}`, { cause: error });
    return null;
  }
}

let networks = 0;
const nextNetwork = () => {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};

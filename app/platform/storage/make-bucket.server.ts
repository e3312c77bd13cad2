import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { bucketAddress, type S3Settings } from "./s3-storage.server.ts";

const PAUSE_MS = 500;

/** Creates the bucket of the settings if it is missing. Retries a service that does not answer yet, until the time is over. */
export async function makeBucket(settings: S3Settings, { withinMs }: { withinMs: number }): Promise<void> {
  const client = new AwsClient({
    accessKeyId: settings.S3_ACCESS_KEY_ID!, // the settings' schema requires all five together
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY!,
    region: settings.S3_REGION!,
    service: "s3",
  });
  const address = bucketAddress(settings);
  const deadline = performance.now() + withinMs;
  const ask = async (method: "HEAD" | "PUT"): Promise<{ ok: boolean; status: number; text: string }> => {
    try {
      // The timeout is not part of the signed request: Node forgets such a signal when it collects garbage.
      const answer = await fetch(await client.sign(address, { method }), { signal: AbortSignal.timeout(withinMs) });
      return { ok: answer.ok, status: answer.status, text: await answer.text() };
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(PAUSE_MS);
      return ask(method);
    }
  };
  if ((await ask("HEAD")).ok) return;
  const made = await ask("PUT");
  // Another portal may have made it meanwhile.
  if (!made.ok && !(await ask("HEAD")).ok)
    throw new Error(`object storage answered ${made.status} to PUT: ${made.text.slice(0, 300)}`);
}

import { readEnvironment } from "#app/platform/env.ts";
import { makeBucket } from "#app/platform/storage/make-bucket.server.ts";

const WAIT_MS = 60_000;

// Makes the bucket of the settings for a service of object storage that has just been started (compose.yaml).
const settings = readEnvironment(process.env);
if (!settings.ok) refuse(settings.problems.join("\n"));
if (!settings.env.S3_BUCKET) refuse("Sans S3_BUCKET, les photos vont dans DATA_DIR : il n'y a rien à créer.");
await makeBucket(settings.env, { withinMs: WAIT_MS }).catch((error: unknown) =>
  refuse(`Le stockage des photos n'est pas utilisable : ${error instanceof Error ? error.message : String(error)}`),
);
process.stdout.write(`Le stockage des photos « ${settings.env.S3_BUCKET} » est prêt.\n`);

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

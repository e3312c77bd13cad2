import type { Platform } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import { inTurn } from "#app/platform/shares/open-share.ts";
import type { CallRefusal } from "../../call-refusal.ts";
import { receiveSent } from "../../imports/arrival/use-cases/receive-file.server.ts";
import { admitKey } from "../../accounts/admit-key.server.ts";
import { findKeySource } from "../feed-sources.repository.server.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { bodyOf } from "#app/platform/http/form-parts.server.ts";
import { readUploadForm } from "../../imports/arrival/upload-form.server.ts";

type Needs = Pick<Platform, "db" | "env" | "storage" | "jobs" | "clock" | "log" | "arrivals">;
type ReceivedPush = { ok: true; importId: number } | { ok: false; code: CallRefusal };

/** Receives the file of a call. Checks the key and waits for a turn before reading the body; a refused turn spends no limit. */
export async function receivePush({ arrivals, ...needs }: Needs, request: Request): Promise<ReceivedPush> {
  const { db } = needs;
  const admitted = await admitKey(needs, { request }, (keyHash) => findKeySource(db, keyHash));
  if (!admitted.ok) return admitted;
  const { sourceId, advertiserId } = admitted.holder;
  const organisation = String(advertiserId);
  const received = await inTurn(arrivals.lease({ organisation }), async (): Promise<ReceivedPush> => {
    if (!(await spend(db, ["pushes", { about: organisation }]))) return { ok: false, code: "too_many_files" };
    const file = await readPushedFile(request);
    if (!file) return { ok: false, code: "no_file" };
    return receiveSent(needs, { sourceId, network: clientAddress(request), ...file });
  });
  return received ?? { ok: false, code: "busy" };
}

type PushedFile = { fileName: string; bytes: AsyncIterable<Uint8Array> };

/** The file of a call by software: the whole body, or the first file of a form; null without a file. */
async function readPushedFile(request: Request): Promise<PushedFile | null> {
  const { headers } = request;
  if (Number(headers.get("content-length") ?? 0) === 0) return null;
  const type = headers.get("content-type") ?? "";
  if (/^multipart\/form-data\b/i.test(type)) {
    const form = await readUploadForm(request);
    return form && { fileName: cleanText(form.fileName) || "envoi.zip", bytes: form.bytes };
  }
  const named = /(?:^|;)\s*filename="?([^";]{1,200})"?/i.exec(headers.get("content-disposition") ?? "")?.[1];
  const fileName = cleanText(named ?? "") || (/\bcsv\b/i.test(type) ? "envoi.csv" : "envoi.zip");
  return { fileName, bytes: bodyOf(request) };
}

import type { Readable } from "node:stream";
import type { Person } from "#app/account/actor.ts";
import { advertiserOf } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { Platform } from "#app/platform/context.ts";
import { siteAddress } from "#app/platform/env.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import { hashSecret } from "#app/platform/security/link-secret.server.ts";
import { findKeyHolder, noteKeyUse } from "../export-settings.repository.server.ts";
import { writeExport } from "../export-file.server.ts";
import type { ExportFormat } from "../export-format.ts";
import { findExporter } from "../exports.repository.server.ts";

type Needs = Pick<Platform, "db" | "env" | "clock">;
type Fetched = { ok: true; file: Readable } | { ok: false; code: "too_many" };

/** The listings on show of somebody's organisation; before it has any, an empty file. */
export async function downloadExport(
  needs: Needs,
  { actor, format }: { actor: Person; format: ExportFormat },
): Promise<Fetched> {
  const advertiserId = advertiserOf(actor);
  return write(needs, { advertiserId: may(actor, "feed.write", { advertiserId }) ? advertiserId : null, format });
}

type Asked = { key: string; network: string; format: ExportFormat };

/** The same for software with a key. Only wrong keys are counted against a network: one may fetch for many agencies. */
export async function fetchExportByKey(
  needs: Needs,
  { key, network, format }: Asked,
): Promise<Fetched | { ok: false; code: "unknown_key" }> {
  const { db, clock } = needs;
  const keyHash = hashSecret(key);
  const holder = key === "" ? null : await findKeyHolder(db, keyHash);
  if (!holder || holder.standing === "suspended") {
    const mayTryAgain = key === "" || (await spend(db, ["exportKeys", { network }]));
    return { ok: false, code: mayTryAgain ? "unknown_key" : "too_many" };
  }
  await noteKeyUse(db, { keyHash, now: clock() });
  return write(needs, { advertiserId: holder.advertiserId, format });
}

async function write(
  { db, env }: Needs,
  { advertiserId, format }: { advertiserId: number | null; format: ExportFormat },
): Promise<Fetched> {
  const about = String(advertiserId);
  if (advertiserId !== null && !(await spend(db, ["exports", { about }]))) return { ok: false, code: "too_many" };
  const exporter = advertiserId === null ? null : await findExporter(db, advertiserId);
  return { ok: true, file: writeExport({ db, site: siteAddress(env) }, exporter, format) };
}

import type { Readable } from "node:stream";
import type { Person } from "#app/account/actor.ts";
import { advertiserOf } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import { admitKey, type KeyRefusal } from "../../accounts/admit-key.server.ts";
import { findKeyHolder, recordKeyUse } from "../export-settings.repository.server.ts";
import { writeExport } from "../export-file.server.ts";
import type { ExportFormat } from "../export-format.ts";
import { findExporter } from "../exports.repository.server.ts";

type Needs = Pick<Platform, "db" | "env" | "clock">;
type Fetched = { ok: true; file: Readable } | { ok: false; code: "too_many_exports" };

/** The listings on show of a person's organisation; an empty file without an organisation. */
export async function downloadExport(
  needs: Needs,
  { actor, format }: { actor: Person; format: ExportFormat },
): Promise<Fetched> {
  const advertiserId = advertiserOf(actor);
  return write(needs, { advertiserId: may(actor, "feed.write", { advertiserId }) ? advertiserId : null, format });
}

type KeyCall = { request: Pick<Request, "headers">; inAddress: string | null; format: ExportFormat };

/** The listings on show of the organisation of a key. */
export async function fetchExportByKey(
  needs: Needs,
  { format, ...call }: KeyCall,
): Promise<Fetched | { ok: false; code: KeyRefusal }> {
  const { db, clock } = needs;
  const admitted = await admitKey(needs, call, (keyHash) => findKeyHolder(db, keyHash));
  if (!admitted.ok) return admitted;
  const { advertiserId } = admitted.holder;
  await recordKeyUse(db, { advertiserId, now: clock() });
  return write(needs, { advertiserId, format });
}

async function write(
  { db, env }: Needs,
  { advertiserId, format }: { advertiserId: number | null; format: ExportFormat },
): Promise<Fetched> {
  const about = String(advertiserId);
  if (advertiserId !== null && !(await spend(db, ["exports", { about }])))
    return { ok: false, code: "too_many_exports" };
  const exporter = advertiserId === null ? null : await findExporter(db, advertiserId);
  return { ok: true, file: writeExport({ db, env }, exporter, format) };
}

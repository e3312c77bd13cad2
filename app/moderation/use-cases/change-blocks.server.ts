import type { Person } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { isDay } from "#app/domain/day.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { BlockKind } from "#app/domain/block.ts";
import { hasDomain, isInNetwork, readBlock } from "#app/platform/security/blocks.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { addBlock, deleteBlock, findMet } from "../blocks.repository.server.ts";
import type { BlockRefusal, Met } from "../blocks.ts";

type Needs = Pick<Platform, "db" | "clock">;
type Blocking = { actor: Person; kind: BlockKind; typed: string; lastDay: string; why: string; address: string };

export type BlockField = "value" | "lastDay" | "why";
type Refused = { ok: false; field: BlockField; code: BlockRefusal };

/** What a rule would have met among what is stored: nothing is saved. */
export async function tryBlock(
  needs: Needs,
  asked: Blocking,
): Promise<{ ok: true; value: string; met: Met } | Refused> {
  const read = check(needs, asked);
  return read.ok ? { ...read, met: await findMet(needs.db, { kind: asked.kind, value: read.value }) } : read;
}

export async function saveBlock(needs: Needs, asked: Blocking): Promise<{ ok: true } | Refused> {
  const read = check(needs, asked);
  if (!read.ok) return read;
  const { actor, kind, lastDay, why } = asked;
  return needs.db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const id = await addBlock(tx, { kind, value: read.value, lastDay: lastDay === "" ? null : lastDay });
    if (id === null) return { ok: false, field: "value", code: "same" };
    await recordAct(tx, actor, { act: "block.add", on: { kind: "block", id }, why, after: `${kind} ${read.value}` });
    return { ok: true };
  });
}

/** Ends a rule. A colleague may have done so meanwhile: `unknown`. */
export const endBlock = ({ db }: Needs, { actor, id, why }: { actor: Person; id: number; why: string }) =>
  db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const ended = may(actor, "block.write", {}) ? await deleteBlock(tx, id) : null;
    if (!ended) return { ok: false, field: "value", code: "unknown" };
    const before = `${ended.kind} ${ended.value}`;
    await recordAct(tx, actor, { act: "block.end", on: { kind: "block", id: String(id) }, why, before });
    return { ok: true };
  });

function check({ clock }: Needs, { actor, kind, typed, lastDay, why, address }: Blocking) {
  const refused = (field: BlockField, code: BlockRefusal): Refused => ({ ok: false, field, code });
  if (!may(actor, "block.write", {})) return refused("value", "unknown");
  const read = readBlock(kind, typed);
  if (!read.ok) return refused("value", read.problem);
  const isOwn =
    kind === "network"
      ? isInNetwork(address, read.value)
      : kind === "domain" && hasDomain(actor.account.email, read.value);
  if (isOwn) return refused("value", "own");
  if (lastDay !== "" && !isDay(lastDay)) return refused("lastDay", "not_day");
  if (lastDay !== "" && lastDay < isoDay(clock())) return refused("lastDay", "past");
  if (why.trim() === "") return refused("why", "no_reason");
  return { ok: true as const, value: read.value };
}

import type { Person } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { isDay } from "#app/domain/day.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Block, BlockKind } from "#app/domain/block.ts";
import { blockReader, hasDomain, isInNetwork, readBlock } from "#app/platform/limits/blocks.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { addBlock, deleteBlock, findMet, listRecentTexts } from "../blocks.repository.server.ts";
import type { BlockRefusal, Met } from "../blocks.ts";

type Needs = Pick<Platform, "db" | "clock">;
type Blocking = { actor: Person; kind: BlockKind; typed: string; lastDay: string; why: string; address: string };

type BlockField = "value" | "lastDay" | "why";
type Refused = { ok: false; field: BlockField; code: BlockRefusal };

/** Shows the stored data that a rule matches, and saves nothing. */
export async function tryBlock(
  needs: Needs,
  asked: Blocking,
): Promise<{ ok: true; value: string; met: Met } | Refused> {
  const read = check(needs, asked);
  if (!read.ok) return read;
  const rule = { kind: asked.kind, value: read.value };
  return { ...read, met: { ...(await findMet(needs.db, rule)), texts: await findRefusedTexts(needs, rule) } };
}

/** The first recent texts that a rule would have refused. Only telephone numbers match within sentences; other matches are only counted. */
async function findRefusedTexts({ db }: Needs, rule: Block): Promise<Met["texts"]> {
  if (rule.kind !== "telephone") return [];
  const meets = blockReader([rule], "");
  const refused = (await listRecentTexts(db)).filter(({ text }) => meets([text]));
  return refused.slice(0, 5).map(({ href, text, isPublic }) => {
    const sentence = text.split(/\n|(?<=\p{L}[.!?])\s/u).find((one) => meets([one])) ?? text;
    return { href, excerpt: isPublic ? sentence.slice(0, 200).toWellFormed() : null };
  });
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

/** Ends a rule. `unknown`: a colleague has ended it meanwhile. */
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

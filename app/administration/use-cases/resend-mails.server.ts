import { z } from "zod";
import type { Actor } from "#app/account/actor.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { deleteMailGivenUp, takeUpMail, takeUpMails } from "../mails.repository.server.ts";

type Needs = Pick<Platform, "db" | "jobs">;

/** `gone`: the mail is not given up any more: it waits, was sent, or was dropped. */
type Acted = { ok: true } | { ok: false; code: "gone" };

const MOST_AT_ONCE = 10_000;

/** Queues a given-up mail again. A repeated call is harmless. Callers of this file's functions have checked the permission. */
export const resendMail = ({ db, jobs }: Needs, actor: Actor, id: string): Promise<Acted> =>
  db.transaction(async (tx): Promise<Acted> => {
    const mail = z.uuid().safeParse(id).success ? await takeUpMail(tx, id) : null;
    if (!mail) return { ok: false, code: "gone" };
    await jobs.add(tx, "deliver-mail", { mail: id });
    await recordAct(tx, actor, { act: "mail.resend", on: { kind: "mail", id } });
    return { ok: true };
  });

/** Queues given-up mails again, at most ten thousand; returns their number. */
export const resendMails = ({ db, jobs }: Needs, actor: Actor): Promise<number> =>
  db.transaction(async (tx) => {
    const ids = await takeUpMails(tx, MOST_AT_ONCE);
    if (ids.length === 0) return 0;
    await jobs.addAll(
      tx,
      "deliver-mail",
      ids.map((mail) => ({ mail })),
    );
    await recordAct(tx, actor, { act: "mail.resend", on: { kind: "mail", id: "all" }, after: String(ids.length) });
    return ids.length;
  });

/** Drops a given-up mail. */
export const dropMail = ({ db }: Pick<Needs, "db">, actor: Actor, id: string): Promise<Acted> =>
  db.transaction(async (tx): Promise<Acted> => {
    if (!z.uuid().safeParse(id).success || !(await deleteMailGivenUp(tx, id))) return { ok: false, code: "gone" };
    await recordAct(tx, actor, { act: "mail.drop", on: { kind: "mail", id } });
    return { ok: true };
  });

import { z } from "zod";
import type { Actor } from "#app/account/actor.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { deleteMailGivenUp, takeUpMail, takeUpMails } from "../mails.repository.server.ts";

type Needs = Pick<Platform, "db" | "jobs">;

/** `gone`: the mail is not given up any more: it waits again, has left, or was dropped. */
type Acted = { ok: true } | { ok: false; code: "gone" };

const MOST_AT_ONCE = 10_000;

/** Queues a mail again that was given up. Twice does no more than once. Callers have asked who may, as of the others. */
export const resendMail = ({ db, jobs }: Needs, actor: Actor, id: string): Promise<Acted> =>
  db.transaction(async (tx): Promise<Acted> => {
    const mail = z.uuid().safeParse(id).success ? await takeUpMail(tx, id) : null;
    if (!mail) return { ok: false, code: "gone" };
    await jobs.add(tx, "deliver-mail", { mail: id });
    await recordAct(tx, actor, { act: "mail.resend", on: { kind: "mail", id } });
    return { ok: true };
  });

/** Queues again the mails that were given up, at most ten thousand; returns how many. */
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

/** Drops a mail that was given up. */
export const dropMail = ({ db }: Pick<Needs, "db">, actor: Actor, id: string): Promise<Acted> =>
  db.transaction(async (tx): Promise<Acted> => {
    if (!z.uuid().safeParse(id).success || !(await deleteMailGivenUp(tx, id))) return { ok: false, code: "gone" };
    await recordAct(tx, actor, { act: "mail.drop", on: { kind: "mail", id } });
    return { ok: true };
  });

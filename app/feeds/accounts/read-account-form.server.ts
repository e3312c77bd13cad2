import { data } from "react-router";
import { readForm } from "#app/platform/http/read-form.ts";
import { retrySeconds } from "#app/platform/limits/limits.repository.server.ts";
import { typedIn } from "../sources/ftp-account.ts";
import type { AccountAnswer, AccountRefusal } from "./account-answer.ts";
import type { MadeKey, SavedAccount } from "./use-cases/change-account.server.ts";

const LONGEST_READ = 1_000;
const LONGEST_NAME = 100;

type Statuses = Partial<Record<AccountRefusal, number>>;
const statuses: Statuses = { gone: 409, changed: 409, too_often: 429 };

/** Reads a form about an FTP account or a key. The returned functions make the page's answers. */
export async function readAccountForm(request: Request, pageStatuses: Statuses = {}) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, LONGEST_READ);
  const intent = text("intent");
  const about = readId(text("about"));
  const typed = typedIn(text);
  const answer = (status: number, rest: Partial<AccountAnswer>) =>
    data<AccountAnswer>({ intent, about, ...rest }, { status });
  const refuse = (refusal: SavedAccount & { ok: false }, rest: Partial<AccountAnswer> = {}) =>
    "problems" in refusal
      ? answer(422, { problems: refusal.problems, ...rest })
      : answer(pageStatuses[refusal.code] ?? statuses[refusal.code] ?? 422, {
          refusal: refusal.code,
          ...(refusal.code === "too_often" ? { wait: retrySeconds() } : {}),
          ...rest,
        });
  const name = text("name").trim().slice(0, LONGEST_NAME);
  return {
    intent,
    about,
    typed,
    name,
    seen: text("seen"),
    fingerprint: text("fingerprint"),
    refuse,
    /** Refuses an account and returns the entered fields, without the password. */
    refuseAccount: (refusal: SavedAccount & { ok: false }) => refuse(refusal, { typed: { ...typed, password: "" } }),
    showKey: (made: MadeKey) => (made.ok ? answer(200, { key: made }) : refuse(made, { name })),
  };
}

export const readId = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

import { refused } from "../accounts/account-answer.ts";
import type { AccountTable } from "../accounts/account-table.ts";
import {
  type ExportSettings,
  findExportSettings,
  lockExportSettings,
  saveExportSettings,
} from "./export-settings.repository.server.ts";
import { noProblem } from "./ftp-export.ts";
import { nextNight } from "./next-night.ts";

/** The accounts that receive listings and the keys that fetch them: an organisation has at most one of each. */
export const exportAccounts: AccountTable<ExportSettings> = {
  find: (db, { advertiserId }) => findExportSettings(db, advertiserId),
  lock: (tx, { advertiserId }) => lockExportSettings(tx, advertiserId),

  async save(tx, { advertiserId, ftp, password, now }) {
    await saveExportSettings(tx, advertiserId, { ftp, password, dueAt: nextNight(now), ...noProblem });
    return { ok: true, id: advertiserId };
  },

  accept: (tx, { id, ftp }) => saveExportSettings(tx, id, { ftp, ...noProblem }),

  async remove(tx, { advertiserId }) {
    await saveExportSettings(tx, advertiserId, { ftp: null, password: null, dueAt: null, sentAt: null, ...noProblem });
    return true;
  },

  async saveKey(tx, { advertiserId, keyHash, name, seen, now }) {
    const before = await lockExportSettings(tx, advertiserId);
    if ((before?.keyMadeAt?.toISOString() ?? "") !== seen) return refused("changed");
    await saveExportSettings(tx, advertiserId, { keyHash, keyMadeAt: now, keyUsedAt: null });
    return { ok: true, name };
  },
};

import { z } from "zod";
import { hostName } from "#app/platform/security/outside-address.server.ts";
import { ftpSecurities, isFtpPort, usualPort } from "../sources/ftp-account.ts";
import type { FtpFieldProblem, FtpFieldProblems } from "./ftp-export.ts";
import type { FtpField, StoredFtp, TypedFtp } from "../sources/ftp-account.ts";

const LONGEST = 200;

/** One line: a control character would end a command of the protocol. */
const line = (missing: FtpFieldProblem | null) =>
  z.string().superRefine((text, context) => {
    if (missing && text === "") context.addIssue(missing);
    else if (text.length > LONGEST || /\p{Cc}/u.test(text)) context.addIssue("textInvalid" satisfies FtpFieldProblem);
  });

const fields = {
  host: z
    .string()
    .trim()
    .transform((text, context) => {
      const name = text.length > LONGEST ? null : hostName(text);
      if (text !== "" && name !== null) return name;
      context.addIssue((text === "" ? "hostMissing" : "hostInvalid") satisfies FtpFieldProblem);
      return z.NEVER;
    }),
  port: z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === "") return null;
      const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
      if (isFtpPort(port) && port <= 65_535) return port;
      context.addIssue("portInvalid" satisfies FtpFieldProblem);
      return z.NEVER;
    }),
  security: z.enum(ftpSecurities, { error: "securityInvalid" satisfies FtpFieldProblem }),
  user: line("userMissing"),
  password: line(null),
  folder: line(null),
};

type Read = { ok: true; ftp: StoredFtp; password: string | null } | { ok: false; problems: FtpFieldProblems };

/**
 * Reads the form of an account. An empty password keeps the stored one (null), as long as nobody else would get it: `before` is
 * the stored account.
 */
export function readFtpForm(typed: TypedFtp, before: StoredFtp | null): Read {
  const read = z.object(fields).safeParse(typed);
  if (!read.success) {
    const problems: FtpFieldProblems = {};
    // Each schema above gives one of the codes.
    for (const { path, message } of read.error.issues) problems[path[0] as FtpField] ??= message as FtpFieldProblem;
    if (typed.password === "" && before === null) problems.password = "passwordMissing";
    return { ok: false, problems };
  }
  const { password, ...account } = read.data;
  const isSameServer = before !== null && serverOf(before) === serverOf(account);
  const isSame = isSameServer && before.user === account.user && before.security === account.security;
  if (password === "" && !isSame)
    return { ok: false, problems: { password: before ? "passwordAgain" : "passwordMissing" } };
  const certificate = isSameServer ? before.certificate : null;
  return { ok: true, ftp: { ...account, certificate }, password: password === "" ? null : password };
}

const serverOf = ({ host, port, security }: Pick<StoredFtp, "host" | "port" | "security">): string =>
  `${host}:${port ?? usualPort(security)}`;

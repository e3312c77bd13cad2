import { data, redirect } from "react-router";
import { clientAddress } from "#app/platform/security/client-address.ts";
import type { Platform } from "#app/platform/context.ts";
import {
  advertiserTypeSchema,
  namesSchema,
  newEmailSchema,
  newPasswordSchema,
  accountProblemsOf,
} from "../account.schema.ts";
import { withCookies } from "#app/platform/security/session-cookies.ts";
import { redirectToLogin, type Session } from "../session.server.ts";
import type { SpaceAnswer, SpaceField, SpaceIntent } from "../space-answer.ts";
import { changeNames, changeType } from "../use-cases/change-account.server.ts";
import { askForNewEmail, type NewEmailRefusal } from "../use-cases/change-email.server.ts";
import { changePassword, endDevice, endOtherDevices } from "../use-cases/manage-sessions.server.ts";

type Call = { platform: Platform; session: Session; request: Request; text(name: string): string };
type Result = {
  status: number;
  outcome: SpaceAnswer["outcome"];
  problems?: SpaceAnswer["problems"];
  cookies?: Headers;
};

const done: Result = { status: 200, outcome: "done" };
const tooMany: Result = { status: 429, outcome: "too_many" };
const invalid = (problems: SpaceAnswer["problems"], status = 400): Result => ({ status, outcome: "invalid", problems });

/** One function per form of the page: it reads the form, calls its use-case, and answers the outcome. */
export const spaceActions: Record<SpaceIntent, (call: Call) => Promise<Result>> = {
  async "change-names"({ platform, session, request, text }) {
    const read = namesSchema.safeParse({ firstName: text("firstName"), familyName: text("familyName") });
    if (!read.success) return invalid(accountProblemsOf<SpaceField>(read.error));
    const result = await changeNames(platform, { actor: session.actor, address: clientAddress(request) }, read.data);
    return result.ok ? done : tooMany;
  },

  async "change-email"({ platform, session, request, text }) {
    const read = newEmailSchema.safeParse({ email: text("email"), current: text("current") });
    if (!read.success) return invalid(accountProblemsOf<SpaceField>(read.error));
    const asked = {
      actor: session.actor,
      email: read.data.email,
      password: read.data.current,
      address: clientAddress(request),
      headers: request.headers,
    };
    const result = await askForNewEmail(platform, asked);
    if (result.ok) return done;
    if (result.code === "session_ended") throw redirectToLogin();
    const refusals: Record<Exclude<NewEmailRefusal, "session_ended">, Result> = {
      same: invalid({ email: "emailSame" }),
      wrong: invalid({ current: "passwordWrong" }, 403),
      too_many: tooMany,
    };
    return refusals[result.code];
  },

  async "change-type"({ platform, session, request, text }) {
    const read = advertiserTypeSchema.safeParse({ userType: text("userType") });
    if (!read.success) return invalid(accountProblemsOf<SpaceField>(read.error));
    const result = await changeType(
      platform,
      { actor: session.actor, address: clientAddress(request) },
      read.data.userType,
    );
    if (result.ok) return done;
    if (result.code === "forbidden") throw data(null, { status: 403 });
    return tooMany;
  },

  async "change-password"({ platform, session, request, text }) {
    const read = newPasswordSchema.safeParse({ password: text("password"), confirmation: text("confirmation") });
    if (!read.success) return invalid(accountProblemsOf<SpaceField>(read.error));
    const change = {
      actor: session.actor,
      current: text("current"),
      next: read.data.password,
      address: clientAddress(request),
    };
    const result = await changePassword(platform, { headers: request.headers, token: session.token }, change);
    if (result.ok) return { ...done, cookies: withCookies(result.cookies, request) };
    if (result.code === "session_ended") throw redirectToLogin();
    return result.code === "wrong" ? invalid({ current: "passwordWrong" }, 403) : tooMany;
  },

  async "end-session"({ platform, session, request, text }) {
    const result = await endDevice(platform, { headers: request.headers, token: session.token }, text("session"));
    if (!result.ok) throw result.code === "unknown" ? data(null, { status: 404 }) : redirectToLogin();
    if (result.kind === "this")
      throw redirect("/connexion?avis=loggedOut", {
        status: 303,
        headers: withCookies(result.cookies, request, "ends"),
      });
    return done;
  },

  async "end-others"({ platform, session, request }) {
    const result = await endOtherDevices(platform, { headers: request.headers, token: session.token });
    if (!result.ok) throw redirectToLogin();
    return done;
  },
};

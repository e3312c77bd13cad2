import { data } from "react-router";
import type { Platform } from "#app/platform/context.ts";
import { type AgreedStage, agreedStages, type RequestAct, requestActs, type WordlessAct } from "./request-acts.ts";
import { messageSchema, offerSchema, requestProblemsOf } from "./request.schema.ts";
import type { ThreadAnswer } from "./thread-answer.ts";
import { acceptOffer, refuseOffer } from "./use-cases/answer-offer.server.ts";
import { acceptRequest } from "./use-cases/accept-request.server.ts";
import type { ActOn, ActResult } from "./use-cases/act-on-request.server.ts";
import { setSeekerBlocked } from "./use-cases/block-seeker.server.ts";
import { declineRequest, endNegotiation, openNegotiation, withdrawRequest } from "./use-cases/move-request.server.ts";
import { writeMessage, makeOffer } from "./use-cases/write-message.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "jobs" | "env">;

const LONGEST_READ = 10_000;
/** The hidden values of a form: the offer to answer, the confirmed amount in minor units, and the home's next stage. */
type Shown = { offerId: number | null; confirmed: number | null; stage: AgreedStage | null };
const steps: Record<WordlessAct, (needs: Needs, on: ActOn & Shown) => Promise<ActResult>> = {
  accepter_offre: acceptOffer,
  refuser_offre: refuseOffer,
  negocier: openNegotiation,
  accepter: acceptRequest,
  arreter: endNegotiation,
  decliner: declineRequest,
  retirer: withdrawRequest,
};

/** Handles a form of a thread's page: null once done, else the answer. Throws 404 for a thread of other people. */
export async function answerThreadForm(needs: Needs, on: ActOn, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, LONGEST_READ);
  const typed = { message: text("message"), amount: text("amount") };
  const act = requestActs.find((name) => name === text("acte"));
  const answer = (status: number, rest: Partial<ThreadAnswer>) =>
    data<ThreadAnswer>({ act: act ?? "message", code: null, problems: {}, typed, ...rest }, { status });
  if (text("acte") === "bloquer" || text("acte") === "debloquer") {
    const blocking = await setSeekerBlocked(needs, on, text("acte") === "bloquer");
    if (blocking.ok) return null;
    if (blocking.code !== "too_many") throw notFound();
    return answer(429, { code: blocking.code });
  }
  if (!act) throw notFound();
  const schema = act === "message" ? messageSchema : act === "offre" ? offerSchema : null;
  const read = schema?.safeParse(typed);
  if (read && !read.success) return answer(400, { problems: requestProblemsOf(read.error) });
  const shown: Shown = {
    offerId: readNumber(text("offre")),
    confirmed: readNumber(text("confirme")),
    stage: agreedStages.find((one) => one === text("etape")) ?? null,
  };
  const result = await perform(needs, { ...on, ...shown }, act, { amount: 0, message: "", ...read?.data });
  if (result.ok) return null;
  if (result.code === "unknown") throw notFound();
  return answer(statuses[result.code] ?? 409, { code: result.code });
}

function perform(
  needs: Needs,
  on: ActOn & Shown,
  act: RequestAct,
  said: { message: string; amount: number },
): Promise<ActResult> {
  if (act === "message") return writeMessage(needs, { ...on, message: said.message });
  if (act === "offre") return makeOffer(needs, { ...on, ...said });
  return steps[act](needs, on);
}

/** A page that asks to confirm has status 200. */
const statuses: Partial<Record<NonNullable<ThreadAnswer["code"]>, number>> = { too_many: 429, unusual: 200 };

const readNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : null);

const notFound = () => data(null, { status: 404 });

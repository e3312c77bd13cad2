import { Agent, request } from "node:http";
import type { Outcome, Plan, Planned } from "./open-loop.ts";
import { browserHeaders, visitorAddress } from "./visitors.ts";

/** Lead time of this process, which sends each request at its planned instant, whether or not earlier ones were answered. */
const LEAD_MS = 50;
const TIMEOUT_MS = 10_000;
/** Beyond this number, requests fail at once: the server does not catch up any more. */
const MOST_UNANSWERED = 4_000;
const agent = new Agent({ keepAlive: true, scheduling: "lifo" });
let unanswered = 0;

process.on("message", (plan: Plan) => void run(plan).then((outcomes) => process.send!(outcomes)));
process.on("disconnect", () => process.exit());

function run({ address, requests }: Plan): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  const start = performance.now() + LEAD_MS;
  return new Promise((done) => {
    const sendDue = () => {
      const now = performance.now() - start;
      for (let next = requests[outcomes.length]; next && next.at <= now; next = requests[outcomes.length])
        outcomes.push(send(address, next, start));
      if (outcomes.length < requests.length) setTimeout(sendDue, 1);
      else done(Promise.all(outcomes));
    };
    sendDue();
  });
}

async function send(address: string, planned: Planned, start: number): Promise<Outcome> {
  const due = start + planned.at;
  const late = performance.now() - due;
  const failed = { status: 0, cache: null };
  if (unanswered >= MOST_UNANSWERED) return { kind: planned.kind, late, ms: TIMEOUT_MS, ...failed };
  unanswered += 1;
  const answer = await ask(address, planned).catch(() => failed);
  unanswered -= 1;
  return { kind: planned.kind, late, ms: performance.now() - due, ...answer };
}

type Answer = Pick<Outcome, "status" | "cache">;

function ask(address: string, planned: Planned, isRepeated = false): Promise<Answer> {
  return new Promise((done, fail) => {
    const { method = "GET", path, visitor, cookie } = planned;
    const headers = {
      ...browserHeaders,
      "X-Forwarded-For": visitorAddress(visitor),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...(method === "POST" ? { "Content-Length": "0", "Content-Type": "application/x-www-form-urlencoded" } : {}),
    };
    const asked = request(`${address}${path}`, { agent, method, headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume();
      answer.once("error", fail);
      answer.once("end", () =>
        done({ status: answer.statusCode!, cache: answer.headers["x-cache"]?.toString() ?? null }),
      );
    });
    asked.once("timeout", () => asked.destroy(new Error("no answer")));
    asked.once("error", (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection at this moment: browsers retry too.
      if (error.code === "ECONNRESET" && asked.reusedSocket && !isRepeated)
        ask(address, planned, true).then(done, fail);
      else fail(error);
    });
    asked.end();
  });
}

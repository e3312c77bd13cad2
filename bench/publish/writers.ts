import { Agent, request } from "node:http";
import type { Publication } from "../load/publications.ts";
import { visitorAddress } from "../load/visitors.ts";

export type Published = { count: number; perSecond: number; times: number[] };

/**
 * All writers at once publish their drafts, each writer one after another, until `isOver`; removes published drafts from the lists.
 * Throws for a refused publication.
 */
export async function publishAll(
  address: string,
  byWriter: Publication[][],
  { isOver }: { isOver(): boolean },
): Promise<Published> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const times: number[] = [];
  await Promise.all(
    byWriter.map(async (drafts, writer) => {
      for (;;) {
        const begun = performance.now();
        const draft = isOver() ? undefined : drafts.pop();
        if (!draft) return;
        const status = await publish(`${address}${draft.path}`, { agent, writer, cookie: draft.cookie });
        if (status !== 302) throw new Error(`Une publication a répondu ${status}.`);
        times.push(performance.now() - begun);
      }
    }),
  );
  agent.destroy();
  return { count: times.length, perSecond: times.length / ((performance.now() - start) / 1_000), times };
}

/** A function that returns whether these seconds from now are over. */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() >= end;
}

type Sending = { agent: Agent; writer: number; cookie: string };

function publish(url: string, { agent, writer, cookie }: Sending): Promise<number> {
  const headers = {
    Cookie: cookie,
    "X-Forwarded-For": visitorAddress(60_000 + writer),
    "Content-Length": "0",
    "Content-Type": "application/x-www-form-urlencoded",
  };
  return new Promise((done, fail) => {
    request(url, { agent, method: "POST", headers }, (answer) => {
      answer.resume();
      answer.once("end", () => done(answer.statusCode!));
    })
      .once("error", fail)
      .end();
  });
}

import { get } from "node:http";
import { browserHeaders } from "./visitors.ts";

/** An answer with its raw bytes, compressed or not; headers keep their order and case. */
export type CapturedPage = { status: number; headers: [name: string, value: string][]; body: Buffer };

/** Reads a page like a browser's first visit. */
export function capturePage(url: string, headers: Record<string, string> = {}): Promise<CapturedPage> {
  return new Promise((done, fail) => {
    get(url, { headers: { ...browserHeaders, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", fail);
      answer.once("end", () =>
        done({ status: answer.statusCode!, headers: pairsOf(answer.rawHeaders), body: Buffer.concat(chunks) }),
      );
    }).once("error", fail);
  });
}

export const headerOf = ({ headers }: CapturedPage, name: string): string | undefined =>
  headers.find(([known]) => known.toLowerCase() === name)?.[1];

const pairsOf = (raw: string[]): [string, string][] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1]!] as [string, string]] : []));

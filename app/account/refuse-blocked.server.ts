import { type RouterContextProvider, redirect } from "react-router";
import { findBlocks } from "#app/platform/security/blocks.repository.server.ts";
import { meets } from "#app/platform/security/blocks.server.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { parseJson } from "#app/platform/parse-json.ts";
import { readForm } from "#app/platform/read-form.ts";

type Asking = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** Where operators write about what is blocked, and where everybody reports it, or leaves. */
const exempt = /^\/(?:administration|signaler|signalements|deconnexion|espace\/donnees)(?:[/.]|$)/;

/** Throws a redirect to the page that says so, where a rule of an operator forbids what is sent. Reading is for everybody. */
export async function refuseBlocked({ context, request, url }: Asking): Promise<void> {
  if (request.method !== "POST" || exempt.test(url.pathname)) return;
  const { db, log } = context.get(platformContext);
  const blocks = await findBlocks(db);
  if (blocks.length === 0) return;
  const met = meets(blocks, { visitor: clientAddress(request), texts: await textsOf(request) });
  if (!met) return;
  log.info({ kind: met.kind }, "a rule has refused what a visitor sent");
  throw redirect(`/envoi-refuse?retour=${encodeURIComponent(url.pathname.replace(/\.data$/, ""))}`, 303);
}

/** Larger bodies are pictures. */
const LONGEST_BODY = 1_000_000;

/** The texts of a form or of a JSON call. */
async function textsOf(request: Request): Promise<string[]> {
  const type = request.headers.get("content-type") ?? "";
  if (Number(request.headers.get("content-length") ?? 0) > LONGEST_BODY) return [];
  if (/^application\/json\b/i.test(type)) return textsIn(parseJson(await request.clone().text()));
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return [];
  const form = await readForm(request.clone());
  return [...form.values()].filter((value) => typeof value === "string");
}

/** All texts of a JSON value, however deep: a function that called itself would end on what people send. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === "string") texts.push(one);
    else if (typeof one === "object" && one !== null) for (const inner of Object.values(one)) left.push(inner);
  }
  return texts;
}

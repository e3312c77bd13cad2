import { platformContext } from "#app/platform/context.ts";
import { writeExampleMail } from "../example-mail.server.ts";
import { parseMailWords } from "../mail-form.ts";
import type { Route } from "./+types/mail-preview";

/** It loads nothing but the logo, runs nothing, and shows in our own pages alone. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox; frame-ancestors 'self'";

/** An example of a mail with the words of the query, as a mail program would show it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const words = parseMailWords((name) => url.searchParams.get(name)?.replaceAll("\0", "") ?? "");
  if (!words.ok) throw new Response(null, { status: 404 });
  const { html } = await writeExampleMail(context.get(platformContext), words.content);
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

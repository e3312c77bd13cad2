import { platformContext } from "#app/platform/context.ts";
import { writeExampleMail } from "../example-mail.server.ts";
import { parseMailWords } from "../mail-form.ts";
import type { Route } from "./+types/mail-preview";

/** The preview loads only the logo, runs nothing, and only our own pages may embed it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox; frame-ancestors 'self'";

/** An example mail with the words of the query, as a mail program shows it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const words = parseMailWords((name) => url.searchParams.get(name)?.replaceAll("\0", "") ?? "");
  if (!words.ok) throw new Response(null, { status: 404 });
  const { html } = await writeExampleMail(context.get(platformContext), words.content);
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

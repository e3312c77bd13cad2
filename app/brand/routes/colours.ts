import { styleOfFile } from "../palette.ts";
import type { Route } from "./+types/colours";

/** The style sheet of the two colours in its address: browsers cache it for good. */
export function loader({ params }: Route.LoaderArgs) {
  const style = styleOfFile(params.colours);
  if (style === null) throw new Response(null, { status: 404 });
  return new Response(style, {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

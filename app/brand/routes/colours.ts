import { coloursOfFile, paletteOf, styleOf } from "../palette.ts";
import type { Route } from "./+types/colours";

/** The style sheet of two colours, which its address names: browsers keep it for good. */
export function loader({ params }: Route.LoaderArgs) {
  const colours = coloursOfFile(params.colours);
  if (!colours) throw new Response(null, { status: 404 });
  return new Response(styleOf(paletteOf(colours)), {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

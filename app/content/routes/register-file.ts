import { platformContext } from "#app/platform/context.ts";
import { readFixedPage } from "../use-cases/show-site-page.server.ts";
import type { Route } from "./+types/register-file";

/** The register of processing as a file, for operators only. */
export async function loader({ context }: Route.LoaderArgs) {
  const { titre, texte } = await readFixedPage(context.get(platformContext), "registre");
  return new Response(`# ${titre}\n\n${texte}\n`, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Disposition": 'attachment; filename="registre-des-traitements.md"',
    },
  });
}

import { loadFeed } from "../syndication/load-syndication.server.ts";
import type { Route } from "./+types/atom-feed";

/** `GET /annonces.atom` with the parameters of `/annonces`: that search, newest first. */
export const loader = ({ context, url, request }: Route.LoaderArgs) => loadFeed(context, "atom", { url, request });

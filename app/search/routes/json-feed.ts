import { loadFeed } from "../syndication/load-syndication.server.ts";
import type { Route } from "./+types/json-feed";

/** `GET /annonces.json` with the parameters of `/annonces`: that search, newest first. */
export const loader = ({ context, url, request }: Route.LoaderArgs) => loadFeed(context, "json", { url, request });

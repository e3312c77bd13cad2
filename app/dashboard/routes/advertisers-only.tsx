import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { AdvertisersOnly } from "#app/layout/workspace/advertisers-only.tsx";
import type { Route } from "./+types/advertisers-only";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export const loader = ({ context }: Route.LoaderArgs) =>
  data({ isSuspended: context.get(sessionContext).actor.standing === "suspended" }, { status: 403 });

/** Shown to seekers, and to members of a suspended organisation, who open a page of the advertisers' area. */
export default function AdvertisersOnlyPage({ loaderData: { isSuspended } }: Route.ComponentProps) {
  return <AdvertisersOnly isSuspended={isSuspended} />;
}

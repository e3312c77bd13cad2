import { data } from "react-router";
import { AdvertisersOnly } from "#app/layout/workspace/advertisers-only.tsx";
import type { Route } from "./+types/advertisers-only";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export const loader = () => data(null, { status: 403 });

/** Shown to seekers who open a page of the advertisers' area. */
export default function AdvertisersOnlyPage() {
  return <AdvertisersOnly />;
}

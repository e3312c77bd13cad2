import { data, redirect } from "react-router";
import { sheetWords } from "#app/i18n/fr/listings/sheet.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { publicContext } from "#app/platform/context.ts";
import { qrCode } from "#app/platform/qr-code.server.ts";
import { listingHref, parseListingAddress, printHref } from "../../listing-address.ts";
import { SheetPage } from "../ui/sheet-page.tsx";
import { showListing } from "../../page/use-cases/show-listing.server.ts";
import { answerWithPhone } from "../../page/routes/phone-answer.server.ts";
import type { Route } from "./+types/print";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  if (!loaderData) return [];
  const title = `${sheetWords.french.metaTitle(loaderData.listing.title)} | ${site?.name ?? ""}`;
  return pageMeta(site, {
    title,
    description: sheetWords.french.metaDescription,
    canonical: loaderData.href,
    noindex: true,
  });
};

/** A listing on one page of paper; a listing that is gone redirects to its own address. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const platform = context.get(publicContext);
  const address = parseListingAddress(params.slugAndReference);
  if (!address) throw data(null, { status: 404 });
  const shown = await showListing(platform, address);
  if (!shown.ok) throw data(null, { status: 404 });
  if (shown.kind === "moved") throw redirect(printHref(shown.href), 301);
  if (shown.kind === "gone") throw redirect(listingHref(address));
  const href = listingHref(shown.listing);
  const publicAddress = new URL(href, platform.env.SITE_URL ?? url.origin).href;
  return { listing: shown.listing, href, publicAddress, code: qrCode(publicAddress) };
}

/** Returns the advertiser's number, which the sheet then shows. */
export const action = (args: Route.ActionArgs) => answerWithPhone(args);

export default function PrintRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SheetPage {...loaderData} phone={actionData ?? null} />;
}

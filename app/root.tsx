import type { ReactNode } from "react";
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from "react-router";
import { refuseBlocked } from "#app/account/refuse-blocked.server.ts";
import { admit } from "#app/account/session.server.ts";
import { actOf, addressOf } from "#app/addresses.ts";
import { conformityOf } from "#app/brand/accessibility-audit.server.ts";
import { announcementBand } from "#app/brand/announcement-band.server.tsx";
import { shownAnnouncements } from "#app/brand/announcements.server.ts";
import { originsOf, pictureOrigins } from "#app/brand/picture-origins.ts";
import { readSiteKit } from "#app/brand/site-kit.server.ts";
import { InLanguage } from "#app/i18n/in-language.tsx";
import type { Language } from "#app/i18n/language.ts";
import { footerLinks } from "#app/layout/footer-links.server.ts";
import { ErrorPage } from "#app/layout/error-page.tsx";
// Before the router asks for anything.
import "#app/layout/refused-requests.ts";
import { PageMarks, PageScripts } from "#app/layout/page-scripts.tsx";
import { Shell } from "#app/layout/shell.tsx";
import { COPYRIGHT_YEAR, type Site } from "#app/layout/site.ts";
import { useFavouritesSync } from "#app/browser-storage/use-favourites-sync.ts";
import { platformContext } from "#app/platform/context.ts";
// On every page: whoever came from another one has acted.
import "#app/ui/first-act.ts";
// Before the router listens to the history.
import "#app/ui/history-answers.ts";
import { requestNotesContext } from "#app/platform/http/page-caching.ts";
import figtree from "#app/ui/fonts/figtree.woff2?url";
import fraunces from "#app/ui/fonts/fraunces.woff2?url";
import type { Route } from "./+types/root";
import "./styles.css";
import { WindowNotices } from "./window-notices.tsx";

export const links: Route.LinksFunction = () => [
  ...[figtree, fraunces].map((href) => ({
    rel: "preload",
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, pattern, request, url }, next) => {
    const address = addressOf(`/${pattern.replace(/^\//, "")}`);
    const notes = context.get(requestNotesContext);
    notes.route = address.path;
    // Asked and answered before, at the address that is hidden or unknown.
    if (notes.isHidden) return next();
    return refuseBlocked({ context, request, url }, async () => {
      await admit(actOf(address, request.method), { context, request, url });
      return next();
    });
  },
];

/** What every page needs; nothing of who asks, so that public pages are the same for everyone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { env, clock } = platform;
  const { kit, audit, notice, pictures, colours, announcements, footerPages } = await readSiteKit(platform);
  const now = clock();
  const accessibility = conformityOf(audit, now);
  context.set(pictureOrigins, originsOf(kit));
  const site: Site = {
    name: env.SITE_NAME,
    currency: env.CURRENCY,
    url: env.SITE_URL ?? url.origin,
    mapStyleUrl: env.MAP_STYLE_URL === "none" ? null : env.MAP_STYLE_URL,
    accessibility,
    copyrightYear: notice?.annee ?? COPYRIGHT_YEAR,
    footerLinks: footerLinks(accessibility, footerPages),
    band: announcementBand(shownAnnouncements(announcements, now)),
    colours,
    logo: pictures.logo?.address ?? null,
    cardPictures: { maison: pictures["image-card"] ?? null, appartement: pictures["img-card2"] ?? null },
  };
  return { site };
}

// The portal's own settings do not change from one page to the next.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // Its first script marks it for members.
    <html lang={useWorkspaceLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12181e" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <OwnColours />
        <PageMarks />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

/** The operator's two colours, after those of the portal. */
function OwnColours() {
  const root = useRouteLoaderData("root") as { site: Site } | undefined;
  const colours = root?.site.colours;
  return colours ? <link rel="stylesheet" href={colours} /> : null;
}

/** Public pages are French; the signed-in area speaks the language that its reader chose. */
function useWorkspaceLanguage(): Language {
  const workspace = useRouteLoaderData("dashboard/routes/workspace") as { language: Language } | undefined;
  const office = useRouteLoaderData("administration/routes/office") as { language: Language } | undefined;
  return (workspace ?? office)?.language ?? "fr";
}

export default function App() {
  useFavouritesSync();
  return (
    <>
      <Outlet />
      <InLanguage language={useWorkspaceLanguage()}>
        <WindowNotices />
      </InLanguage>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, ScrollRestoration } from "react-router";

/** The script that `<ScrollRestoration>` writes into every page, rendered alone, since its text is the same everywhere. */
export function scrollScript(): string {
  const Page = createRoutesStub([{ path: "/", Component: () => createElement(ScrollRestoration) }]);
  return renderToStaticMarkup(createElement(Page)).replaceAll(/^<script>|<\/script>$/g, "");
}

import { type ReactNode, Suspense, useState } from "react";

/**
 * Shows the HTML that the server rendered of `children` until their script is loaded. React does so by itself only until the
 * page next changes, by a navigation for instance: it then shows the fallback, and the page would jump. So the fallback is
 * that HTML, read from the page before React takes it over. The HTML is the server's own, hence safe.
 */
export function ServerHtmlUntilLoaded({ id, children }: { id: string; children: ReactNode }) {
  const [serverHtml] = useState(() => globalThis.document?.getElementById(id)?.innerHTML ?? "");
  return (
    <div id={id} className="contents">
      <Suspense fallback={<div dangerouslySetInnerHTML={{ __html: serverHtml }} />}>{children}</Suspense>
    </div>
  );
}

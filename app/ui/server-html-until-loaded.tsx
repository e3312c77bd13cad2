import { type ReactNode, Suspense, useState } from "react";

/**
 * Shows the server's HTML of `children` until their script is loaded, as the fallback. React alone keeps that HTML only until the
 * page next changes, and the page would then jump. The HTML is the server's own, hence safe.
 */
export function ServerHtmlUntilLoaded({ id, children }: { id: string; children: ReactNode }) {
  const [serverHtml] = useState(() => globalThis.document?.getElementById(id)?.innerHTML ?? "");
  return (
    <div id={id} className="contents">
      <Suspense fallback={<div dangerouslySetInnerHTML={{ __html: serverHtml }} />}>{children}</Suspense>
    </div>
  );
}

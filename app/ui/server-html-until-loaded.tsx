import { createContext, type ReactNode, Suspense, use, useState } from "react";

const ServerHtml = createContext("");

/** The server's HTML of the `ServerHtmlUntilLoaded` around this component, if there is any. The HTML is the server's own, hence safe. */
export function KeptServerHtml({ otherwise = null }: { otherwise?: ReactNode }) {
  const html = use(ServerHtml);
  return html === "" ? otherwise : <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Shows the server's HTML of `children` until their script is loaded, as the fallback. React alone keeps that HTML only until the
 * page next changes, and the page would then jump.
 */
export function ServerHtmlUntilLoaded({ id, children }: { id: string; children: ReactNode }) {
  const [serverHtml] = useState(() => globalThis.document?.getElementById(id)?.innerHTML ?? "");
  return (
    <div id={id} className="contents">
      <ServerHtml value={serverHtml}>
        <Suspense fallback={<KeptServerHtml />}>{children}</Suspense>
      </ServerHtml>
    </div>
  );
}

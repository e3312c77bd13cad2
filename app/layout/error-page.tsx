import { WifiOff } from "lucide-react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { offlineWords } from "#app/i18n/fr/layout/offline.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { KeptServerHtml, ServerHtmlUntilLoaded } from "#app/ui/server-html-until-loaded.tsx";

// Every page includes this component: what nearly none shows is loaded when needed.
const Failure = optionalPart(
  async () => (await import("./failure.tsx")).default,
  () => <KeptServerHtml otherwise={<NetworkFailure isScript />} />,
);

/** The page of an error: not found, not allowed, a bug, or a network that does not answer. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isNetworkFailure(error)) return <NetworkFailure isScript={/module/.test(error.message)} />;
  return (
    <ServerHtmlUntilLoaded id="failure">
      <Failure error={error} />
    </ServerHtmlUntilLoaded>
  );
}

/** The page could not be fetched; the visitor's input is not lost. Only a new document loads a failed script again. */
function NetworkFailure({ isScript }: { isScript: boolean }) {
  const words = useWords(offlineWords);
  const here = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  // Not `revalidate`: React Router keeps the error if the answer comes before the state "loading" is drawn.
  const openAgain = () => navigate(here, { replace: true, state: here.state, preventScrollReset: true });
  return (
    <section className="page py-20 md:py-32">
      <title>{words.networkTitle}</title>
      <WifiOff aria-hidden="true" className="mb-4 size-16 text-ochre" />
      <h1 className="heading-1">{words.networkTitle}</h1>
      <p className="prose-line mt-5 text-lg text-ink-soft">{words.networkText}</p>
      <Button
        className="mt-8"
        disabled={state !== "idle"}
        onClick={() => (isScript ? location.reload() : void openAgain())}
      >
        {words.retry}
      </Button>
    </section>
  );
}

// Browsers word this error differently: Chromium, Safari, Firefox.
const isNetworkFailure = (error: unknown): error is TypeError =>
  error instanceof TypeError && /fetch|load failed|networkerror|module/i.test(error.message);

import { Link } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { useWords } from "#app/i18n/words.ts";
import { ListingPage } from "#app/listings/page/ui/listing-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { stepOf } from "../../form/listing-fields.ts";
import { stepHref } from "../../form/steps.ts";
import { PreviewBanner } from "../ui/preview-banner.tsx";
import { previewListing } from "../use-cases/preview-listing.server.ts";
import type { Route } from "./+types/preview";
import { menuEntryOf, requestedDraft } from "../../frame/routes/requested-draft.server.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await requestedDraft(context, params.draft);
  const { actor } = context.get(sessionContext);
  const preview = await previewListing(context.get(platformContext), { actor, opened });
  return { preview, draftId: opened.draft.id, menuEntry: menuEntryOf(opened) };
}

export default function PreviewPage({ loaderData: { preview, draftId } }: Route.ComponentProps) {
  const { preview: words } = useWords(publishWords);
  const { fields } = useWords(publishFieldWords);
  return (
    <>
      <title>{words.title}</title>
      <PreviewBanner draftId={draftId} />
      {preview.ok ? (
        <ListingPage
          listing={preview.listing}
          similar={[]}
          phone={null}
          preview={
            <p className="rounded-card border border-dashed border-line-strong p-5 text-ink-soft">{words.contact}</p>
          }
        />
      ) : (
        <div className="mx-auto max-w-3xl">
          <h1 className="heading-1">{words.title}</h1>
          <p className="mt-4">{words.needs}</p>
          <ul className="mt-2">
            {preview.missing.map((field) => (
              <li key={field}>
                <Link
                  to={`${stepHref(draftId, stepOf(field))}?verifier=1#${field}`}
                  className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
                >
                  {fields[field].label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

import { CircleCheck, Eye } from "lucide-react";
import { Form, Link } from "react-router";
import { publishWords } from "#app/i18n/fr/publish.ts";
import { useWords } from "#app/i18n/words.ts";
import { ShareButton } from "#app/listings/page/ui/share-button.tsx";
import { useSite } from "#app/layout/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { IconDisc } from "#app/ui/icon-disc.tsx";

/** Shown after publishing: the listing's address, and how to share it. */
export function Online({ href, title, isNew }: { href: string; title: string; isNew: boolean }) {
  const { online } = useWords(publishWords);
  const { url } = useSite();
  const heading = isNew ? online.title : online.updated;
  return (
    <section className="mx-auto flex max-w-2xl flex-col items-start gap-5 py-6">
      <title>{heading}</title>
      <IconDisc Icon={CircleCheck} tone="success" />
      <div role="status">
        <h1 className="heading-1">{heading}</h1>
        <p className="mt-3 text-lg break-words">« {title} »</p>
        <p className="mt-1 text-ink-soft">{online.text}</p>
      </div>
      <p className="max-w-full text-sm break-all">
        <span className="block font-semibold">{online.address}</span>
        <Link to={href} className="text-action underline underline-offset-4">{`${url}${href}`}</Link>
      </p>
      <div className="flex w-full flex-wrap items-center gap-3">
        <ButtonLink to={href} className="grow sm:grow-0">
          <Eye aria-hidden="true" className="size-5" />
          {online.see}
        </ButtonLink>
        <ButtonLink to="/publications" variant="secondary" className="grow sm:grow-0">
          {online.all}
        </ButtonLink>
        <ShareButton title={title} url={`${url}${href}`} />
      </div>
      <Form method="post" action="/publier">
        <Button type="submit" name="intent" value="start" variant="quiet" className="px-0!">
          {online.another}
        </Button>
      </Form>
    </section>
  );
}

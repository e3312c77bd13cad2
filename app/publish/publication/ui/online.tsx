import { ArrowRight, CircleCheck, Eye } from "lucide-react";
import { Form, Link } from "react-router";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { importedHomeWords } from "#app/i18n/fr/publish/imported-home.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { ShareButton } from "#app/listings/page/ui/share-button.tsx";
import { useSite } from "#app/layout/site.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { IconDisc } from "#app/ui/icon-disc.tsx";
import type { NextToComplete } from "../published.ts";

type OnlineProps = { href: string; title: string; isNew: boolean; next: NextToComplete | null };

/** Shown after publishing: the next home of an agency's file to complete, the listing's address, and how to share it. */
export function Online({ href, title, isNew, next }: OnlineProps) {
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
      {next ? <NextHome next={next} /> : null}
      <p className="max-w-full text-sm wrap-anywhere">
        <span className="block font-semibold">{online.address}</span>
        <Link to={href} className="text-action underline underline-offset-4">{`${url}${href}`}</Link>
      </p>
      <div className="flex w-full flex-wrap items-center gap-3">
        <ButtonLink to={href} variant={next?.href ? "secondary" : "primary"} className="grow sm:grow-0">
          <Eye aria-hidden="true" className="size-5" />
          {online.see}
        </ButtonLink>
        <ButtonLink to="/publications" variant="secondary" className="grow sm:grow-0">
          {online.all}
        </ButtonLink>
        <ShareButton title={title} url={`${url}${href}`} />
      </div>
      <Form method="post" action="/publier">
        <SubmitButton name="intent" value="start" variant="quiet" className="px-0!">
          {online.another}
        </SubmitButton>
      </Form>
    </section>
  );
}

function NextHome({ next }: { next: NextToComplete }) {
  const words = useWords(importedHomeWords);
  const language = useLanguage();
  if (next.href === null) return <p>{words.none}</p>;
  return (
    <ButtonLink to={next.href} className="w-full sm:w-auto">
      {words.next(next.others, formatCount(next.others, language))}
      <ArrowRight aria-hidden="true" className="size-5" />
    </ButtonLink>
  );
}

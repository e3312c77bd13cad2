import { homeWords } from "#app/i18n/fr/home/home.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import type { BrandKit } from "#app/brand/brand-kit.server.ts";
import type { HomeWords } from "#app/brand/home-words.server.ts";
import type { KitPicture } from "#app/brand/kit-picture.ts";
import { KitImage } from "#app/brand/ui/kit-image.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { HomeSearchForm } from "./home-search-form.tsx";

type HeroProps = {
  total: number;
  kit: BrandKit;
  banner: KitPicture | null;
  /** The operator's words, in place of the specification's. */
  own: HomeWords | null;
};

/** The banner: the kit's picture at half its brightness (specification, section 9), the tagline and the form. */
export function Hero({ total, kit, banner, own }: HeroProps) {
  const words = useWords(homeWords);
  const problem = kitProblem(kit, words.kit);
  return (
    // Above the section below, for the lists of suggestions.
    <section className="relative isolate z-10 text-white">
      {/* The picture ends behind the card. */}
      <div className="absolute inset-x-0 top-0 bottom-28 -z-10 bg-[#1d2733]">
        {banner ? (
          <KitImage
            picture={banner}
            sizes="100vw"
            priority
            isUpright
            className="size-full object-cover object-[50%_24%] brightness-50"
          />
        ) : null}
      </div>
      <div className="page flex flex-col gap-5 pt-6 md:gap-8 md:pt-24">
        <div>
          <h1 className="heading-1">
            {own?.accroche || words.taglineFirst}
            <span className="mt-1 block text-[0.62em] leading-snug">{own?.sousTitre || words.taglineSecond}</span>
          </h1>
          {total > 0 ? <p className="mt-2">{words.intro(formatCount(total))}</p> : null}
        </div>
        {problem ? <Alert tone="warning">{problem}</Alert> : null}
        <HomeSearchForm />
      </div>
    </section>
  );
}

function kitProblem(kit: BrandKit, words: Words<typeof homeWords>["kit"]): string | null {
  if (kit.state === "failed") return `${words.errorPrefix}${kit.message}`;
  if (kit.state === "not-ok") return `${words.errorPrefix}${words.notOk}`;
  return kit.state === "empty" ? words.empty : null;
}

import { errorWords } from "#app/i18n/fr/errors.ts";
import { homeWords } from "#app/i18n/fr/home.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import type { BrandKit } from "#app/brand/brand-kit.server.ts";
import type { KitPicture } from "#app/brand/kit-picture.ts";
import { KitImage } from "#app/brand/ui/kit-image.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { HomeSearchForm } from "./home-search-form.tsx";
import { SentenceForm } from "./sentence-form.tsx";

/** The banner: the kit's picture at half its brightness (specification, section 9), the tagline and the form. */
export function Hero({ total, kit, banner }: { total: number; kit: BrandKit; banner: KitPicture | null }) {
  const words = useWords(homeWords);
  const errors = useWords(errorWords);
  const problem = kitProblem(kit, errors);
  return (
    <section className="relative isolate bg-[#1d2733] text-white">
      {banner ? (
        <KitImage
          picture={banner}
          sizes="100vw"
          priority
          isUpright
          className="absolute inset-0 -z-10 size-full object-cover brightness-50"
        />
      ) : null}
      <div className="page flex min-h-[38rem] flex-col justify-center gap-5 py-6 md:min-h-[42rem] md:gap-8 md:py-20">
        <div>
          <h1 className="heading-1">
            {words.taglineFirst}
            <span className="mt-2 block text-[0.62em] leading-snug font-normal">{words.taglineSecond}</span>
          </h1>
          {total > 0 ? <p className="mt-3 text-lg md:mt-4">{words.intro(formatCount(total))}</p> : null}
        </div>
        {problem ? <Alert tone="warning">{problem}</Alert> : null}
        <div className="flex flex-col gap-3">
          <SentenceForm />
          <HomeSearchForm />
        </div>
      </div>
    </section>
  );
}

function kitProblem(kit: BrandKit, errors: Words<typeof errorWords>): string | null {
  if (kit.state === "failed") return `${errors.kitErrorPrefix}${kit.message}`;
  if (kit.state === "not-ok") return `${errors.kitErrorPrefix}${errors.kitNotOk}`;
  return kit.state === "empty" ? errors.kitEmpty : null;
}

import { homeWords } from "#app/i18n/fr/home/home.ts";
import { useWords } from "#app/i18n/words.ts";
import { spaceFrench } from "#app/i18n/french-spacing.ts";
import type { KitPicture } from "#app/brand/kit-picture.ts";
import { KitImage } from "#app/brand/ui/kit-image.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

type TestimonialsProps = { testimonials: { name: string; place: string; text: string }[]; picture: KitPicture | null };

export function Testimonials({ testimonials, picture }: TestimonialsProps) {
  const messages = useWords(homeWords).reviews;
  if (testimonials.length === 0) return null;
  return (
    <section className="mt-16 bg-sunken py-16 md:mt-24 md:py-20" aria-labelledby="avis-clients">
      <div className="page">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 id="avis-clients" className="heading-2">
            {messages.title}
          </h2>
          <ButtonLink to="/annonceurs" variant="secondary" aria-label={messages.discoverLabel}>
            {messages.discover}
          </ButtonLink>
        </div>
        <ul className={`grid grid-cols-1 gap-10 ${testimonials.length > 1 ? "lg:grid-cols-2" : "max-w-4xl"}`}>
          {testimonials.map(({ name, place, text }) => (
            <li key={`${name} ${place} ${text}`}>
              <figure className="flex flex-col gap-5 sm:flex-row sm:items-start sm:gap-8">
                {picture ? (
                  <KitImage
                    picture={picture}
                    sizes="(min-width: 40rem) 12rem, 9rem"
                    className="aspect-square w-36 shrink-0 rounded-card object-cover sm:w-48"
                  />
                ) : null}
                <div>
                  <blockquote className="font-display text-xl leading-relaxed text-pretty md:text-2xl md:leading-normal">{`«\u00A0${spaceFrench(text)}\u00A0»`}</blockquote>
                  <figcaption className="mt-4 text-ink-soft">
                    <span className="font-semibold text-ink">{name}</span>
                    {place ? `, ${place}` : null}
                  </figcaption>
                </div>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { Link } from "react-router";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { BrandMark } from "./brand-mark.tsx";
import { mainLinks, publishHref } from "./navigation.ts";
import { useSite } from "./site.ts";

export function Footer() {
  const messages = useWords(layoutWords);
  const { name, footerLinks, copyrightYear } = useSite();
  const groups = [
    {
      title: messages.footerSearch,
      links: [...mainLinks(messages).slice(1), { href: "/alertes", label: messages.links.alerts }],
    },
    {
      title: messages.footerSite,
      links: [{ href: publishHref, label: messages.links.publish }, ...footerLinks],
    },
  ];
  return (
    <footer id="pied" className="below-screen mt-20 border-t border-line bg-sunken print:hidden">
      <div className="page grid gap-10 py-12 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <BrandMark />
          <p className="prose-line mt-4 max-w-sm text-ink-soft">{messages.footerClaim}</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 font-semibold">{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    to={href}
                    className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-action hover:underline md:min-h-9"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page">
        <p className="border-t border-line py-6 text-sm text-ink-soft">{messages.copyright(name, copyrightYear)}</p>
      </div>
    </footer>
  );
}

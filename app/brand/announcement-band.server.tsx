import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { footerWords } from "#app/i18n/fr/layout/footer.ts";
import type { Announcement } from "./announcements.server.ts";

const looks = { information: "bg-action-soft", important: "bg-ochre-soft" };

/**
 * Hides a closed band before it is painted, and handles the close button. A closed band keeps its place until the next page: nothing
 * moves under the pointer. The page's policy has the hash of this script (`entry.server.tsx`).
 */
export const bandScript = `
{
  const root = document.documentElement, key = "bienvu:bandeau", id = document.currentScript.dataset.band;
  const closed = () => { try { return localStorage.getItem(key) } catch { return null } };
  if (closed() === id) root.dataset.band = "none";
  addEventListener("click", ({ target }) => {
    if (target.closest("[data-close-band]")) {
      root.dataset.band = "closed";
      document.getElementById("contenu")?.focus({ preventScroll: true });
      try { localStorage.setItem(key, id) } catch {}
    } else if (root.dataset.band === "closed" && target.closest("a")) root.dataset.band = "none";
  });
}
`;

/**
 * The announcements as HTML, the same for all visitors: only the server writes them, so that pages load no script for them. Empty without
 * announcements.
 */
export function announcementBand(
  announcements: Announcement[],
  /** The preview in the back office has no button, and also shows a band that the operator's browser has closed. */
  { isPreview = false } = {},
): string {
  if (announcements.length === 0) return "";
  const { band: words } = footerWords.french;
  const id = createHash("sha256").update(JSON.stringify(announcements)).digest("hex").slice(0, 12);
  return renderToStaticMarkup(
    <aside aria-label={words.label} className={isPreview ? "" : "band print:hidden"}>
      {announcements.map((one, at) => (
        <div key={one.texte} className={looks[one.ton]}>
          <div className="page flex items-start gap-3 py-2.5">
            <p className="min-w-0 grow self-center">
              {one.ton === "important" ? <strong className="font-semibold">{one.texte}</strong> : one.texte}
              {one.lien === "" ? null : (
                <>
                  {" "}
                  <a href={one.lien} className="link inline-block font-semibold">
                    {one.libelle === "" ? words.more : one.libelle}
                  </a>
                </>
              )}
            </p>
            {at === 0 && !isPreview ? (
              <button
                type="button"
                data-close-band=""
                className="needs-scripts min-h-11 shrink-0 rounded-control px-3 font-semibold text-action hover:bg-raised"
              >
                {words.close}
              </button>
            ) : null}
          </div>
        </div>
      ))}
      {isPreview ? null : <script data-band={id} dangerouslySetInnerHTML={{ __html: bandScript }} />}
    </aside>,
  );
}

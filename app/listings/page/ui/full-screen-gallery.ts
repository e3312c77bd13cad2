import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";
import "./full-screen-gallery.css";
import { photoViewerWords } from "#app/i18n/fr/listings/photo-viewer.ts";
import { type Translation, wordsIn } from "#app/i18n/words.ts";
import type { Picture } from "#app/domain/picture.ts";
import { fullPictureAddress, pictureSourceSet } from "#app/domain/picture-address.ts";
import { closeOnBack } from "#app/ui/close-on-back.ts";

type Opening = {
  photos: Picture[];
  index: number;
  label: string;
  translation: Translation | null;
  onClose: () => void;
};

/** Opens the pictures full screen: keyboard, swipe, zoom, counter. Loaded on the first opening. */
export function openGallery({ photos, index, label, translation, onClose }: Opening): void {
  const messages = wordsIn(translation, photoViewerWords);
  const gallery = new PhotoSwipe({
    dataSource: photos.map((photo) => ({
      src: fullPictureAddress(photo),
      srcset: pictureSourceSet(photo.sha256, photo.width),
      width: photo.width,
      height: photo.height,
      alt: photo.alt,
      msrc: photo.placeholder,
    })),
    index,
    bgOpacity: 1,
    closeTitle: messages.close,
    zoomTitle: messages.zoom,
    arrowPrevTitle: messages.previous,
    arrowNextTitle: messages.next,
    errorMsg: messages.error,
    indexIndicatorSep: ` ${messages.of} `,
    // During a fade-in PhotoSwipe would ignore Escape.
    showHideAnimationType: "none",
  });
  const leaveEntry = closeOnBack(() => gallery.close());
  gallery.on("destroy", () => void leaveEntry());
  gallery.on("destroy", onClose);
  gallery.on("uiRegister", () => {
    gallery.ui?.registerElement({
      name: "caption",
      order: 9,
      isButton: false,
      appendTo: "root",
      onInit: (element) => {
        element.className = "pswp-caption";
        element.setAttribute("aria-live", "polite");
        gallery.on("change", () => {
          // The counter already shows the position.
          const position = document.createElement("span");
          position.className = "sr-only";
          position.textContent = `${messages.position(gallery.currIndex + 1, photos.length)} `;
          element.replaceChildren(position, photos[gallery.currIndex]?.alt ?? "");
        });
      },
    });
  });
  gallery.init();
  gallery.element?.setAttribute("aria-label", label);
  gallery.element?.setAttribute("aria-modal", "true");
}

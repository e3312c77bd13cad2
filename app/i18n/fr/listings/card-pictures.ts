import { catalogue } from "#app/i18n/words.ts";

export const cardPictureWords = /* @__PURE__ */ catalogue("card-pictures", {
  previous: (title: string) => `Photo précédente : ${title}`,
  next: (title: string) => `Photo suivante : ${title}`,
  position: (position: number, total: number) => `Photo ${position} sur ${total}`,
});

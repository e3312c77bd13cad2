import type { Words } from "#app/i18n/words.ts";
import type { sheetWords } from "#app/i18n/fr/listings/sheet.ts";

export const enSheetWords: Words<typeof sheetWords> = {
  metaTitle: (title) => `Sheet to print: ${title}`,
  metaDescription: "The sheet of this listing on one A4 page, with its QR code.",
  title: "Sheet to print",
  text: "One A4 page, to put up or to keep. Its QR code leads to the listing.",
  print: "Print",
  printHint: "To print, use the menu of your browser.",
  back: "Back to the listing",
  addPhone: "Add the telephone number",
  phone: "Tel.",
  scan: "Pictures and contact: scan this code",
  codeLabel: "QR code of the listing",
  printedFor: (site) => `Listing published on ${site}`,
  notice: "For information only, drawn up from the listing online.",
  sample: "Sample listing, imaginary home",
};

import { catalogue } from "#app/i18n/words.ts";

export const sheetWords = /* @__PURE__ */ catalogue("sheet", {
  metaTitle: (title: string) => `Fiche à imprimer : ${title}`,
  metaDescription: "La fiche de cette annonce sur une page A4, avec son code QR.",
  title: "Fiche à imprimer",
  text: "Une page A4, à afficher ou à garder. Son code QR mène à l’annonce.",
  print: "Imprimer",
  printHint: "Pour imprimer, utilisez le menu de votre navigateur.",
  back: "Retour à l’annonce",
  addPhone: "Ajouter le téléphone",
  phone: "Tél.",
  scan: "Photos et contact : scannez ce code",
  codeLabel: "Code QR de l’annonce",
  printedFor: (site: string) => `Annonce publiée sur ${site}`,
  notice: "Document d’information sans valeur contractuelle, établi d’après l’annonce en ligne.",
  sample: "Annonce d’exemple, bien imaginaire",
});

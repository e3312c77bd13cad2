import { catalogue } from "#app/i18n/words.ts";

export const searchMapWords = /* @__PURE__ */ catalogue("search-map", {
  title: "Les annonces sur la carte",
  followMoves: "Chercher en déplaçant la carte",
  searchHere: "Chercher dans cette zone",
  draw: "Dessiner une zone",
  drawHelp: "Entourez une zone d’un seul trait, ou posez ses coins l’un après l’autre.",
  drawKeys: "Au clavier : déplacez la carte avec les flèches, Entrée pose un point au centre, Échap abandonne.",
  drawPoints: (count: number) => `${count} ${count > 1 ? "points posés" : "point posé"}`,
  drawFlat: "Ce tracé n’entoure aucune surface : faites le tour du lieu cherché.",
  change: "Modifier la zone",
  changeHelp: "Déplacez les points. Touchez la carte pour en ajouter un.",
  changeKeys:
    "Au clavier : Tab va d’un point à l’autre, les flèches le déplacent, Entrée en ajoute un, Suppr le retire, Échap abandonne.",
  corner: (number: number) => `Point ${number} de la zone`,
  cornerHelp: "Les flèches le déplacent, Entrée ajoute un point, Suppr le retire.",
  corners: (count: number) => `${count} points`,
  drawFinish: "Valider la zone",
  drawCancel: "Abandonner",
  backTo: (places: string) => `Revenir ${places}`,
  eraseArea: "Effacer la zone",
  cluster: (count: number, formatted: string) => `${formatted} ${count > 1 ? "annonces" : "annonce"} ici : agrandir`,
  marker: (price: string) => `Annonce à ${price}`,
  close: "Fermer",
  total: (count: number, formatted: string) =>
    count === 0
      ? "Aucune annonce sur cette carte ni à ses abords"
      : `${formatted} ${count > 1 ? "annonces" : "annonce"} sur cette carte et à ses abords`,
  failed: "La carte n’a pas pu charger les annonces. Déplacez-la pour réessayer.",
});

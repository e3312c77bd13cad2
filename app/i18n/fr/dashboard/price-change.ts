import { formatCount } from "#app/i18n/measures.ts";
import { catalogue } from "#app/i18n/words.ts";

const people = (count: number, many: string, one: string) =>
  count === 1 ? `1 personne ${one}` : `${formatCount(count)} personnes ${many}`;

/** The consequences of a new price, before and after it is stored, and the refusals. */
export const priceChangeWords = /* @__PURE__ */ catalogue("price-change", {
  title: {
    vente: (to: string, from: string) => `Nouveau prix : ${to} au lieu de ${from}`,
    location: (to: string, from: string) => `Nouveau loyer : ${to} au lieu de ${from}`,
  },
  perMonth: "/mois",
  outdated: "L’annonce a changé entre-temps. Relisez avant d’enregistrer :",
  /** Texts by kind of change. */
  kinds: {
    first: (): string => "Le nouveau montant remplace l’ancien.",
    same: (): string => "Le montant reste le même.",
    "other-offer": (): string => "Le nouveau montant remplace l’ancien.",
    correction: (_percent: string, { correctionHours }: { correctionHours: number }) =>
      `Correction dans les ${correctionHours} heures de la publication : elle remplace l’ancien montant, dont rien ne reste affiché.`,
    drop: (percent: string) => `Baisse de ${percent} : l’annonce l’affiche, avec l’ancien montant.`,
    "slight-drop": (_percent: string, { leastDropPercent }: { leastDropPercent: number }) =>
      `Cette baisse, inférieure à ${leastDropPercent} %, n’est pas affichée comme « Baisse de prix ».`,
    rise: (percent: string) => `Hausse de ${percent}.`,
  },
  percent: (formatted: string) => `${formatted} %`,
  lessThanPercent: (formatted: string) => `moins de ${formatted} %`,
  endsDrop: "La mention « Baisse de prix » disparaît de l’annonce.",
  nobody: "Personne n’est prévenu par e-mail.",
  nobodyToTell: "Personne n’a ce bien en favori et aucune alerte n’y correspond : aucun e-mail ne part.",
  told: ({ favourites, alerts, isLeast }: { favourites: number; alerts: number; isLeast: boolean }) => {
    const groups = [
      favourites > 0 ? people(favourites, "qui ont ce bien en favori", "qui a ce bien en favori") : "",
      alerts > 0 ? people(alerts, "dont une alerte correspond", "dont une alerte correspond") : "",
    ].filter(Boolean);
    const end = favourites + alerts === 1 ? "sera prévenue par e-mail." : "seront prévenues par e-mail.";
    return `${isLeast ? "Au moins " : ""}${groups.join(" et ")} ${end}`;
  },
  threads: (count: number) =>
    count === 1
      ? "L’échange en cours sur ce bien l’indiquera."
      : `Les ${count} échanges en cours sur ce bien l’indiqueront.`,
  figures: {
    priceWithoutFees: (amount: string, percent: string) =>
      `Les honoraires restent de ${percent} % : le prix hors honoraires devient ${amount}.`,
    rentBase: (amount: string, _percent: string) => `Les charges ne changent pas : le loyer de base devient ${amount}.`,
    deposit: (amount: string, _percent: string) => `Le dépôt de garantie suit le loyer : il devient ${amount}.`,
  },
  unusual: (factor: string) => `Attention : c’est ${factor} que jusqu’ici. Vérifiez le nombre de zéros.`,
  unlikely: "Ce montant est bien trop bas pour ce type de bien. Un prix fictif trompe les visiteurs.",
  save: "Enregistrer",
  cancel: "Annuler",
  done: {
    vente: (title: string, price: string) => `« ${title} » est maintenant à ${price}.`,
    location: (title: string, price: string) => `Le loyer de « ${title} » est maintenant de ${price}.`,
  },
  see: "Voir l’annonce",
  correct: "Ce montant n’est pas enregistré",
  refusals: {
    same: "C’est déjà le montant de l’annonce.",
    not_allowed:
      "Votre rôle ne permet pas de changer un prix. Demandez-le à un agent ou à un administrateur de votre organisation.",
    not_on_show: "Le prix se change ici tant que l’annonce est en ligne.",
    too_many: "Vous avez changé beaucoup d’annonces en peu de temps. Réessayez dans une heure.",
  },
  byForm: "L’annonce ne peut pas être mise à jour ainsi :",
  byFormText: "Le formulaire s’ouvre avec ce montant ; rien n’est publié d’ici là.",
  openForm: "Continuer dans le formulaire",
});

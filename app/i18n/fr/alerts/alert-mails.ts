import type { AlertFrequency, ListingEventKind } from "#app/domain/alert.ts";
import { catalogue } from "#app/i18n/words.ts";

/** `name`: title and place of the home. `stage`: the stage of a home under negotiation, « Sous offre »; else null. */
type Home = { name: string; price: string; stage: string | null };

const homes = (count: number) => (count === 1 ? "un bien" : `${count} biens`);

export const alertMailWords = /* @__PURE__ */ catalogue("alert-mails", {
  greeting: "Bonjour,",
  frequencies: {
    immediate: "dès qu’un bien correspond à la recherche",
    daily: "chaque jour à 8 h",
    weekly: "chaque lundi à 8 h",
  } satisfies Record<AlertFrequency, string>,
  confirm: {
    subject: (search: string) => `Confirmez votre alerte : ${search}`,
    text: ({ site, search, frequency }: { site: string; search: string; frequency: string }) =>
      `Une alerte a été demandée pour cette adresse sur ${site} : « ${search} ». Une fois confirmée, nous vous écrirons ${frequency}.`,
    more: (search: string) => `${search}, et d’autres critères`,
    action: "Voir et confirmer l’alerte",
    note: "Si vous n’avez rien demandé, ignorez ce message : sans confirmation, aucune alerte ne vous sera envoyée et la demande sera effacée sous sept jours.",
  },
  subjects: {
    new: ({ name, price }: Home) => `Nouveau, ${price} : ${name}`,
    back: ({ name, price }: Home) => `De nouveau disponible, ${price} : ${name}`,
    cheaper: ({ name, price }: Home) => `Baisse de prix, ${price} : ${name}`,
    negotiation: ({ name, stage }: Home) => `${stage ?? "Négociation en cours"} : ${name}`,
    gone: ({ name }: Home) => `Plus disponible : ${name}`,
  } satisfies Record<ListingEventKind, (home: Home) => string>,
  marks: {
    new: "Nouveau",
    back: "De nouveau disponible",
    cheaper: "Baisse de prix",
    negotiation: "En négociation",
    gone: "Plus disponible",
    drop: (from: string, to: string) => `Baisse de prix : ${from} → ${to}`,
  },
  perMonth: (price: string) => `${price} par mois`,
  alert: {
    subject: (count: number, name: string) => `${homes(count)} pour votre recherche : ${name}`,
    text: (count: number, name: string) =>
      count === 1
        ? `Un bien correspond à votre recherche « ${name} ».`
        : `${count} biens correspondent à votre recherche « ${name} ».`,
    more: (count: number) =>
      count === 1
        ? "Un autre bien vous attend avec tous les résultats."
        : `${count} autres biens vous attendent avec tous les résultats.`,
    action: (count: number) => (count === 1 ? "Voir toute la recherche" : "Voir tous les résultats"),
    note: (frequency: string) =>
      `Vous recevez ce message parce que vous avez créé cette alerte. Nous vous écrivons ${frequency}.`,
    change: "Voir ou modifier mes alertes",
    end: "Arrêter cette alerte",
  },
  favourites: {
    back: ({ name, price }: Home) => `De nouveau en ligne, ${price} : ${name}`,
    backMark: "De nouveau en ligne",
    /** Subjects of mails about several homes, with the same event or different ones. */
    subjects: {
      cheaper: (count: number) => `Baisse de prix pour ${count} de vos favoris`,
      negotiation: (count: number) => `${count} de vos favoris sont en négociation`,
      gone: (count: number) => `${count} de vos favoris ne sont plus disponibles`,
      back: (count: number) => `${count} de vos favoris sont de nouveau en ligne`,
      mixed: (count: number) => `Du nouveau pour ${count} de vos favoris`,
    },
    texts: {
      cheaper: (count: number) =>
        count === 1 ? "Le prix de l’un de vos favoris a baissé." : `Le prix de ${count} de vos favoris a baissé.`,
      negotiation: (count: number) =>
        count === 1
          ? "Une négociation a commencé pour l’un de vos favoris."
          : `Une négociation a commencé pour ${count} de vos favoris.`,
      gone: (count: number) =>
        count === 1
          ? "L’un de vos favoris n’est plus disponible :"
          : `${count} de vos favoris ne sont plus disponibles :`,
      back: (count: number) =>
        count === 1
          ? "L’un de vos favoris, que nous vous avions dit indisponible, est de nouveau en ligne."
          : `${count} de vos favoris, que nous vous avions dits indisponibles, sont de nouveau en ligne.`,
      mixed: (count: number) => `Il y a du nouveau pour ${count} de vos favoris.`,
    },
    more: (count: number) =>
      count === 1
        ? "Un autre vous attend dans « Mes favoris »."
        : `${count} autres vous attendent dans « Mes favoris ».`,
    gone: (title: string, place: string) => `« ${title} », ${place}, n’est plus disponible.`,
    named: (title: string, place: string) => `« ${title} », ${place}.`,
    similar: "Des biens semblables sont en ligne : vous les trouverez ci-dessous.",
    similarMark: "Bien semblable",
    action: "Voir mes favoris",
    note: "Vous recevez ce message parce que vous gardez des biens en favoris. Choisissez ces messages dans « Mes favoris ».",
    end: "Ne plus recevoir de messages sur mes favoris",
  },
  list: {
    subject: (site: string) => `Vos alertes sur ${site}`,
    text: "Voici le lien que vous avez demandé : il ouvre la liste de vos alertes, où vous pouvez les suspendre, les modifier ou y mettre fin.",
    action: "Voir mes alertes",
    note: "Ce lien donne accès à vos alertes : gardez-le pour vous. Si vous n’avez rien demandé, ignorez ce message.",
  },
  quiet: {
    subject: (site: string) => `Souhaitez-vous garder vos alertes sur ${site} ?`,
    text: (count: number) =>
      count === 1
        ? "Votre alerte n’a reçu aucun clic depuis un an. Sans réponse de votre part sous trente jours, elle s’arrêtera et sera effacée."
        : `Vos ${count} alertes n’ont reçu aucun clic depuis un an. Sans réponse de votre part sous trente jours, elles s’arrêteront et seront effacées.`,
    action: "Garder mes alertes",
    note: "Si vous n’en avez plus besoin, vous n’avez rien à faire.",
  },
});

import { catalogue } from "#app/i18n/words.ts";

export const offlineWords = /* @__PURE__ */ catalogue("offline", {
  title: "Vous êtes hors ligne",
  text: "Ce qui est à l’écran reste lisible ; vos favoris et ce que vous écrivez sont enregistrés ici. Les autres pages attendent le retour du réseau.",
  heldPage: "La page demandée n’a pas pu être ouverte.",
  heldForm: "Votre formulaire n’est pas parti : rien de ce que vous avez écrit n’est perdu.",
  back: "Vous êtes de nouveau en ligne",
  retry: "Réessayer",
  stillOffline: "Toujours pas de réseau.",
  unreachable: "Le site ne répond pas encore : réessayez dans un moment.",
  networkTitle: "Le réseau ne répond pas",
  networkText:
    "Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez : ce que vous aviez écrit ou gardé vous attend.",
});

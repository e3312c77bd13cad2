import { type Phrase, say, type Tale } from "./tale.ts";

/** The last sentence: visits, papers, the lease. Nothing that the law forbids to ask or to promise. */
export function closing(tale: Tale): string {
  if (tale.home.propertyType === "terrain") return say(tale, plot);
  if (!tale.isSale) return say(tale, tale.isAgent ? agentRent : ownerRent);
  return say(tale, tale.isAgent ? agentSale : ownerSale);
}

const agentSale: Phrase[] = [
  "Visites sur rendez-vous, y compris le samedi.",
  "Plans et diagnostics transmis sur demande.",
  "Notre équipe se tient à votre disposition pour organiser une visite.",
  "Contactez-nous : nous répondons à toutes vos questions avant la visite.",
  "Une visite virtuelle peut être envoyée sur demande.",
  "Dossier complet disponible : diagnostics, plan coté, taxe foncière.",
  "Nous vous accompagnons de la première visite à la signature chez le notaire.",
  (t) => (t.home.propertyType === "maison" ? "Diagnostics, plan et relevé cadastral disponibles à l’agence." : null),
  (t) =>
    t.home.propertyType === "appartement"
      ? "Règlement de copropriété et procès-verbaux d’assemblée consultables à l’agence."
      : null,
];
const ownerSale: Phrase[] = [
  "Visites en soirée ou le week-end, sur rendez-vous.",
  "Tous les diagnostics sont prêts, je les envoie volontiers.",
  "Je réponds à vos questions par message et fais visiter moi-même.",
  "Agences s’abstenir, merci. Visites possibles dès cette semaine.",
  "Factures d’énergie et de travaux à disposition lors de la visite.",
];
const agentRent: Phrase[] = [
  (t) =>
    t.home.furnished ? "Le logement est loué meublé, avec un inventaire détaillé." : "Le logement est loué vide.",
  "Le dossier se compose des seules pièces prévues par la loi.",
  "Visites en semaine et le samedi matin.",
  "Bail d’habitation classique, état des lieux établi par l’agence.",
  "Visites sur rendez-vous ; réponse aux candidatures sous trois jours ouvrés.",
  "Les candidatures sont étudiées dans l’ordre d’arrivée.",
  "Dépôt du dossier en ligne après la visite.",
];
const ownerRent: Phrase[] = [
  (t) =>
    t.home.furnished
      ? "Logement loué meublé, vaisselle et literie comprises."
      : "Logement loué vide, bail de trois ans.",
  "Location directe, sans honoraires.",
  "Je fais visiter moi-même, en fin de journée ou le samedi.",
  "Propriétaire à proximité, disponible en cas de besoin.",
  "Seules les pièces prévues par la loi vous seront demandées.",
];
const plot: Phrase[] = [
  "L’étude de sol est disponible sur demande.",
  "Le certificat d’urbanisme peut être consulté.",
  "Le bornage a été réalisé.",
  "Vous pouvez le voir librement depuis la rue avant de prendre rendez-vous.",
  "Le règlement d’urbanisme et le plan cadastral sont à disposition.",
];

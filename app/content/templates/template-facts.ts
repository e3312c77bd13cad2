import type { LegalNotice } from "#app/brand/legal-notice.server.ts";

/** What the settings and the legal notice know of the portal, for the templates of its pages. */
export type TemplateFacts = {
  name: string;
  /** Origin of the public address. */
  url: string;
  /** Null while the notice is the example. */
  notice: Omit<LegalNotice, "exemple"> | null;
  logins: string[];
  /** Who gives the maps' background, and the positions of addresses; null without. */
  mapHost: string | null;
  geocoderHost: string | null;
  /** Where pictures are stored elsewhere than on the machine. */
  pictureHost: string | null;
  mailHost: string | null;
};

/** What an operator must still write. */
export const toComplete = (what: string): string => `**À compléter : ${what}**`;

export const publisherOf = ({ notice }: TemplateFacts): string =>
  notice
    ? [notice.editeur.nom, notice.editeur.forme, notice.editeur.adresse].filter((part) => part !== "").join(", ")
    : toComplete("nom et adresse de l’éditeur");

export const mailOf = ({ notice }: TemplateFacts): string =>
  notice ? `[${notice.editeur.courriel}](mailto:${notice.editeur.courriel})` : toComplete("adresse e-mail de contact");

export const hostOf = ({ notice }: TemplateFacts): string =>
  notice ? [notice.hebergeur.nom, notice.hebergeur.adresse].join(", ") : toComplete("nom et adresse de l’hébergeur");

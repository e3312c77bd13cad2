import type { LegalNotice } from "#app/brand/legal-notice.server.ts";

/** Facts about the portal from the settings and the legal notice, for the templates of its pages. */
export type TemplateFacts = {
  name: string;
  /** Origin of the public address. */
  url: string;
  /** The legal notice; null while it is the example. */
  notice: Omit<LegalNotice, "exemple"> | null;
  logins: string[];
  /** The host of the maps' background, and of the geocoder; null without one. */
  mapHost: string | null;
  geocoderHost: string | null;
  /** The host of the pictures; null where they are on the machine. */
  pictureHost: string | null;
  mailHost: string | null;
};

/** A mark for a text that the operator must still write. */
export const toComplete = (what: string): string => `**À compléter : ${what}**`;

export const publisherOf = ({ notice }: TemplateFacts): string =>
  notice
    ? [notice.editeur.nom, notice.editeur.forme, notice.editeur.adresse].filter((part) => part !== "").join(", ")
    : toComplete("nom et adresse de l’éditeur");

export const mailOf = ({ notice }: TemplateFacts): string =>
  notice ? `[${notice.editeur.courriel}](mailto:${notice.editeur.courriel})` : toComplete("adresse e-mail de contact");

export const hostOf = ({ notice }: TemplateFacts): string =>
  notice ? [notice.hebergeur.nom, notice.hebergeur.adresse].join(", ") : toComplete("nom et adresse de l’hébergeur");

/** The tab's storage key for the typed fields of a report. */
export const reportFormKey = (kind: string, id: string): string => `bienvu:signaler:${kind}:${id}`;

/** The page that shows the state of a report, by the secret of a mail. */
export const reportStateHref = (secret: string): string => `/signaler/suivi?jeton=${encodeURIComponent(secret)}`;

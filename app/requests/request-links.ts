/** The pages where a seeker without an account confirms an address, and follows the request. */
export const confirmHref = (secret: string): string => `/demandes/confirmer?jeton=${encodeURIComponent(secret)}`;
export const followHref = (secret: string): string => `/demandes/suivre?jeton=${encodeURIComponent(secret)}`;

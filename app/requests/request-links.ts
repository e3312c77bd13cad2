/** Where whoever has no account proves an address, and where they follow their request. */
export const confirmHref = (secret: string): string => `/demandes/confirmer?jeton=${encodeURIComponent(secret)}`;
export const followHref = (secret: string): string => `/demandes/suivre?jeton=${encodeURIComponent(secret)}`;

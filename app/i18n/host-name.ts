/** What readers know the host of a map or of addresses by: `ign`, the words for the IGN, where it is the IGN's. */
export const nameHost = (host: string, ign: string): string => (host === "data.geopf.fr" ? ign : host);

/** A readable name for the host of a map or geocoder; `ign` is the text for the IGN's hosts. */
export const nameHost = (host: string, ign: string): string => (host === "data.geopf.fr" ? ign : host);

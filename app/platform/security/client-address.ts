/** Set by the server on every request; what a visitor sends under this name is dropped. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

export const clientAddress = (request: Request): string => request.headers.get(CLIENT_ADDRESS_HEADER) ?? "";

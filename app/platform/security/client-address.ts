/** Header that the server sets on every request; a visitor's own value is dropped. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

export const clientAddress = ({ headers }: Pick<Request, "headers">): string =>
  headers.get(CLIENT_ADDRESS_HEADER) ?? "";

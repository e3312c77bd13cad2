/** The terminal command that sends a file with a key. */
export const pushCommand = (address: string, key: string): string =>
  [
    `curl --fail-with-body ${address} \\`,
    `  -H "Authorization: Bearer ${key}" \\`,
    `  -H 'Content-Disposition: attachment; filename="agence.zip"' \\`,
    `  -H "Content-Type: application/zip" --data-binary @agence.zip`,
  ].join("\n");

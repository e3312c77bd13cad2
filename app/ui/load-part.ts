/** Addresses of loaded files, and of the files that these import. */
const loaded = new Set<string>();

/**
 * Imports a part of the page's script in place of Vite's function; `files`: the part's file and its style sheets. All imports are
 * fetched first, since a fetch can be repeated: browsers before summer 2026 keep a failed import until the page closes.
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  const addresses = files.map((file) => `/${file}`);
  const fetched = new Set<string>();
  await fetchAll(addresses, fetched);
  await Promise.all(addresses.filter(isStyleSheet).map(addStyleSheet));
  const part = await load();
  for (const address of fetched) loaded.add(address);
  return part;
}

async function fetchAll(addresses: string[], fetched: Set<string>): Promise<void> {
  const missing = addresses.filter((address) => !fetched.has(address) && !isLoaded(address));
  for (const address of missing) fetched.add(address);
  await Promise.all(missing.map(async (address) => fetchAll(await fetchOne(address), fetched)));
}

// The page's own files have links in its head; React Router adds a # to links of style sheets.
const isLoaded = (address: string) =>
  loaded.has(address) || document.querySelector(`link[href^="${address}"]`) !== null;

/** Returns the addresses of the scripts that this one imports. */
async function fetchOne(address: string): Promise<string[]> {
  const text = await fetch(address).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (text === null) throw failureOf(address);
  return isStyleSheet(address)
    ? []
    : [...text.matchAll(/\b(?:from|import)"\.(\/[\w.-]+)"/g)].map(([, name]) => `/assets${name}`);
}

async function addStyleSheet(address: string): Promise<void> {
  if (document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href^="${address}"]`)?.sheet) return;
  // A link that has failed fires no further event.
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  await new Promise((done, fail) => {
    link.addEventListener("load", done);
    link.addEventListener("error", fail);
    document.head.append(link);
  }).catch(() => {
    link.remove();
    throw failureOf(address);
  });
}

const isStyleSheet = (address: string) => address.endsWith(".css");

/** Worded like the browsers' own error, so that the error page recognises it. */
const failureOf = (address: string) => new TypeError(`Failed to load module ${address}`);

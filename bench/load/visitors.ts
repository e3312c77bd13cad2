/** The headers of Chromium, so that all servers read as much as for real visitors. */
export const browserHeaders = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "Accept-Encoding": "gzip, deflate, br",
  "Accept-Language": "fr-FR,fr;q=0.9,en;q=0.8",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Site": "none",
  "Upgrade-Insecure-Requests": "1",
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36",
};

/** An address of the network for benchmarks (RFC 2544); limits count each address as one visitor. */
export const visitorAddress = (number: number): string =>
  `198.${18 + (Math.floor(number / 65_536) % 2)}.${Math.floor(number / 256) % 256}.${number % 256}`;

import type { RequestListener } from "node:http";

const RETRY_AFTER_SECONDS = 600;

/** Answers everything with one self-contained page, so that it stands also when nothing else does. */
export function maintenancePage(siteName: string): RequestListener {
  const name = siteName.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const page = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Maintenance en cours – ${name}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 2rem;
    background: #fbf8f3; color: #1d2733; font: 1.125rem/1.6 Figtree, system-ui, sans-serif; }
  main { max-width: 34rem; }
  p.brand { font: 600 1.5rem Fraunces, Georgia, serif; color: #1f4b5a; }
  h1 { font: 600 clamp(2rem, 6vw, 3rem)/1.1 Fraunces, Georgia, serif; margin: 0 0 1rem; }
  @media (prefers-color-scheme: dark) { body { background: #12191f; color: #ece7de; } p.brand { color: #9cc9d6; } }
</style>
</head>
<body>
<main>
<p class="brand">${name}</p>
<h1>Nous revenons dans quelques minutes</h1>
<p>Le site est en maintenance. Les annonces et vos données sont en sécurité ; rechargez cette page un peu plus tard.</p>
</main>
</body>
</html>
`;
  return (_request, response) => {
    response.writeHead(503, {
      "Content-Type": "text/html; charset=utf-8",
      "Retry-After": String(RETRY_AFTER_SECONDS),
      "Cache-Control": "no-store",
    });
    response.end(page);
  };
}

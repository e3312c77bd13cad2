// The health check of the image: exits with 0 when the portal on this machine can serve pages.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;

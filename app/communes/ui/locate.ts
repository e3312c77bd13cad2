import { roundPosition } from "../round-position.ts";

/** The commune nearest to a visitor, or why it is not known. */
type Located = { ok: true; slug: string; name: string } | { ok: false; code: "denied" | "unavailable" | "farAway" };

const TIMEOUT_MS = 15_000;
/** A position of some minutes ago is exact enough for a search. */
const MOST_AGE_MS = 300_000;

/** Asks the browser for the position and the server for the commune. The position is rounded to about 100 m, and not stored. */
export async function locate(): Promise<Located> {
  let position: GeolocationPosition;
  try {
    position = await readPosition();
  } catch (error) {
    const isDenied = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
    return { ok: false, code: isDenied ? "denied" : "unavailable" };
  }
  const { latitude, longitude } = position.coords;
  try {
    const response = await fetch("/api/lieux", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ latitude: roundPosition(latitude), longitude: roundPosition(longitude) }),
    });
    if (response.ok) return { ok: true, ...((await response.json()) as { slug: string; name: string }) };
    return { ok: false, code: response.status === 404 ? "farAway" : "unavailable" };
  } catch {
    return { ok: false, code: "unavailable" };
  }
}

const readPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT_MS, maximumAge: MOST_AGE_MS });
  });

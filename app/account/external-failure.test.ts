import { expect, test } from "vitest";
import { translateFailure } from "./external-failure.ts";

test.each([
  [
    "/connexion?avis=socialFailed&error=access_denied&error_description=The+user+said+no",
    "/connexion?avis=socialCancelled",
  ],
  [
    "/connexion?suite=%2Fpublier&avis=socialFailed&error=access_denied",
    "/connexion?suite=%2Fpublier&avis=socialCancelled",
  ],
  ["/connexion?avis=socialFailed&error=email_not_found", "/connexion?avis=socialNoEmail"],
  ["/connexion?avis=socialFailed&error=state_mismatch", "/connexion?avis=socialFailed"],
  ["/connexion?avis=socialFailed&error=constructor", "/connexion?avis=socialFailed"],
  ["/publier?error=access_denied", "/publier?error=access_denied"],
])("a return from the provider to %s redirects to %s", (location, expected) => {
  expect(translateFailure(location)).toBe(expected);
});

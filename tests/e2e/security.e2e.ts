import { expect, type Page, test, visit } from "../setup/journeys/journey.ts";

/** Violations of the page's policy from now on, as `open` reports them in the console. */
function refusalsIn(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    const refusal = /^the policy refuses (.*)$/.exec(message.text());
    if (refusal) refused.push(refusal[1]!);
  });
  return refused;
}

test("a script, a handler or a style in a text does not run, on a public or a private page", async ({
  open,
  accounts,
}) => {
  const { cookies } = await accounts.sessionOf({ email: "agence@example.org" });
  const first = await open("/healthz", {
    tolerates: /Content Security Policy|the policy refuses|React error #418/,
  });
  for (const path of ["/annonceurs", "/espace"]) {
    if (path === "/espace") await first.context().addCookies(cookies);
    const page = await first.context().newPage();
    const refusals = refusalsIn(page);
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const injected =
        '<script>injected = 1</script><img src="/nulle-part.png" alt="" onerror="injected = 2"><p style="color:red">x</p><base href="https://mal.example/"><script src="https://mal.example/x.js"></script>';
      await route.fulfill({ response: answer, body: (await answer.text()).replace("<main", `${injected}<main`) });
    });
    await page.route("**/nulle-part.png", (route) =>
      route.fulfill({ status: 200, contentType: "image/png", body: "" }),
    );
    await visit(page, path);
    await expect
      .poll(() => refusals, path)
      .toEqual(
        expect.arrayContaining([
          "script-src-elem inline",
          "script-src-attr inline",
          "style-src-attr inline",
          "base-uri https://mal.example/",
          "script-src-elem https://mal.example/x.js",
        ]),
      );
    expect(await page.evaluate(() => "injected" in globalThis), path).toBe(false);
  }
});

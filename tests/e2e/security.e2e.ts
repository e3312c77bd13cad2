import { expect, type Page, test, visit } from "../setup/journey.ts";

/** What the page's policy refuses from now on, as `open` makes it heard in the console. */
function refusalsIn(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    const refusal = /^the policy refuses (.*)$/.exec(message.text());
    if (refusal) refused.push(refusal[1]!);
  });
  return refused;
}

for (const [kind, path] of [
  ["public", "/annonceurs"],
  ["private", "/espace"],
] as const) {
  test(`a script, a handler or a style in a text does not run on a ${kind} page`, async ({ open, accounts }) => {
    const page = await open("/healthz", {
      tolerates: /Content Security Policy|the policy refuses|React error #418/,
      ...(kind === "private" && { storageState: await accounts.sessionOf({ email: "agence@example.org" }) }),
    });
    const refusals = refusalsIn(page);
    await page.route(/\/(annonceurs|espace)$/, async (route) => {
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
      .poll(() => refusals)
      .toEqual(
        expect.arrayContaining([
          "script-src-elem inline",
          "script-src-attr inline",
          "style-src-attr inline",
          "base-uri https://mal.example/",
          "script-src-elem https://mal.example/x.js",
        ]),
      );
    expect(await page.evaluate(() => "injected" in globalThis)).toBe(false);
  });
}

for (const [path, status] of [
  ["/%E0%A4%A", 404],
  [`/?${"x".repeat(9_000)}`, 414],
] as const) {
  // What its policy refused would fail `open`.
  test(`a refusal in one plain page is styled under a policy without any script: ${path.slice(0, 20)}`, async ({
    open,
  }) => {
    const page = await open("/healthz", { tolerates: new RegExp(String(status)) });
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(status);
    expect(answer!.headers()["content-security-policy"]).toMatch(/(^|; )default-src 'none'(;|$)/);
    await expect(page.locator("main")).not.toHaveCSS("max-width", "none");
  });
}

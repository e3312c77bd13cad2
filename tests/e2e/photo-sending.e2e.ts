import { inMatrix } from "../setup/journeys/journey.ts";
import { decompressionBomb, heicFile, makePicture } from "../factories/pictures.ts";
import {
  chooser,
  expect,
  jpeg,
  jpegs,
  LIMIT,
  order,
  storedOrder,
  type Page,
  revisit,
  test,
  tiles,
} from "../setup/journeys/photo-journeys.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

/** Holds a page's uploads back until they are released. */
async function holdSending(page: Page) {
  const held: (() => Promise<void>)[] = [];
  await page.route("**/envoi?*", (route) => void held.push(() => route.continue().catch(() => {})));
  return {
    count: () => held.length,
    async letGo() {
      await page.unroute("**/envoi?*");
      for (const go of held) await go();
    },
  };
}

test(
  "ten photos are uploaded in order, each with a bar that moves by five points at most; the eleventh is refused",
  inMatrix,
  async ({ openStep }) => {
    test.slow(); // Ten bars of two seconds.
    const page = await openStep();
    await page.evaluate(() => {
      const series: Record<string, number[]> = {};
      Object.assign(window, { series });
      const note = (bar: Element) =>
        (series[bar.getAttribute("aria-label")!] ??= []).push(Number(bar.getAttribute("value")));
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (target instanceof HTMLProgressElement && type === "attributes") note(target);
          for (const node of addedNodes) if (node instanceof Element) node.querySelectorAll("progress").forEach(note);
        }
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["value"] });
    });
    const files = await jpegs(11);
    await chooser(page).setInputFiles(files);
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText(LIMIT);
    // A bar takes at least two seconds, and a few photos are uploaded at once.
    await expect(tiles(page)).toHaveCount(10, { timeout: 15_000 * timeoutFactor });
    await expect(page.getByText("10 photos sur 10")).toBeVisible();

    const series = await page.evaluate(() => (window as unknown as { series: Record<string, number[]> }).series);
    expect(Object.keys(series).toSorted()).toEqual(
      files
        .slice(0, 10)
        .map(({ name }) => `Envoi de ${name}`)
        .toSorted(),
    );
    for (const values of Object.values(series)) {
      expect([values[0], values.at(-1)]).toEqual([0, 100]);
      for (const [index, value] of values.slice(1).entries()) {
        expect(value - values[index]!).toBeGreaterThanOrEqual(0);
        expect(value - values[index]!).toBeLessThanOrEqual(5);
      }
    }

    await expect.poll(() => storedOrder(page)).toEqual(await order(page));
    await revisit(page);
    await expect(tiles(page)).toHaveCount(10);
    await chooser(page).setInputFiles([files[10]!]);
    await expect(alert).toHaveText(LIMIT);
    await expect(tiles(page)).toHaveCount(10);
  },
);

test(
  "three uploads run at once; one is cancelled midway, and leaves nothing; leaving the page asks first",
  inMatrix,
  async ({ openStep }) => {
    const page = await openStep();
    const sending = await holdSending(page);
    await chooser(page).setInputFiles(await jpegs(5));
    await expect.poll(sending.count).toBe(3);
    await expect(page.getByText("En attente")).toHaveCount(2);
    await page.getByRole("button", { name: "Annuler l’envoi de vue-2.jpg" }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(4);
    await expect.poll(sending.count).toBe(4);
    await page.getByRole("link", { name: "Précédent" }).click();
    const dialog = page.getByRole("dialog", { name: "Des photos sont encore en cours d’envoi" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Rester sur la page" }).click();
    await expect(dialog).toBeHidden();
    await sending.letGo();
    await expect(tiles(page)).toHaveCount(4);
    await revisit(page);
    await expect(tiles(page)).toHaveCount(4);
    await expect(page.getByText("4 photos sur 10")).toHaveCount(1);
  },
);

test("a failed upload is retried, by a button or once online; without a session it leads to the login", async ({
  openStep,
}) => {
  const page = await openStep({ tolerates: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });
  await page.route("**/envoi?*", (route) => route.abort());
  await chooser(page).setInputFiles(await jpegs(1));
  await expect(page.getByText("L’envoi n’est pas arrivé en entier.")).toBeVisible();
  await page.unroute("**/envoi?*");
  await page.getByRole("button", { name: "Réessayer l’envoi de vue-1.jpg" }).click();
  await expect(tiles(page)).toHaveCount(1);

  // The connection is back before the browser gives the request up, and does not carry the next one yet.
  let giveUp = () => {};
  const begun = new Promise<void>((done) => {
    let count = 0;
    void page.route("**/envoi?*", (route) => {
      count += 1;
      if (count === 1) return ((giveUp = () => void route.abort()), done());
      return count === 2 ? route.abort() : route.continue();
    });
  });
  await page.context().setOffline(true);
  await chooser(page).setInputFiles([await jpeg("hors-ligne.jpg")]);
  await expect(page.getByText("Pas de connexion : l’envoi reprendra")).toBeVisible();
  await begun;
  await page.context().setOffline(false);
  await expect(page.getByText("Pas de connexion")).toHaveCount(0);
  giveUp();
  await expect(tiles(page)).toHaveCount(2);
  await page.unroute("**/envoi?*");

  await page.context().clearCookies();
  await chooser(page).setInputFiles([await jpeg("sans-session.jpg")]);
  await expect(page.getByText("Votre session est terminée.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Se reconnecter" })).toHaveAttribute(
    "href",
    `/connexion?suite=${encodeURIComponent(new URL(page.url()).pathname)}`,
  );
});

test("photos can be dropped, and the same picture is added once", inMatrix, async ({ openStep }) => {
  const page = await openStep();
  const picture = await makePicture().png().toBuffer();
  const drop = async (name: string) => {
    const files = await page.evaluateHandle(
      ({ base64, name }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name));
        return transfer;
      },
      { base64: picture.toString("base64"), name },
    );
    await page.locator("form[enctype='multipart/form-data']").dispatchEvent("drop", { dataTransfer: files });
  };
  // The name does not matter: the bytes do.
  await drop("sans-extension");
  await expect(tiles(page)).toHaveCount(1);
  await drop("encore.txt");
  await expect(page.getByText("encore.txt est déjà parmi vos photos.")).toBeAttached();
  await expect(tiles(page)).toHaveCount(1);
});

test("files that are no photos are refused with advice, unsent or by the server, each with its reason", async ({
  openStep,
}) => {
  test.slow(); // Files of up to 15 MB are handed to the browser.
  const page = await openStep({ tolerates: /422/ });
  let sent = 0;
  await page.route("**/envoi?*", (route) => ((sent += 1), route.continue()));
  const heavy = Buffer.concat([await makePicture().jpeg().toBuffer(), Buffer.alloc(15 * 1_048_576)]);
  await chooser(page).setInputFiles([
    { name: "IMG_0042.HEIC", mimeType: "image/heic", buffer: heicFile() },
    { name: "plan.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7 un plan") },
    { name: "lourde.jpg", mimeType: "image/jpeg", buffer: heavy },
    { name: "vide.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
  ]);
  const alert = page.getByRole("alert");
  await expect(alert.getByText("« Le plus compatible »")).toBeVisible();
  const told = await alert.getByRole("listitem").allTextContents();
  expect(told.map((line) => line.replaceAll(/\s/g, " "))).toEqual([
    expect.stringContaining("IMG_0042.HEIC : Cette photo est au format HEIC de l’iPhone"),
    "plan.jpg : Ce fichier n’est pas une photo JPEG, PNG, WebP ou AVIF.",
    "lourde.jpg : Cette photo dépasse 15 Mo. Choisissez une version plus légère.",
    "vide.png : Ce fichier est vide.",
  ]);
  expect(sent).toBe(0);

  const whole = await makePicture().jpeg().toBuffer();
  await chooser(page).setInputFiles([
    { name: "bombe.png", mimeType: "image/png", buffer: await decompressionBomb() },
    { name: "coupee.jpg", mimeType: "image/jpeg", buffer: whole.subarray(0, Math.round(whole.length / 2)) },
    {
      name: "double.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.concat([whole, Buffer.from("<!doctype html><script>alert(1)</script>")]),
    },
  ]);
  await expect(page.getByText("Cette photo dépasse 60 mégapixels.")).toBeVisible();
  await expect(page.getByText("Cette photo est abîmée ou incomplète.")).toBeVisible();
  await expect(page.getByText("Ce fichier contient autre chose qu’une photo")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Réessayer/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Retirer bombe.png de la liste" }).click();
  await expect(page.locator("li[data-photo]")).toHaveCount(2);
  await revisit(page);
  await expect(page.locator("li[data-photo]")).toHaveCount(0);
});

import { AxeBuilder } from "@axe-core/playwright";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { decompressionBomb, heicFile, makePicture, photographWithPosition } from "../factories/pictures.ts";
import { useBrowser } from "../setup/browser.ts";
import { type Cookies, logInAs } from "../setup/log-in.ts";

const { open } = useBrowser();
const LIMIT = "Vous pouvez ajouter jusqu'à 10 images";
let storageState: Cookies;

beforeAll(async () => {
  // Not a test's own page: its visit is over before the first test begins.
  storageState = await logInAs(await open("/"), "proprietaire@example.org");
});

const stepOf = (draft: string) => `/publier/${draft}/photos`;
const openStep = (draft: string, options: Parameters<typeof open>[1] = {}) => open(stepOf(draft), { storageState, ...options });
const jpeg = async (name: string, options = {}) => ({ name, mimeType: "image/jpeg", buffer: await makePicture({ width: 320, height: 240, ...options }).jpeg().toBuffer() });
const jpegs = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => jpeg(`vue-${index + 1}.jpg`)));
const chooser = (page: Page) => page.getByLabel("Choisir des photos");
const tiles = (page: Page) => page.locator("li[data-photo]").filter({ has: page.getByRole("button", { name: /^Retirer la photo/ }) });
const order = (page: Page) => tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute("data-photo")));

// A bar takes two seconds at least.
const hasTiles = (page: Page, count: number) => expect.poll(() => tiles(page).count(), { timeout: 30_000 }).toBe(count);

/** The order that the server answers to a new visit. */
async function orderKept(page: Page): Promise<(string | null)[]> {
  const html = await (await page.request.get(page.url())).text();
  return [...html.matchAll(/data-photo="([^"]+)"/g)].map((match) => match[1]!);
}

async function withPhotos(count: number, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await openStep(randomUUID(), options);
  await chooser(page).setInputFiles(await jpegs(count));
  await hasTiles(page, count);
  await expect.poll(() => orderKept(page)).toEqual(await order(page));
  return page;
}

describe("sending", () => {
  test("ten photos are sent, each with a bar that advances by five points at most up to 100, in the order chosen; the eleventh is refused", async () => {
    const page = await openStep(randomUUID());
    await page.evaluate(() => {
      const series: Record<string, number[]> = {};
      Object.assign(window, { series });
      const note = (bar: Element) => (series[bar.getAttribute("aria-label")!] ??= []).push(Number(bar.getAttribute("value")));
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
    await alert.waitFor();
    expect((await alert.textContent())?.trim()).toBe(LIMIT);
    await hasTiles(page, 10);
    await page.getByText("10 photos sur 10").waitFor();

    const series = await page.evaluate(() => (window as unknown as { series: Record<string, number[]> }).series);
    expect(Object.keys(series).toSorted()).toEqual(files.slice(0, 10).map(({ name }) => `Envoi de ${name}`).toSorted());
    for (const values of Object.values(series)) {
      expect([values[0], values.at(-1)]).toEqual([0, 100]);
      for (const [index, value] of values.slice(1).entries()) {
        expect(value - values[index]!).toBeGreaterThanOrEqual(0);
        expect(value - values[index]!).toBeLessThanOrEqual(5);
      }
    }

    await expect.poll(() => orderKept(page)).toEqual(await order(page));
    await page.reload();
    expect(await tiles(page).count()).toBe(10);
    await chooser(page).setInputFiles([files[10]!]);
    await alert.waitFor();
    expect((await alert.textContent())?.trim()).toBe(LIMIT);
    expect(await tiles(page).count()).toBe(10);
  });

  test("no more than three are sent at once; one is cancelled while it is sent, and leaves nothing", async () => {
    const page = await openStep(randomUUID());
    const held: (() => Promise<void>)[] = [];
    await page.route("**/envoi?*", (route) => void held.push(() => route.continue().catch(() => {})));
    await chooser(page).setInputFiles(await jpegs(5));
    await expect.poll(() => held.length).toBe(3);
    expect(await page.getByText("En attente").count()).toBe(2);
    await page.getByRole("button", { name: "Annuler l’envoi de vue-2.jpg" }).click();
    await expect.poll(() => page.getByRole("progressbar").count()).toBe(4);
    await expect.poll(() => held.length).toBe(4);
    await page.unroute("**/envoi?*");
    for (const go of held) await go();
    await hasTiles(page, 4);
    await page.reload();
    expect(await tiles(page).count()).toBe(4);
    expect(await page.getByText("4 photos sur 10").count()).toBe(1);
  });

  test("a photo that did not arrive can be sent again, and goes by itself when the connection comes back", async () => {
    const page = await openStep(randomUUID(), { tolerates: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });
    await page.route("**/envoi?*", (route) => route.abort());
    await chooser(page).setInputFiles(await jpegs(1));
    await page.getByText("L’envoi n’est pas arrivé en entier.").waitFor();
    await page.unroute("**/envoi?*");
    await page.getByRole("button", { name: "Réessayer l’envoi de vue-1.jpg" }).click();
    await hasTiles(page, 1);

    await page.context().setOffline(true);
    await chooser(page).setInputFiles([await jpeg("hors-ligne.jpg")]);
    await page.getByText("Pas de connexion : l’envoi reprendra").waitFor();
    await page.context().setOffline(false);
    await hasTiles(page, 2);
    expect(await page.getByText("Pas de connexion").count()).toBe(0);
  });

  test("photos are dropped too, and the same picture is there once", async () => {
    const page = await openStep(randomUUID());
    const picture = await makePicture().png().toBuffer();
    const drop = async (name: string) => {
      const files = await page.evaluateHandle(({ base64, name }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
        return transfer;
      }, { base64: picture.toString("base64"), name });
      await page.locator("form[enctype='multipart/form-data']").dispatchEvent("drop", { dataTransfer: files });
    };
    // The name says nothing: the bytes do.
    await drop("sans-extension");
    await hasTiles(page, 1);
    await drop("encore.txt");
    await page.getByText("encore.txt est déjà parmi vos photos.").waitFor({ state: "attached" });
    expect(await tiles(page).count()).toBe(1);
  });

  test("leaving while photos are sent is asked about", async () => {
    const page = await openStep(randomUUID());
    const held: (() => Promise<void>)[] = [];
    await page.route("**/envoi?*", (route) => void held.push(() => route.continue().catch(() => {})));
    await chooser(page).setInputFiles(await jpegs(1));
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole("link", { name: "Précédent" }).click();
    const dialog = page.getByRole("dialog", { name: "Des photos sont encore en cours d’envoi" });
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Rester sur la page" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.unroute("**/envoi?*");
    await held[0]!();
    await hasTiles(page, 1);
  });

  test("where the session has ended, one is told and led back", async () => {
    const page = await openStep(randomUUID());
    await page.context().clearCookies();
    await chooser(page).setInputFiles(await jpegs(1));
    await page.getByText("Votre session est terminée.").waitFor();
    expect(await page.getByRole("link", { name: "Se reconnecter" }).getAttribute("href")).toBe(`/connexion?suite=${encodeURIComponent(new URL(page.url()).pathname)}`);
  });
});

describe("refusing", () => {
  test("what is no photo, too heavy or of an iPhone's own format is refused with help, unsent", async () => {
    const page = await openStep(randomUUID());
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
    await alert.getByText("« Le plus compatible »").waitFor();
    const told = await alert.getByRole("listitem").allTextContents();
    expect(told.map((line) => line.replaceAll(/\s/g, " "))).toEqual([
      expect.stringContaining("IMG_0042.HEIC : Cette photo est au format HEIC de l’iPhone"), "plan.jpg : Ce fichier n’est pas une photo JPEG, PNG, WebP ou AVIF.",
      "lourde.jpg : Cette photo dépasse 15 Mo. Choisissez une version plus légère.", "vide.png : Ce fichier est vide.",
    ]);
    expect(sent).toBe(0);
  });

  test("a bomb, a photo cut short and one that hides a page are refused by the server, each with its reason", async () => {
    const page = await openStep(randomUUID(), { tolerates: /422/ });
    const whole = await makePicture().jpeg().toBuffer();
    await chooser(page).setInputFiles([
      { name: "bombe.png", mimeType: "image/png", buffer: await decompressionBomb() },
      { name: "coupee.jpg", mimeType: "image/jpeg", buffer: whole.subarray(0, Math.round(whole.length / 2)) },
      { name: "double.jpg", mimeType: "image/jpeg", buffer: Buffer.concat([whole, Buffer.from("<!doctype html><script>alert(1)</script>")]) },
    ]);
    await page.getByText("Cette photo dépasse 60 mégapixels.").waitFor();
    await page.getByText("Cette photo est abîmée ou incomplète.").waitFor();
    await page.getByText("Ce fichier contient autre chose qu’une photo").waitFor();
    expect(await page.getByRole("button", { name: /^Réessayer/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Retirer bombe.png de la liste" }).click();
    expect(await page.locator("li[data-photo]").count()).toBe(2);
    await page.reload();
    expect(await page.locator("li[data-photo]").count()).toBe(0);
  });

  test("what is served tells nothing of where and with what the photo was taken, and stands upright", async () => {
    const page = await openStep(randomUUID());
    await chooser(page).setInputFiles([{ name: "salon.jpg", mimeType: "image/jpeg", buffer: await photographWithPosition() }]);
    await hasTiles(page, 1);
    const addresses = await tiles(page).locator("img").getAttribute("srcset");
    for (const address of addresses!.split(", ").map((candidate) => candidate.split(" ")[0]!)) {
      const bytes = await (await page.request.get(address)).body();
      const { exif, xmp, icc, width, height } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc }).toEqual({});
      expect(height!).toBeGreaterThan(width!);
      expect(bytes.includes("GPS") || bytes.includes("Secret")).toBe(false);
    }
  });
});

describe("arranging", () => {
  test("the keyboard moves photos, keeps its place and is told where they went", async () => {
    const page = await withPhotos(3);
    const [first, second, third] = await order(page);
    await page.getByRole("button", { name: "Avancer la photo 3" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Photo déplacée en position 2 sur 3.").waitFor({ state: "attached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Avancer la photo 2");
    await page.keyboard.press("Enter");
    await expect.poll(() => order(page)).toEqual([third, first, second]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Avancer la photo 1");
    await page.keyboard.press("Enter");
    await page.getByText("Cette photo est déjà la première.").waitFor({ state: "attached" });
    expect(await tiles(page).first().getByText("Photo principale").count()).toBe(1);
    await expect.poll(() => orderKept(page)).toEqual([third, first, second]);
  });

  test("the mouse drags photos, and Escape gives up", async () => {
    const page = await withPhotos(3, { viewport: { width: 1280, height: 1400 } });
    const [first, second, third] = await order(page);
    const middle = async (index: number) => {
      const box = (await tiles(page).nth(index).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 4] as const;
    };
    const [from, to] = [await middle(2), await middle(0)];
    const drag = async () => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 8 });
    };
    await drag();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await order(page)).toEqual([first, second, third]);
    await drag();
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual([third, first, second]);
    await expect.poll(() => orderKept(page)).toEqual([third, first, second]);
  });

  test("a finger drags photos by their grip", async () => {
    const page = await withPhotos(3, { viewport: { width: 390, height: 1600 }, hasTouch: true, isMobile: true });
    const [first, second, third] = await order(page);
    expect(await page.getByLabel("Prendre une photo").getAttribute("capture")).toBe("environment");
    const grip = (await tiles(page).nth(1).locator("[data-grip]").boundingBox())!;
    const target = (await tiles(page).nth(0).boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const [from, to] = [{ x: grip.x + 22, y: grip.y + 22 }, { x: target.x + 60, y: target.y + 60 }];
    await send("touchStart", [from]);
    for (let step = 1; step <= 8; step++) await send("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
    await send("touchEnd", []);
    await expect.poll(() => order(page)).toEqual([second, first, third]);
    await expect.poll(() => orderKept(page)).toEqual([second, first, third]);
  });

  test("a photo is removed and another described, for good", async () => {
    const page = await withPhotos(3);
    const [first, , third] = await order(page);
    await page.getByRole("button", { name: "Retirer la photo 2" }).click();
    await page.getByText("Photo retirée, il en reste 2.").waitFor({ state: "attached" });
    await page.getByLabel("Décrivez la photo 2").fill("Séjour ouvert sur le jardin");
    await page.getByLabel("Décrivez la photo 1").focus();
    await page.getByText("Enregistré", { exact: true }).waitFor();
    await page.reload();
    expect(await order(page)).toEqual([first, third]);
    expect(await page.getByLabel("Décrivez la photo 2").inputValue()).toBe("Séjour ouvert sur le jardin");
    expect(await page.getByRole("img", { name: "Séjour ouvert sur le jardin" }).count()).toBe(1);
  });

  test("a change that could not be kept is told, and is kept when tried again", async () => {
    const page = await withPhotos(2, { tolerates: /ERR_FAILED/ });
    const [first, second] = await order(page);
    await page.route("**/rangement", (route) => route.abort());
    await page.getByRole("button", { name: "Reculer la photo 1" }).click();
    await page.getByText("Ce changement n’a pas pu être enregistré.").waitFor();
    await page.unroute("**/rangement");
    await page.getByRole("alert").getByRole("button", { name: "Réessayer" }).click();
    await expect.poll(() => orderKept(page)).toEqual([second, first]);
    expect(await page.getByText("Ce changement n’a pas pu être enregistré.").count()).toBe(0);
  });
});

describe("without JavaScript", () => {
  test("several photos are sent at once, those refused are named, and the others are arranged", async () => {
    const page = await openStep(randomUUID(), { javaScriptEnabled: false, tolerates: /422/, viewport: { width: 360, height: 740 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByText("Choisissez au moins une photo.").waitFor();
    await chooser(page).setInputFiles([...(await jpegs(3)), { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heicFile() }]);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByRole("alert").getByText("IMG_1.HEIC").waitFor();
    const [first, second, third] = await order(page);
    await page.getByRole("button", { name: "Avancer la photo 3" }).click();
    await expect.poll(() => order(page)).toEqual([first, third, second]);
    await page.getByLabel("Décrivez la photo 1").fill("Façade");
    await page.locator("li[data-photo]").first().getByRole("button", { name: "Enregistrer" }).click();
    await expect.poll(() => page.getByRole("img", { name: "Façade" }).count()).toBe(1);
    await page.getByRole("button", { name: "Retirer la photo 2" }).click();
    await expect.poll(() => order(page)).toEqual([first, second]);
  });

  test("the eleventh photo is refused in the same words", async () => {
    const page = await openStep(randomUUID(), { javaScriptEnabled: false, tolerates: /422/ });
    await chooser(page).setInputFiles(await jpegs(11));
    await page.getByRole("button", { name: "Envoyer" }).click();
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect((await alert.textContent())?.trim()).toBe(LIMIT);
    expect(await tiles(page).count()).toBe(10);
  });
});

test("the step speaks English too", async () => {
  const page = await openStep(randomUUID());
  await page.context().addCookies([{ name: "langue", value: "en", url: new URL(page.url()).origin }]);
  await page.reload();
  await page.getByLabel("Choose photos").setInputFiles(await jpegs(1));
  await page.getByRole("button", { name: "Remove photo 1" }).waitFor();
  expect(await page.getByText("Main photo").count()).toBe(1);
});

test.each([
  ["light", 360], ["light", 1440], ["dark", 360], ["dark", 1440],
] as const)("in the %s theme, %i pixels wide, the step is accessible in every state and fits its window", async (colorScheme, width) => {
  const page = await withPhotos(2, { colorScheme, viewport: { width, height: 900 }, tolerates: /ERR_FAILED|422/ });
  await page.route("**/envoi?*", (route) => (route.request().postDataBuffer() ? route.abort() : route.continue()));
  await chooser(page).setInputFiles([await jpeg("perdue.jpg"), { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heicFile() }]);
  await page.getByRole("button", { name: "Réessayer l’envoi de perdue.jpg" }).waitFor();
  await page.unroute("**/envoi?*");
  await page.route("**/envoi?*", () => {});
  await chooser(page).setInputFiles([await jpeg("en-route.jpg")]);
  await page.getByRole("progressbar").waitFor();
  // Colours fade in.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const small = await page.locator("main :is(button, a, label:has(input[type=file]))").evaluateAll((all) => all.filter((one) => one.checkVisibility() && (one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44)).map((one) => one.outerHTML));
  expect(small).toEqual([]);
});

import { test } from "../setup/journeys/journey.ts";
import { pictureOnly, savePicture, themes } from "../setup/journeys/pictures.ts";
import { portalMails } from "./mails.ts";

for (const mail of portalMails)
  test(`mail: ${mail.title}`, pictureOnly, async ({ open, portal }) => {
    const page = await open("/annonces?transactionType=vendre&propertyType=appartement", { tolerates: /./ });
    const sources = await page
      .locator("main article img[srcset]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("src")!));
    const hashes = [...new Set(sources.map((source) => source.split("/")[2]!))].slice(0, 3);
    const site = { SITE_URL: portal.address, SITE_NAME: "bienvu", PORT: 0, CURRENCY: "EUR" } as const;
    if (mail.isWithoutPictures) await page.route(/\/(media|brand)\//, (route) => route.abort());
    // At an address of the portal, whose pictures no other site may show, and without the policy of its pages.
    await page.route("**/mail", (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: mail.write(site, hashes).html }),
    );
    await page.goto("/mail");
    for (const width of [360, 768])
      for (const colorScheme of themes) {
        await page.setViewportSize({ width, height: 640 });
        await page.emulateMedia({ colorScheme });
        await savePicture(page, `${mail.name}-${width}-${colorScheme}`);
      }
  });

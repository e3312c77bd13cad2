import { beforeAll, expect, test } from "vitest";
import { accountScreens } from "../screens/account-screens.ts";
import { advertiserScreens } from "../screens/advertiser-screens.ts";
import { publicScreens } from "../screens/public-screens.ts";
import type { World } from "../screens/screen.ts";
import { openWorld } from "../screens/world.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal();
let world: World;
beforeAll(async () => {
  world = await openWorld({ db: portal.db, openAccount: portal.accounts.openAccount });
});

for (const { name, as, path } of [...publicScreens, ...accountScreens, ...advertiserScreens])
  test(`as sent by the server, every control works or is disabled: ${name}`, async () => {
    const headers: HeadersInit = as ? { cookie: await portal.accounts.cookieOf(world.accounts[as]) } : {};
    const page = await (await portal.fetch(path(world), { headers })).text();
    expect(page).toContain("</main>");
    expect(idleControls(page)).toEqual([]);
  });

/** The enabled controls in a page's HTML that do nothing: outside of a form, or buttons that do not submit it. */
function idleControls(page: string): string[] {
  let forms = 0;
  const idle: string[] = [];
  for (const [tag, end, name, attributes] of page.matchAll(/<(\/?)(form|button|input|select|textarea)\b([^>]*)>/g)) {
    if (name === "form") forms += end ? -1 : 1;
    else if (!end && !works(name!, attributes!, forms > 0)) idle.push(tag);
  }
  return idle;
}

function works(name: string, attributes: string, isInForm: boolean): boolean {
  // The browser itself handles commands, and a checkbox that only CSS reads.
  if (/ (?:disabled|commandfor|data-only-differences)="/.test(attributes)) return true;
  return (isInForm || / form="/.test(attributes)) && (name !== "button" || / type="submit"/.test(attributes));
}

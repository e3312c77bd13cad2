import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });
const query = (text: string) => portal.db.$client.query(text);
const openToday = async (role: "operator" | "moderator" = "operator") =>
  openVisitor(portal, "/administration", { as: await portal.accounts.openOperator(role), provenAt: new Date() });

test("a button runs a failed job again; a later click gets a message", async () => {
  await query("insert into jobs.job (name, state) values ('compute-market-prices', 'failed')");
  const [first, second] = [await openToday(), await openToday()];
  expect(first.page.one("main").text).toContain("Calculer les prix du marché");
  await first.press(/^Relancer/);
  expect(first.page.one("main").text).toContain("Les tâches repartent.");
  await second.press(/^Écarter/);
  expect(second.status).toBe(409);
  expect(second.page.one("main").text).toContain("quelqu’un les a déjà relancées ou écartées");
});

test("each task links to the page where it is done; a moderator sees no technical tasks", async () => {
  await query(
    "insert into mails (recipient, subject, text, html, given_up_at) values ('a@example.org', 's', 't', 'h', now())",
  );
  const operator = await openToday();
  await operator.follow(/^E-mails abandonnés : 1/);
  expect(operator.path).toBe("/administration/courriels");
  await operator.open("/administration");
  await operator.follow(/^Sauvegarde/);
  expect(operator.path).toMatch(/^\/administration\/reglages/);
  expect(operator.page.one("main").text).toContain("Planifiez-la chaque nuit");
  const moderator = await openToday("moderator");
  expect(moderator.page.one("main").text).not.toContain("Sauvegarde");
});

test("on its first day a figure names the date of its first count, and no change", async () => {
  await query("delete from daily_figures");
  await query("insert into daily_figures values (current_date, 'alerts', 3)");
  const main = (await openToday()).page.one("main");
  expect(main.text).toMatch(/Alertes actives\s*3\s*Compté depuis le /);
  expect(main.text).not.toContain("Sans changement");
  expect(main.element.querySelector("svg[role=img]")).toBeNull();
});

test("figures are drawn, with a text in place of the drawing", async () => {
  await query(
    "insert into daily_figures values (current_date - 1, 'accounts', 1200), (current_date, 'accounts', 1250)",
  );
  const visitor = await openToday();
  const drawing = visitor.page.one("main").element.querySelector("svg[role=img]")!;
  expect(drawing.getAttribute("aria-label")).toMatch(/^Du .* de 1\s200 à 1\s250, 1\s250 au plus\.$/);
  expect(drawing.querySelector("polyline")!.getAttribute("points")).toBe("0,32 200,0");
});

test("the settings show no secret, and say that a proxy is not trusted", async () => {
  const visitor = await openVisitor(portal, "/administration/reglages", {
    as: await portal.accounts.openOperator(),
    provenAt: new Date(),
  });
  expect(visitor.page.one("main").text).not.toContain(portal.secret);
  expect(visitor.page.one("main").text).toContain("Les adresses des visiteurs sont lues comme il faut.");
});

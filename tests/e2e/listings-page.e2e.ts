import { expect, test, visit, inMatrix } from "../setup/journeys/journey.ts";

test("on a phone, the page links fit on one line on every page", inMatrix, async ({ open }) => {
  const page = await open("about:blank", { viewport: { width: 360, height: 740 }, isEarly: true });
  for (const number of [1, 2, 20])
    await test.step(`page ${number}`, async () => {
      await visit(page, `/annonces?page=${number}`);
      const shown = page.getByRole("navigation", { name: "Pages de résultats" }).locator("li:visible");
      const heights = await shown.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().y + item.getBoundingClientRect().height / 2)),
      );
      expect(heights.length).toBeGreaterThan(4);
      expect(new Set(heights).size).toBe(1);
    });
});

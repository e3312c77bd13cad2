import { expect, test } from "../setup/journey.ts";

const phone = { viewport: { width: 360, height: 740 } };

for (const number of [1, 2, 20]) {
  test(`on a phone, the page links around page ${number} fit on one line`, async ({ open }) => {
    const page = await open(`/annonces?page=${number}`, phone);
    const shown = page.getByRole("navigation", { name: "Pages de résultats" }).locator("li:visible");
    const heights = await shown.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().y + item.getBoundingClientRect().height / 2)),
    );
    expect(heights.length).toBeGreaterThan(4);
    expect(new Set(heights).size).toBe(1);
  });
}

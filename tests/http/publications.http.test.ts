import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

test("another's listing is not listed, and nothing is done to it", async () => {
  const mine = await portal.accounts.openDesk({ listings: [{ title: "La mienne" }] });
  const other = await portal.accounts.openDesk({ listings: [{ title: "Celle du voisin" }] });
  const { id, reference } = other.listings[0]!;
  const headers = { Cookie: await portal.accounts.cookieOf(mine.account) };
  const all = await (await portal.fetch("/publications", { headers })).text();
  expect(all).toContain("La mienne");
  expect(all).not.toContain("Celle du voisin");
  const found = await (await portal.fetch("/publications?q=voisin", { headers })).text();
  expect(found).toContain("Aucune annonce ne correspond.");
  const act = async (body: Record<string, string>) => {
    const sent = { method: "POST", headers, body: new URLSearchParams(body), redirect: "manual" } as const;
    return (await portal.fetch("/publications", sent)).status;
  };
  expect(await act({ do: `retirer ${reference}` })).toBe(409);
  expect(await act({ do: "transmettre", confirmed: "yes", listing: reference })).toBe(409);
  expect(await act({ do: `modifier ${reference}` })).toBe(404);
  expect(await act({ do: `dupliquer ${reference}` })).toBe(404);
  expect(await act({ do: "vendre" })).toBe(400);
  const { rows } = await portal.db.$client.query("select status from listings where id = $1", [id]);
  expect(rows).toEqual([{ status: "disponible" }]);
});

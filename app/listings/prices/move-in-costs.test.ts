import { expect, test } from "vitest";
import { moveInCosts } from "./move-in-costs.ts";

const price = { amount: 890_00, charges: 80_00, deposit: 810_00, tenantFees: 520_00, inventoryFee: 195_00 };

test("the first month, the deposit and the fees are due on entry; what they include is not counted twice", () => {
  expect(moveInCosts(price)).toEqual({
    rows: [
      { key: "rent", amount: 810_00 },
      { key: "charges", amount: 80_00 },
      { key: "firstMonth", amount: 890_00 },
      { key: "deposit", amount: 810_00 },
      { key: "fees", amount: 520_00 },
      { key: "inventory", amount: 195_00 },
    ],
    total: 2_220_00,
  });
});

test("without charges, deposit and fees only the rent is due", () => {
  const none = { charges: null, deposit: null, tenantFees: null, inventoryFee: null };
  expect(moveInCosts({ ...price, ...none })).toEqual({
    rows: [
      { key: "firstMonth", amount: 890_00 },
      { key: "deposit", amount: 0 },
      { key: "fees", amount: 0 },
    ],
    total: 890_00,
  });
});

import { expect, test } from "vitest";
import { questionSchema } from "./request.schema.ts";

test.each([
  ["", "emailRequired"],
  ["  ", "emailRequired"],
  ["pas une adresse", "emailInvalid"],
])("the address « %s » is refused as %s", (email, problem) => {
  const read = questionSchema.safeParse({ name: "Zoé", email, message: "Bonjour" });
  expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([["email", problem]]);
});

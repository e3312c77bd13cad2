import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["zoe@example.org", "zoe@example.org"],
  ["Zoe+12@Example.org", "zoe@example.org"],
  ["zoe+a+b@example.org", "zoe@example.org"],
  ["z.oe@example.org", "z.oe@example.org"],
  ["z.o.e+annonces@gmail.com", "zoe@gmail.com"],
  ["Z.oe@googlemail.com", "zoe@gmail.com"],
  ["zoe@notgmail.com", "zoe@notgmail.com"],
  ["zoe+a@mail+b.example", "zoe@mail+b.example"],
  ["+1@example.org", "+1@example.org"],
  ["zoe", "zoe"],
])("%s reaches %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

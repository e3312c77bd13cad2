import { expect, test } from "vitest";
import type { BlockKind } from "#app/domain/block.ts";
import { blockReader, readBlock } from "./blocks.server.ts";

test.each<[BlockKind, string, string | null]>([
  ["domain", "Arnaque.Example", "arnaque.example"],
  ["domain", "jean@arnaque.example", "arnaque.example"],
  ["domain", "arnaque", null],
  ["network", "192.0.2.77", "192.0.2.77/32"],
  ["network", "192.0.2.77/24", "192.0.2.0/24"],
  ["network", "2001:db8:1:2:3::4", "2001:db8:1:2::/64"],
  ["network", "192.0.0.0/8", null],
  ["network", "192.0.2", null],
  ["telephone", "06 12 34 56 78", "0612345678"],
  ["telephone", "+33 6 12 34 56 78", "0612345678"],
  ["telephone", "12", null],
])("a rule on a %s: « %s »", (kind, typed, value) => {
  const read = readBlock(kind, typed);
  expect(read.ok ? read.value : null).toBe(value);
});

test.each<[BlockKind, string, string[], boolean]>([
  ["domain", "arnaque.example", ["Bonjour", "Jean@Arnaque.example "], true],
  ["domain", "arnaque.example", ["j’ai reçu un message de jean@arnaque.example hier"], false],
  ["domain", "arnaque.example", ["jean@pas-arnaque.example"], false],
  ["network", "192.0.2.0/24", [], true],
  ["network", "198.51.100.0/24", [], false],
  ["telephone", "0612345678", ["Appelez-moi au 06.12.34.56.78 ce soir"], true],
  ["telephone", "0612345678", ["+33612345678"], true],
  ["telephone", "0612345678", ["+33 (0)6 12 34 56 78"], true],
  ["telephone", "0612345678", ["06/12/34/56/78", "x"], true],
  ["telephone", "0612345678", ["０６ · 12 – 34\u200b56 78"], true],
  ["telephone", "0612345678", ["06 12 34 le 56 78"], false],
  ["telephone", "0612345678", ["75011 Paris 3 06 12 34 56 78 2"], true],
  ["telephone", "0612345678", ["tel0612345678svp"], true],
  ["telephone", "0612345678", ["O6 I2 34 56 78", "x"], true],
  ["telephone", "0612345678", ["0️⃣6️⃣ 1️⃣2️⃣ ③④ 56 78"], true],
  ["telephone", "0612345678", ["zéro six 12 trente-quatre 56 78"], true],
  ["telephone", "0612345678", ["Zéro-six, douze, trente quatre, CINQUANTE-SIX et soixante-dix-huit"], true],
  ["telephone", "0612345678", ["zéro\nsix\nun\ndeux\ntrois quatre cinq six sept huit"], true],
  ["telephone", "0171809198", ["zéro un soixante et onze quatre-vingts quatre-vingt-onze quatre-vingt-dix-huit"], true],
  ["telephone", "0612345678", ["06........12........34........56........78"], true],
  ["telephone", "0612345678", ["О6 12 34 56 78"], true],
  ["telephone", "0612345678", ["٠٦ ١٢ ٣٤ ٥٦ ٧٨", "x"], true],
  ["telephone", "0612345678", ["०६ १२ ३४ ५६ ७८"], true],

  ["telephone", "0612345678", ["réf. 10612345678"], false],
  ["telephone", "0612345678", ["réf. 06123456789"], false],
  ["telephone", "0612345678", ["6 pièces, 12 m², lot 345678"], false],
  ["telephone", "41221234567", ["0041 22 123 45 67"], true],
  ["domain", "arnaque.example", ["jean@sous.arnaque.example"], true],
  ["telephone", "0612345678", ["0612345", "678"], false],
])("a rule on the %s %s matches %j: %s", (kind, value, texts, expected) => {
  expect(blockReader([{ kind, value }], "192.0.2.9")(texts) !== null).toBe(expected);
});

test("a body made of digits is read once, whatever the number of rules", () => {
  const blocks = Array.from({ length: 1_000 }, (_, index) => ({
    kind: "telephone" as const,
    value: `06${String(index).padStart(8, "0")}`,
  }));
  expect(blockReader(blocks, "192.0.2.9")(["0 1.2-3(4)5 6 7 8 9 ".repeat(50_000)])).toBeNull();
});

test("a number behind spaces or invisible characters is read, however many there are", () => {
  const read = blockReader([{ kind: "telephone", value: "0612345678" }], "192.0.2.9");
  for (const padding of [" ", "\u200B", "\n\0"])
    expect(read([`${padding.repeat(30_000)}06 12 34 56 78`])).not.toBeNull();
});

import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { anyText } from "#tests/factories/any-text.ts";
import { collect } from "#tests/setup/data/collect.ts";
import { ArchiveFault } from "./archive-refusal.ts";
import { MAX_COLUMNS, MAX_RECORD_BYTES } from "./limits.ts";
import { readRecords, type RecordItem } from "./read-records.server.ts";

async function* inPieces(content: string | Buffer, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(content: string | Buffer, size?: number): Promise<RecordItem[]> {
  return collect(readRecords(inPieces(content, size)));
}

const columnsOf = (items: RecordItem[]) => items.flatMap((item) => (item.kind === "record" ? [item.columns] : []));
const endOf = (items: RecordItem[]) => items.at(-1);

test.each<[string, string, string[][]]>([
  [
    "lines of CRLF",
    '"A"!#"b"\r\n"A"!#"d"\r\n',
    [
      ["A", "b"],
      ["A", "d"],
    ],
  ],
  [
    "lines of LF, the last one without end",
    '"A"!#"b"\n"A"!#"d"',
    [
      ["A", "b"],
      ["A", "d"],
    ],
  ],
  [
    "lines of CR",
    '"A"!#"b"\r"A"!#"d"\r',
    [
      ["A", "b"],
      ["A", "d"],
    ],
  ],
  [
    "blank lines",
    '\r\n \r\n"A"!#"b"\r\n\r\n\r\n"A"!#"d"\r\n\r\n',
    [
      ["A", "b"],
      ["A", "d"],
    ],
  ],
  ["empty fields", '""!#""!#"c"!#""', [["", "", "c", ""]]],
  ["a mark of byte order", '\uFEFF"A"!#"b"', [["A", "b"]]],
  [
    "a mark before each joined file",
    '\uFEFF"A"!#"b"\r\n\uFEFF"B"!#"d"',
    [
      ["A", "b"],
      ["B", "d"],
    ],
  ],
  ["quotes inside a field", '"A"!#"un "vrai" coup"!#"c"', [["A", 'un "vrai" coup', "c"]]],
  ["a quote at a field's end", '"A"!#"TV 40""!#"c"', [["A", 'TV 40"', "c"]]],
  ["a quote at a field's beginning", '"A"!#""Rare" ici"!#"c"', [["A", '"Rare" ici', "c"]]],
  ["doubled quotes", '"A"!#"un ""vrai"" coup"!#"c"', [["A", 'un "vrai" coup', "c"]]],
  ["a field of doubled quotes alone", '"A"!#"""oui"""!#"c"', [["A", '"oui"', "c"]]],
  ["separators inside a field", '"A"!#"x !# y!#"!#"c"', [["A", "x !# y!#", "c"]]],
  [
    "a quoted word before a separator in a text",
    '"A"!#"dit "oui"!# et "non""!#"c"',
    [["A", 'dit "oui"!# et "non"', "c"]],
  ],
  [
    "line ends inside a field",
    '"A"!#"x\r\ny\rz\n"!#"c"\r\n"A"!#"d"!#"e"',
    [
      ["A", "x\ny\nz\n", "c"],
      ["A", "d", "e"],
    ],
  ],
  ["a quote before a line end inside a field", '"A"!#"dit "oui"\r\nà tous"!#"c"', [["A", 'dit "oui"\nà tous', "c"]]],
  [
    "fields without quotes",
    "A!#b!#\r\nA!#d!#e\r\n",
    [
      ["A", "b", ""],
      ["A", "d", "e"],
    ],
  ],
  [
    "some fields without quotes",
    '"A"!#12!#"c"\r\nA!#"d"!#3',
    [
      ["A", "12", "c"],
      ["A", "d", "3"],
    ],
  ],
  [
    "spaces around separators",
    '"A" !# "b"!# "c" \r\n"A" !# "d"!# "e"',
    [
      ["A", "b", "c"],
      ["A", "d", "e"],
    ],
  ],
  [
    "a closing quote that is missing in a line",
    '"A"!#"b!#"c"\r\n"A"!#"d"!#"e"',
    [
      ["A", 'b!#"c'],
      ["A", "d", "e"],
    ],
  ],
  [
    "a last field that is not closed in a line",
    '"A"!#"b\r\n"A"!#"d"',
    [
      ["A", "b"],
      ["A", "d"],
    ],
  ],
  [
    "an agency's name with signs of separators",
    '"A!"!#"b"\r\n"Le "Toit""!#"d"',
    [
      ["A!", "b"],
      ['Le "Toit"', "d"],
    ],
  ],
  ["a title before the first line", 'Export du 3 mai\r\n"A"!#"b"', [["Export du 3 mai"], ["A", "b"]]],
  ["a remark after the last line", '"A"!#"b"\r\nFIN\r\n', [["A", "b"]]],
  ["the end mark of DOS", '"A"!#"b"\r\n\u001A', [["A", "b"]]],
  ["control characters", '"A"!#"a\0b\u0007c\td"', [["A", "abc\td"]]],
])("%s", async (_, content, expected) => {
  for (const size of [1, 7, 100_000]) {
    const items = await read(content, size);
    expect(columnsOf(items)).toEqual(expected);
    expect(endOf(items)).toMatchObject({ kind: "end", isTruncated: false, fault: null });
  }
});

test("the number of a record is that of its first line", async () => {
  const items = await read('\r\n"A"!#"x\r\ny"\r\n\r\n"A"!#"b"\r\n"A"!#"c"');
  expect(items.map((item) => ("line" in item ? item.line : item.lines))).toEqual([2, 5, 6, 6]);
});

test.each<[string, Buffer, string[], string]>([
  ["UTF-8", Buffer.from('"A"!#"été à Nîmes, 100 €"'), ["A", "été à Nîmes, 100 €"], "utf-8"],
  ["ASCII", Buffer.from('"A"!#"b"'), ["A", "b"], "ascii"],
  [
    "Windows-1252",
    latin('"A"!#"\xE9t\xE9 \xE0 N\xEEmes, 100 \x80, l\x92\x9Cil"'),
    ["A", "été à Nîmes, 100 €, l’œil"],
    "windows-1252",
  ],
  ["both in one line", latin('"A"!#"\xE9t\xE9"!#"\xC3\xA9t\xC3\xA9"'), ["A", "été", "été"], "mixed"],
  ["UTF-8 cut in a character", latin('"A"!#"\xC3\xA9t\xC3"'), ["A", "ét"], "utf-8"],
  ["Windows-1252 that ends with an accent", latin('"A"!#"Meubl\xE9"'), ["A", "Meublé"], "windows-1252"],
])("%s is read", async (_, content, columns, encoding) => {
  const items = await read(content, 1);
  expect(columnsOf(items)).toEqual([columns]);
  expect(endOf(items)).toMatchObject({ encoding });
});

function latin(text: string): Buffer {
  return Buffer.from(text, "latin1");
}

test.each([
  ["a field of 10 MB", `"A"!#"${"x".repeat(10_000_000)}"`, "too_long"],
  ["a field of 10 MB in lines", `"A"!#"${"x\r\n".repeat(3_000_000)}"`, "too_long"],
  ["a quote that is never closed", `"A"!#"b!#${"c".repeat(MAX_RECORD_BYTES)}`, "too_long"],
  ["1,000 columns", `"A"${'!#"b"'.repeat(999)}`, "too_many_columns"],
])("%s is broken, and the next line is read", async (_, record, code) => {
  const items = await read(`"A"!#"1"\r\n${record}\r\n"A"!#"2"\r\n"A"!#"3"`, 64 * 1024);
  expect(items.map((item) => (item.kind === "broken" ? item.code : item.kind))).toEqual([
    "record",
    code,
    "record",
    "record",
    "end",
  ]);
  expect(items[1]).toMatchObject({ line: 2, read: expect.stringContaining('"A"!#"') });
});

test("as many columns as allowed are a record", async () => {
  expect(columnsOf(await read(`"A"${'!#"b"'.repeat(MAX_COLUMNS - 1)}`))[0]).toHaveLength(MAX_COLUMNS);
});

test("wherever a file is cut, it is truncated or ends with a whole record", async () => {
  const whole = '"A"!#"b, "c""!#"12"\r\n"A"!#"d\r\ne"!#"3!#4"\r\n"A"!#"f"!#"g"\r\n';
  const secondLine = whole.indexOf('"A"', 1);
  const wholeRecords = [...whole.matchAll(/"(?=\r\n"A|\r\n$)/g)].flatMap(({ index }) => [
    index + 1,
    index + 2,
    index + 3,
  ]);
  for (let at = secondLine; at <= whole.length; at++) {
    const items = await read(whole.slice(0, at));
    expect.soft([at, endOf(items)]).toMatchObject([at, { isTruncated: !wholeRecords.includes(at) }]);
  }
});

test("a fault of the bytes is reported at the end, after whole records", async () => {
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield* inPieces(`"A"!#"1"\r\n"A"!#"${"x".repeat(500)}"\r\n"A"!#"ha`);
    throw new ArchiveFault("damaged");
  }
  const items = await collect(readRecords(failing()));
  expect(items.map(({ kind }) => kind)).toEqual(["record", "end"]);
  expect(endOf(items)).toMatchObject({ isTruncated: true, fault: "damaged" });
});

const csvParse = (content: string, isRelaxed: boolean): string[][] =>
  parse(content, { delimiter: "!#", relax_quotes: isRelaxed, relax_column_count: true });

test("csv-parse either refuses quotes inside quotes, or shifts the columns behind them", () => {
  const content = '"A"!#"TV 40""!#"c"';
  expect(() => csvParse(content, false)).toThrow("Invalid Closing Quote");
  expect(csvParse(content, true)).toEqual([["A", '"TV 40"!#"c"']]);
});

test("well-formed files are read as csv-parse reads them", async () => {
  const field = anyText({ maxLength: 12 }).map((text) => text.replace(/[\p{Cc}\uFEFF\uFFFE\uFFFF"]/gu, ""));
  const record = fc.array(field, { minLength: 2, maxLength: 4 }).map((fields) => ["A", ...fields]);
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 3 }), fc.nat(30), async (records, size) => {
      const columns = Math.min(...records.map(({ length }) => length));
      const equal = records.map((fields) => fields.slice(0, columns));
      const content = equal.map((fields) => `${fields.map((text) => `"${text}"`).join("!#")}\r\n`).join("");
      expect(columnsOf(await read(content, size + 1))).toEqual(csvParse(content, false));
    }),
    { numRuns: 200 },
  );
});

test("any bytes end with one last item, and no text is longer than a record", async () => {
  const pieces = fc.constantFrom('"', "!#", "\r\n", "\n", '"!#"', "A", "\xE9", " ", "\0", "\xEF\xBB\xBF", '"A"!#"');
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 60 }), fc.nat(9), async (parts, size) => {
      const items = await read(latin(parts.join("")), size + 1);
      expect(items.filter(({ kind }) => kind === "end")).toHaveLength(1);
      expect(endOf(items)).toMatchObject({ kind: "end", fault: null });
      expect(items).toEqual(await read(latin(parts.join("")), 1_000));
    }),
    { numRuns: 500 },
  );
});

test("blank lines between and within records change neither the records nor their lines, whatever their number", async () => {
  const blank = fc
    .array(fc.constantFrom("\n", "\r\n", "\r", " \n", "\t \r\n"), { maxLength: 400 })
    .map((lines) => lines.join("").replaceAll("\r\n", "\n").replaceAll("\r", "\n"));
  const texts = fc.array(fc.constantFrom("un", 'dit ""oui""', "de\ntexte", ""), { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(blank, texts, blank), { maxLength: 5 }), fc.nat(900), async (records, size) => {
      let content = "";
      const expected: { line: number; columns: string[] }[] = [];
      for (const [before, fields, within] of records) {
        content += before;
        const columns = ["A", ...fields, `${within}fin`];
        expected.push({
          line: content.split("\n").length,
          columns: columns.map((field) => field.replaceAll('""', '"')),
        });
        content += `${columns.map((field) => `"${field}"`).join("!#")}\n`;
      }
      const items = await read(content, size + 1);
      const found = items.flatMap((item) =>
        item.kind === "record" ? [{ line: item.line, columns: item.columns }] : [],
      );
      expect(found).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test("a million blank lines are looked at a few times only", async () => {
  const looked = vi.spyOn(RegExp.prototype, "test");
  const blank = Buffer.alloc(1_000_000, "\n");
  const items = await read(Buffer.concat([Buffer.from('"A"!#"b"\n'), blank, Buffer.from('"A"!#"c"')]), 65_536);
  const times = looked.mock.calls.length;
  looked.mockRestore();
  expect(items.map((item) => ("line" in item ? item.line : item.lines))).toEqual([1, 1_000_002, 1_000_002]);
  expect(times).toBeLessThan(1_000);
});

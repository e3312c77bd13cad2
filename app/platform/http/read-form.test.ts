import fc from "fast-check";
import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers });
const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
const fields = (count: number) => Array.from({ length: count }, (_, at) => [`f${at}`, "é"] as [string, string]);

test("a form is read as sent, in each encoding", async () => {
  expect([...(await readForm(post(new URLSearchParams(fields(1_500)))))]).toEqual(fields(1_500));
  const sent = new FormData();
  for (const [name, value] of fields(300)) sent.append(name, value);
  sent.append("photo", new File([new Uint8Array(5_000)], "salon.jpg"));
  const read = await readForm(post(sent));
  expect([...read].slice(0, 300)).toEqual(fields(300));
  expect((read.get("photo") as File).size).toBe(5_000);
});

test("more fields than any form has are refused before they are read", async () => {
  const sent = new FormData();
  for (const [name, value] of fields(3_000)) sent.append(name, value);
  for (const request of [post("&".repeat(340_000), urlencoded), post("a=1&".repeat(200_000), urlencoded), post(sent)])
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
});

test("another spelling of the content type does not bypass the limit", async () => {
  const boundary = "-".repeat(30);
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`;
  const body = `${part.repeat(3_000)}--${boundary}--\r\n`;
  for (const type of [
    `multipart/form-data ; boundary=${boundary}`,
    `multipart/form-data; xboundary=zz; boundary=${boundary}`,
    `multipart/form-data; boundary="${[...boundary].map((character) => `\\${character}`).join("")}"`,
  ])
    await expect(readForm(post(body, { "Content-Type": type }))).rejects.toMatchObject({ init: { status: 400 } });
});

/** RFC 2046: one to seventy characters, the last of them no space. */
const boundaries = fc
  .stringMatching(/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/)
  .filter((boundary) => boundary.trimStart() === boundary);

test("a form with any boundary of lawful shape is read as sent", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 30 }).map((typed) => typed.replaceAll(/[\r\n\0]/g, "").trim());
  await fc.assert(
    fc.asyncProperty(boundaries, fc.boolean(), text, async (boundary, isQuoted, typed) => {
      fc.pre(!typed.includes(boundary));
      const head = `--${boundary}\r\nContent-Disposition: form-data; name=`;
      const body = `${head}"a"\r\n\r\n${typed}\r\n${head}"f"; filename="b.csv"\r\n\r\n${typed}\r\n--${boundary}--\r\n`;
      const isToken = /^[\w'+.-]+$/.test(boundary);
      const type = `multipart/form-data; boundary=${isQuoted || !isToken ? `"${boundary}"` : boundary}`;
      const read = await readForm(post(body, { "Content-Type": type }));
      expect([read.get("a"), await (read.get("f") as File).text()]).toEqual([typed, typed]);
    }),
  );
});

test("a body that is no form, is truncated, or cannot be decoded, is refused", async () => {
  const boundary = "-".repeat(30);
  const cut = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nun`;
  const undecodable = `--${boundary}\r\nContent-Disposition: form-data; name="a"; filename*=UTF-8''%ff\r\n\r\nun\r\n--${boundary}--\r\n`;
  for (const request of [
    post("{}", { "Content-Type": "application/json" }),
    post(cut, { "Content-Type": `multipart/form-data; boundary=${boundary}` }),
    post(undecodable, { "Content-Type": `multipart/form-data; boundary=${boundary}` }),
  ])
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
});

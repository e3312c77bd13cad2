import { expect, test } from "vitest";
import { readPhotoFiles } from "./photo-form.server.ts";

const boundary = "-".repeat(30);
const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; name="photos"; ${head}\r\n\r\nun\r\n`;

async function read(...heads: string[]) {
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.from(`${heads.map(part).join("")}--${boundary}--\r\n`, "latin1"),
  });
  const files = [];
  for await (const file of readPhotoFiles(request)) files.push(file);
  return files;
}

test("a file whose name cannot be decoded is read, with a replacement character for the lost bytes", async () => {
  const bytes = Buffer.from("un");
  expect(await read("filename*=UTF-8''%ff")).toEqual([{ file: "\uFFFD", bytes }]);
  expect(await read('filename="a.jpg"', 'filename="\u00FF"')).toEqual([
    { file: "a.jpg", bytes },
    { file: "\uFFFD", bytes },
  ]);
});

test("the whole files before the cut of a truncated form are read", async () => {
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: `${part('filename="a.jpg"')}${part('filename="b.jpg"')}`.slice(0, -3),
  });
  const files = [];
  for await (const file of readPhotoFiles(request)) files.push(file);
  expect(files).toEqual([
    { file: "a.jpg", bytes: Buffer.from("un") },
    { file: "", problem: "lost" },
  ]);
});

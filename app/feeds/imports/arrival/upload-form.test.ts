import { expect, test } from "vitest";
import { readUploadForm } from "./upload-form.server.ts";

const CONTENT = "x".repeat(300_000);

/** A form as a browser sends it, its bytes in pieces; `cut` of them are missing at the end. */
async function formRequest(fill: (form: FormData) => void, { cut = 0 } = {}): Promise<Request> {
  const form = new FormData();
  fill(form);
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const sent = bytes.subarray(0, bytes.length - cut);
  let at = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (at >= sent.length) return controller.close();
      controller.enqueue(sent.subarray(at, (at += 50_000)));
    },
  });
  return new Request("http://localhost/imports", {
    method: "POST",
    headers: { "Content-Type": whole.headers.get("content-type")! },
    body,
    duplex: "half",
  } as RequestInit);
}

const readAll = async (bytes: AsyncIterable<Uint8Array>) => {
  let length = 0;
  for await (const piece of bytes) length += piece.length;
  return length;
};

test("the file of a form comes as a stream, with the texts before it", async () => {
  const request = await formRequest((form) => {
    form.set("commune", "Rennes (35)");
    form.set("fichier", new File([CONTENT], "agence.zip"));
  });
  const read = await readUploadForm(request);
  expect(read).toMatchObject({ fileName: "agence.zip", fields: { commune: "Rennes (35)" } });
  expect(await readAll(read!.bytes)).toBe(CONTENT.length);
});

test("a form that ends in the middle of its file throws", async () => {
  const request = await formRequest((form) => form.set("fichier", new File([CONTENT], "agence.zip")), { cut: 100_000 });
  const read = await readUploadForm(request);
  await expect(readAll(read!.bytes)).rejects.toThrow();
});

test.each([
  ["without a chosen file", (form: FormData) => form.set("fichier", new File([], ""))],
  ["of texts", (form: FormData) => form.set("commune", "Rennes")],
])("a form %s has no file", async (_, fill) => {
  expect(await readUploadForm(await formRequest(fill))).toBeNull();
});

test.each(["text/plain", "multipart/form-data", "multipart/form-data; boundary=", "application/x-www-form-urlencoded"])(
  "a body of the type « %s » has no file",
  async (type) => {
    const request = new Request("http://localhost/imports", {
      method: "POST",
      headers: { "Content-Type": type },
      body: "a=b",
    });
    expect(await readUploadForm(request)).toBeNull();
  },
);

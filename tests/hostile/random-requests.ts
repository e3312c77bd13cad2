import fc from "fast-check";
import type { FoundField, FoundForm } from "./found-forms.ts";
import { hostileName, hostileText } from "./hostile-texts.ts";
import { type KnownRoute, knownRoutes } from "./known-addresses.ts";
import { encodedForm, encodedText, type Field, fileParts, multipartForm, withQuery } from "./request-encoding.ts";
import { type Actor, actors, type Scene, withValues } from "./scene.ts";

/**
 * A request as a failure prints it: values of the scene by their names (`{{owner.draft}}`); each character of target,
 * headers and body is one byte.
 */
export type RandomRequest = {
  route: string;
  actor: Actor;
  method: string;
  target: string;
  headers: Field[];
  body: string;
  /** Sent twice at the same moment. */
  isTwice: boolean;
};

/** The bytes of a request, with a scene's values. */
export function bytesOf({ actor, method, target, headers, body }: RandomRequest, scene: Scene): Buffer {
  const content = Buffer.from(withValues(body, scene), "latin1");
  const sent: Field[] = headers.map(([name, value]) => [name, withValues(value, scene)]);
  const cookies = [scene.cookies[actor], ...sent.filter(([name]) => name === "Cookie").map(([, value]) => value)];
  const lines = [
    `${method} ${withValues(target, scene)} HTTP/1.1`,
    ...(sent.some(([name]) => name === "Host") ? [] : ["Host: localhost"]),
    ...sent.filter(([name]) => name !== "Cookie").map(([name, value]) => `${name}: ${value}`),
    ...(cookies.some(Boolean) ? [`Cookie: ${cookies.filter(Boolean).join("; ")}`] : []),
    ...(content.length > 0 || method === "POST" ? [`Content-Length: ${content.length}`] : []),
    "Connection: close",
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), content]);
}

type RouteRequests = { pattern: string; weight: number; arbitrary: fc.Arbitrary<RandomRequest> };

const isTwice = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });

/** Requests to each route, with the forms of its page; a route with forms weighs more. */
export function randomRequests(forms: FoundForm[]): RouteRequests[] {
  return knownRoutes.map((route) => {
    const own = forms.filter(({ action }) => leadsTo(action, route.pattern));
    const weight = 1 + Math.min(4, own.length);
    return { pattern: route.pattern, weight, arbitrary: requestTo(route, own, forms) };
  });
}

/** Whether an address matches the route; each parameter is a whole segment. */
function leadsTo(address: string, pattern: string): boolean {
  const [parts, asked] = [address.split("?", 1)[0]!.split("/"), pattern.split("/")];
  return parts.length === asked.length && asked.every((part, at) => part.startsWith(":") || part === parts[at]);
}

function requestTo(route: KnownRoute, own: FoundForm[], all: FoundForm[]): fc.Arbitrary<RandomRequest> {
  const posted = own.filter(({ method }) => method === "POST");
  const asked = own.filter(({ method }) => method === "GET").flatMap(({ fields }) => fields);
  const address = fc.constantFrom(...route.addresses);
  const visit = fc.record({
    route: fc.constant(route.pattern),
    actor: fc.constantFrom(...actors),
    method: fc.oneof(
      { weight: 15, arbitrary: fc.constant("GET") },
      { weight: 1, arbitrary: fc.constantFrom("HEAD", "OPTIONS", "PUT", "BROL") },
    ),
    target: targetOf(address, route, asked),
    headers,
    body: fc.constant(""),
    isTwice,
  });
  const anyForm: FoundForm = { actor: "owner", method: "POST", action: "", fields: fieldsOfAll(all) };
  const sending = fc
    .oneof(...(posted.length > 0 ? [{ weight: 8, arbitrary: fc.constantFrom(...posted) }] : []), {
      weight: 1,
      arbitrary: fc.constant(anyForm),
    })
    .chain((form) =>
      fc.record({
        route: fc.constant(route.pattern),
        actor: fc.oneof({ weight: 4, arbitrary: fc.constant(form.actor) }, fc.constantFrom(...actors)),
        method: fc.constant("POST"),
        target: targetOf(form.action ? fc.constant(form.action) : address, route, asked),
        headers,
        content: contentOf(form, route),
        isTwice,
      }),
    )
    .map(({ content, headers, ...rest }) => ({
      ...rest,
      headers: [["Content-Type", content.type] as Field, ...headers],
      body: content.body,
    }));
  return posted.length > 0 || isCalled(route)
    ? fc.oneof({ weight: 1, arbitrary: visit }, { weight: 3, arbitrary: sending })
    : fc.oneof({ weight: 4, arbitrary: visit }, { weight: 1, arbitrary: sending });
}

/** Calls of scripts and other programs, which no form makes, with their bodies. */
const knownCalls: Record<string, unknown> = {
  "/users": {
    prenom: "Zoé",
    nom: "Le Goff",
    email: "zoe@example.org",
    type_utilisateur: "chercheur",
    motdepasse: "Abcdef1!",
  },
  "/favoris/coeurs": { add: ["{{owner.0.reference}}"], remove: ["{{agency.1.reference}}"] },
  "/publier/:draft/photos/envoi": null,
  "/publier/:draft/adresse": null,
  "/annonces/:reference/vue": null,
};
const isCalled = ({ pattern }: KnownRoute) => pattern in knownCalls;

const fieldsOfAll = (forms: FoundForm[]): FoundField[] => {
  const byName = new Map(forms.flatMap(({ fields }) => fields).map((field) => [field.name, field]));
  return [...byName.values()].slice(0, 60);
};

// Addresses.

const suffix = fc.oneof(
  { weight: 8, arbitrary: fc.constant("") },
  { weight: 3, arbitrary: fc.constant(".data") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "/",
      "//",
      "%2F",
      ".json",
      ";a=b",
      "%00",
      "/..",
      "/../..//mal.example",
      "//mal.example/",
    ),
  },
);
const rawParts = ["%", "%zz", "%c0%ae%c0%ae", "%ff", "%00", "%u0000", "%ED%A0%80", "+", ".", "..", "%2e%2e", "%0d%0a"];

const urlText = fc.oneof(
  { weight: 5, arbitrary: hostileText.map(encodedText) },
  { weight: 1, arbitrary: hostileText.map((text) => encodedText(encodedText(text))) },
  { weight: 1, arbitrary: fc.constantFrom(...rawParts) },
);

/** An address of the route, with or without a strange segment, end or query. */
function targetOf(address: fc.Arbitrary<string>, { pattern }: KnownRoute, fields: FoundField[]): fc.Arbitrary<string> {
  const open = pattern.split("/").flatMap((part, at) => (part.startsWith(":") || part === "*" ? [at] : []));
  const partChange =
    open.length === 0
      ? fc.constant(null)
      : fc.oneof(
          { weight: 2, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: fc.record({ at: fc.constantFrom(...open), value: urlText }) },
        );
  const change = fc.record({ address, part: partChange, suffix, query: queryOf(fields) });
  return change.map(({ address, part, suffix, query }) => {
    const [path = "", known] = address.split("?", 2);
    const parts = path.split("/").map((given, at) => (part?.at === at ? part.value : given));
    const end = path === "/" && suffix === ".data" ? "_.data" : suffix;
    return withQuery(parts.join("/") + end, known, query);
  });
}

type QueryChange = { added: Field[]; replaced: string | null; isRepeated: boolean };

function queryOf(fields: FoundField[]): fc.Arbitrary<QueryChange> {
  const names = fields.length > 0 ? fc.constantFrom(...fields.map(({ name }) => name)) : hostileName;
  const name = fc.oneof({ weight: 4, arbitrary: names }, { weight: 1, arbitrary: hostileName }).map(encodedText);
  return fc.record({
    added: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Field[]>([]) },
      { weight: 3, arbitrary: fc.array(fc.tuple(name, urlText), { maxLength: 5 }) },
    ),
    // Replaces one known value, since the route reads the names of its own queries.
    replaced: fc.option(urlText, { freq: 2 }),
    isRepeated: fc.boolean(),
  });
}

// Headers.

/** Bytes that a header may contain: the text in UTF-8, without line ends. */
const headerValue = hostileText.map((text) =>
  Buffer.from(text, "utf8")
    .toString("latin1")
    .replaceAll(/\p{Cc}/gu, "")
    .slice(0, 1_000),
);
const chosen = (name: string, ...values: string[]): fc.Arbitrary<Field> =>
  fc.tuple(
    fc.constant(name),
    fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: headerValue }),
  );

const oneHeader: fc.Arbitrary<Field> = fc.oneof(
  chosen(
    "Cookie",
    "portail.session_token=x.y",
    "portail.session_token=%",
    "portail_present=1",
    "langue=en",
    "=;;=",
    "a",
  ),
  chosen("Accept-Language", "en", "*", "fr;q=1.0000001", "x-".repeat(500)),
  chosen("Accept", "text/html", "*/*", "application/json;q=abc"),
  chosen("Accept-Encoding", "br;q=0", "gzip, br, zstd", "identity;q=0, *;q=0"),
  chosen("If-None-Match", "*", 'W/"x"', '"'.repeat(50)),
  chosen("If-Modified-Since", "hier", "Sun, 22 Nov 2099 00:00:00 GMT"),
  chosen("Range", "bytes=0-0", "bytes=-1", "bytes=9-1,2-3"),
  chosen("X-Forwarded-For", "203.0.113.9", "::ffff:1.2.3.4", "fe80::1%eth0", "1.2.3.4, x", "[::1]:80"),
  chosen("X-Forwarded-Proto", "https", "javascript", "https,http"),

  chosen("X-Forwarded-Host", "portail.example", "mal.example:99999", "a b"),
  chosen("Forwarded", "for=203.0.113.9;proto=https", 'for="[::1]"'),
  chosen("User-Agent", "Mozilla/5.0"),
  chosen("Referer", "http://localhost/annonces", "://", "http://mal.example/"),
  chosen("Origin", "http://localhost", "null", "http://mal.example"),
  chosen("Sec-Fetch-Site", "same-origin", "cross-site"),
  chosen("X-Request-Id", "x"),
  chosen("X-Client-Address", "6.6.6.6"),
  chosen("Host", "localhost:3000", "portail.example", "[::1]"),
  chosen("Content-Encoding", "gzip"),
);

const headers: fc.Arbitrary<Field[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Field[]>([]) },
  { weight: 2, arbitrary: fc.uniqueArray(oneHeader, { maxLength: 4, selector: ([name]) => name }) },
);

// Bodies.

type Content = { type: string; body: string };

const boundary = "----------------------------formulaire";
const types = [
  "application/x-www-form-urlencoded",
  "application/json",
  "text/plain",
  "image/png",
  `multipart/form-data; boundary=${boundary}`,
  "multipart/form-data",
  'multipart/form-data; boundary="',
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded; charset=utf-16",
  "*/*",
];

/** Any that RFC 2046 allows: 1 to 70 characters, the last of which is no space. */
const lawfulBoundary = fc
  .array(fc.constantFrom(..."0aZ'()+_,-./:=? "), { minLength: 1, maxLength: 70 })
  .map((characters) => characters.join("").replace(/ $/, "b"));
/** Characters that fill a form up to the bounds of bodies and texts, and a little beyond. */
const padding = fc.oneof(
  { weight: 30, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(20_001, 65_536, 1_000_001, 1_040_000, 1_048_577) },
);

function contentOf(form: FoundForm, route: KnownRoute): fc.Arbitrary<Content> {
  const fields = changed(form.fields);
  const urlencoded = fc.tuple(fields, padding).map(([sent, padded]) => ({
    type: types[0]!,
    body: encodedForm(padded === 0 ? sent : [...sent, ["padding", "x".repeat(padded)]]),
  }));
  const multipart = fc.tuple(fields, lawfulBoundary).map(([sent, own]) => ({
    type: `multipart/form-data; boundary="${own}"`,
    body: multipartForm(sent, own),
  }));
  const contents: { weight: number; arbitrary: fc.Arbitrary<Content> }[] = [
    { weight: 6, arbitrary: urlencoded },
    { weight: 2, arbitrary: multipart },
    { weight: 1, arbitrary: files(form) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom(...types), body: rawBody }) },
  ];
  const call = knownCalls[route.pattern];
  if (call) contents.unshift({ weight: 9, arbitrary: json(call) });
  if (route.pattern.endsWith("/envoi")) contents.unshift({ weight: 9, arbitrary: picture });
  return fc.oneof(...contents);
}

/** The fields of a filled form, a few of them strange, missing, or repeated many times. */
function changed(fields: FoundField[]): fc.Arbitrary<Field[]> {
  const filled = fc.tuple(
    ...fields.map(({ name, values }) => fc.constantFrom(...values).map((value): Field => [name, value])),
  );
  const change = fc.record({
    at: fc.nat({ max: Math.max(0, fields.length - 1) }),
    value: fc.option(hostileText, { freq: 5 }),
    times: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.constantFrom(2, 30)),
  });
  return fc
    .record({
      filled,
      changes: fc.array(change, { maxLength: 4 }),
      added: fc.array(fc.tuple(hostileName, hostileText), { maxLength: 1 }),
    })
    .map(({ filled, changes, added }) => {
      const byPlace = new Map(changes.map((change) => [change.at, change]));
      const sent = filled.flatMap(([name, value], at): Field[] => {
        const change = byPlace.get(at);
        if (!change) return [[name, value]];
        // Null omits the field.
        return change.value === null ? [] : Array.from({ length: change.times }, (): Field => [name, change.value!]);
      });
      return [...sent, ...added];
    });
}

const json = (call: unknown): fc.Arbitrary<Content> =>
  fc
    .oneof(
      { weight: 4, arbitrary: jsonLike(call).map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom("[".repeat(20_000), '{"a":'.repeat(5_000), "", "null", "1e999", '{"__proto__":1}'),
      },
    )
    .map((text) => ({ type: "application/json", body: Buffer.from(text, "utf8").toString("latin1") }));

/** The same object, sometimes with values of another type. */
function jsonLike(call: unknown): fc.Arbitrary<unknown> {
  const strange = fc.oneof(
    hostileText,
    fc.constant(null),
    fc.integer(),
    fc.array(hostileText, { maxLength: 3 }),
    fc.object(),
  );
  return fc.record(
    Object.fromEntries(
      Object.entries(call as object).map(([name, value]) => [
        name,
        fc.oneof({ weight: 3, arbitrary: fc.constant(value as unknown) }, { weight: 1, arbitrary: strange }),
      ]),
    ),
    { requiredKeys: [] },
  );
}

const pictureStarts = [
  "\x89PNG\r\n\x1a\n",
  "\xff\xd8\xff\xe0",
  "RIFF\x20\0\0\0WEBPVP8 ",
  "GIF89a",
  "\0\0\0\x18ftypheic",
  "<svg xmlns=",
  "",
];
const rawBody = fc.oneof(
  fc
    .tuple(fc.constantFrom(...pictureStarts), hostileText)
    .map(([start, text]) => start + Buffer.from(text).toString("latin1")),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
  fc.constantFrom(
    "&".repeat(2_500),
    "=&=&=",
    "a".repeat(20_000),
    `--${boundary}`,
    `--${boundary}--`,
    `--${boundary}\r\n\r\n`,
  ),
);
const picture: fc.Arbitrary<Content> = fc.record({
  type: fc.constantFrom("image/png", "image/jpeg", ""),
  body: rawBody,
});

/** Files in place of texts or files, with strange names and first bytes. */
const files = ({ fields }: FoundForm): fc.Arbitrary<Content> =>
  fc
    .record({
      names: fc.array(fc.constantFrom("photos", "photo", ...fields.map(({ name }) => name)), {
        minLength: 1,
        maxLength: 3,
      }),
      filename: hostileText,
      body: rawBody,
      isWhole: fc.boolean(),
    })
    .map(({ names, filename, body, isWhole }) => ({
      type: types[4]!,
      body: fileParts(names, { filename, body, boundary, isWhole }),
    }));

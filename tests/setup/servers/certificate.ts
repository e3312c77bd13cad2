import { generateKeyPairSync, randomBytes, sign, X509Certificate } from "node:crypto";
import { isIP } from "node:net";

export type TestCertificate = { key: string; cert: string; fingerprint: string };

const DAY_MS = 86_400_000;

/**
 * A certificate that vouches for itself, made here since the machine may have no OpenSSL (RFC 5280, ECDSA P-256).
 * `expired`: its last day was yesterday.
 */
export function makeCertificate(host: string, { expired = false } = {}): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(set(sequence(oid("2.5.4.3"), der(0x0c, Buffer.from(host)))));
  const now = Date.now();
  const validity = sequence(utcTime(now - 10 * DAY_MS), utcTime(expired ? now - DAY_MS : now + 10 * DAY_MS));
  const hostBytes =
    isIP(host) === 4 ? der(0x87, Buffer.from(host.split(".").map(Number))) : der(0x82, Buffer.from(host));
  const alternative = sequence(oid("2.5.29.17"), der(0x04, sequence(hostBytes)));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])), // serial number, positive
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(alternative)),
  );
  const signature = sign("sha256", content, privateKey);
  const bytes = sequence(content, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const cert = `-----BEGIN CERTIFICATE-----\n${bytes.toString("base64")}\n-----END CERTIFICATE-----\n`;
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert,
    fingerprint: new X509Certificate(cert).fingerprint256,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const set = (...parts: Buffer[]) => der(0x31, ...parts);

function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split(".").map(Number);
  const bytes = rest.flatMap((part) => {
    const digits = [part & 127];
    for (let left = part >> 7; left > 0; left >>= 7) digits.unshift((left & 127) | 128);
    return digits;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}

const utcTime = (time: number) =>
  der(0x17, Buffer.from(`${new Date(time).toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`));

const algorithm = sequence(oid("1.2.840.10045.4.3.2")); // ecdsa-with-SHA256

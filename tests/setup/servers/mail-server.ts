import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** `returnPath` is the envelope sender. */
export type ReceivedMail = Omit<Email, "returnPath"> & { returnPath: string };

/** At « login » only where the client has a password. The default text names the recipient, as many servers do. */
type Refusal = { at: "login" | "sender" | "recipient" | "content"; code: number; words?: (password: string) => string };

export type MailServer = {
  url: string;
  /** The accepted mails, oldest first. */
  received: ReceivedMail[];
  /** The number of delivery attempts. */
  tries(): number;
  /** Refuses the next attempts with this answer; null accepts mails again. */
  refuseWith(refusal: Refusal | null): void;
  /** « hangs »: greets nobody; « breaks »: closes the connection in the middle of a mail. */
  behave(how: "well" | "hangs" | "breaks"): void;
  /** Runs this when the next mail arrives, before accepting it. */
  beforeAccepting(act: () => void): void;
  stop(): Promise<void>;
};

/** A real SMTP server on this machine, without TLS; it takes any password, and needs none. */
export async function startMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: Refusal | null = null;
  let tries = 0;
  let behaviour: "well" | "hangs" | "breaks" = "well";
  const sockets = new Set<Socket>();
  let actBefore = () => {};
  const refuse = ({ code, words }: Refusal, about: string) =>
    Object.assign(new Error(words ? words(about) : `refused by the test: <${about}>`), { responseCode: code });
  const isRefusedAt = (at: Refusal["at"]) => (refusal?.at === at ? refusal : null);
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 1,
    onConnect(_session, done) {
      if (behaviour === "hangs") tries += 1;
      else done();
    },
    onAuth({ password }, _session, done) {
      const refused = isRefusedAt("login");
      if (refused) done(refuse(refused, String(password)));
      else done(null, { user: "a" });
    },
    onMailFrom({ address }, _session, done) {
      const refused = isRefusedAt("sender");
      done(refused && refuse(refused, address));
    },
    onRcptTo({ address }, _session, done) {
      tries += 1;
      const refused = isRefusedAt("recipient");
      done(refused && refuse(refused, address));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (behaviour === "breaks") sockets.forEach((socket) => socket.destroy());
      });
      stream.on("end", () => {
        if (behaviour === "breaks") return;
        const refused = isRefusedAt("content");
        if (refused) return done(refuse(refused, session.envelope.rcptTo[0]!.address));
        const from = session.envelope.mailFrom;
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ ...mail, returnPath: from === false ? "" : from.address });
          actBefore();
          actBefore = () => {};
          done();
        }, done);
      });
    },
  });
  server.on("error", () => {}); // killed portals break their connections
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((done, fail) => {
    server.server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    tries: () => tries,
    refuseWith(next) {
      refusal = next;
    },
    behave(how) {
      behaviour = how;
      // Clients keep some for their next mail.
      sockets.forEach((socket) => socket.destroy());
    },
    beforeAccepting(act) {
      actBefore = act;
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}

import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** `returnPath` is the envelope sender. */
export type ReceivedMail = Omit<Email, "returnPath"> & { returnPath: string };

export type MailServer = {
  url: string;
  /** The accepted mails, oldest first. */
  received: ReceivedMail[];
  /** The number of delivery attempts. */
  tries(): number;
  /** Refuses the next attempts with this answer; null accepts mails again. */
  refuseWith(refusal: { at: "recipient" | "content"; code: number } | null): void;
  /** « hangs »: greets nobody; « breaks »: closes the connection in the middle of a mail. */
  behave(how: "well" | "hangs" | "breaks"): void;
  /** Does this once the next mail is there, before it is accepted. */
  beforeAccepting(act: () => void): void;
  stop(): Promise<void>;
};

/** A real SMTP server on this machine, without TLS or passwords. */
export async function startMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: { at: "recipient" | "content"; code: number } | null = null;
  let tries = 0;
  let behaviour: "well" | "hangs" | "breaks" = "well";
  const sockets = new Set<Socket>();
  let actBefore = () => {};
  // Servers often name the recipient.
  const refuse = (code: number, recipient: string) =>
    Object.assign(new Error(`refused by the test: <${recipient}>`), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    closeTimeout: 1,
    onConnect(_session, done) {
      if (behaviour === "hangs") tries += 1;
      else done();
    },
    onRcptTo({ address }, _session, done) {
      tries += 1;
      done(refusal?.at === "recipient" ? refuse(refusal.code, address) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (behaviour === "breaks") sockets.forEach((socket) => socket.destroy());
      });
      stream.on("end", () => {
        if (behaviour === "breaks") return;
        if (refusal?.at === "content") return done(refuse(refusal.code, session.envelope.rcptTo[0]!.address));
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

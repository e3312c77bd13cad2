import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createSecureContext, createServer as createTlsServer, type SecureContextOptions, TLSSocket } from "node:tls";
import { listing } from "./ftp-listing.ts";
import type { TestCertificate } from "./certificate.ts";

/** The ways in which a server misbehaves. */
export type FtpFault =
  | { on: string; answer: string } // answers a command, or a whole line, so: « 530 Too many connections »
  | { on: string; hangs: true } // never answers it, nor any other
  | { on: string; breaks: true } // closes the connection instead
  | { stopsAfter: number } // sends so many bytes of a file, and no more
  | { pasvHost: string } // names this host for transfers; on a loopback one, something else notes « VISITED »
  | { transfersWith: TestCertificate; after: number }; // shows another certificate after so many transfers

export type FtpServer = {
  port: number;
  /** What the account `agence` sees; its password is `Portes-Ouvertes 12`. */
  folder: string;
  /** What clients sent, without passwords; `RESUMED` for a transfer that resumed the session's TLS. */
  commands: string[];
  behave(...faults: FtpFault[]): void;
  stop(): Promise<void>;
};

export type FtpOptions = {
  security?: "none" | "explicit" | "implicit";
  certificate?: TestCertificate;
  /** `mlsd`: lists for machines (RFC 3659); `unix`, `dos`: only as servers of these systems do. */
  lists?: "mlsd" | "unix" | "dos";
  encoding?: "utf8" | "latin1";
  /** If not set, the server refuses to rename over an existing file. */
  replaces?: boolean;
};

export const ftpUser = { user: "agence", password: "Portes-Ouvertes 12" };

/** A real FTP server on this machine (RFC 959, 2428, 3659, 4217), on a folder of its own. */
export async function startFtpServer(options: FtpOptions = {}): Promise<FtpServer> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-ftp-"));
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  let faults: FtpFault[] = [];
  const { security = "none" } = options;
  // One key for the tickets of a session and its transfers: servers let transfers resume the session's TLS.
  const tls: SecureContextOptions & { sessionIdContext: string } = {
    ...options.certificate,
    ticketKeys: randomBytes(48),
    sessionIdContext: "ftp",
  };
  const greet = (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    new Session({ ...options, tls, folder, commands, faults: () => faults, sockets }, socket).greet();
  };
  const server = security === "implicit" ? createTlsServer(tls, greet) : createServer(greet);
  server.on("tlsClientError", () => {}); // clients that refuse the certificate
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    folder,
    commands,
    behave: (...next) => void (faults = next),
    async stop() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Shared = FtpOptions & {
  tls: SecureContextOptions & { sessionIdContext: string };
  folder: string;
  commands: string[];
  faults(): FtpFault[];
  sockets: Set<Socket>;
};
type Transfer = (data: Socket) => Promise<void>;

/** One client, from its greeting to its end. */
class Session {
  private shared: Shared;
  private socket: Socket;
  private user = "";
  private isIn = false;
  private cwd = "/";
  private renamed = "";
  private transfers = 0;
  private isProtected = false;
  private data: { server: Server; socket: Promise<Socket> } | null = null;

  constructor(shared: Shared, socket: Socket) {
    this.shared = shared;
    this.socket = socket;
    this.listen(socket);
  }

  greet() {
    void this.handle("GREETING");
  }

  private listen(socket: Socket) {
    let text = "";
    let queue = Promise.resolve();
    socket.on("error", () => {}); // clients break their connections
    socket.on("close", () => this.data?.server.close());
    socket.on("data", (chunk: Buffer) => {
      const lines = (text + chunk.toString(this.shared.encoding ?? "utf8")).split("\r\n");
      text = lines.pop() ?? "";
      for (const line of lines) queue = queue.then(() => this.handle(line));
    });
  }

  private answer(text: string) {
    if (this.socket.writable) this.socket.write(`${text}\r\n`, this.shared.encoding ?? "utf8");
  }

  private async handle(line: string): Promise<void> {
    const [, verb = "", argument = ""] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    const command = verb.toUpperCase();
    if (command !== "GREETING") this.shared.commands.push(command === "PASS" ? command : line);
    const fault = this.shared.faults().find((fault) => "on" in fault && [command, line].includes(fault.on));
    if (fault && "answer" in fault) return this.answer(fault.answer);
    if (fault && "hangs" in fault) return new Promise(() => {});
    if (fault && "breaks" in fault) return void this.socket.destroy();
    const act = this.acts[command];
    if (!act) return this.answer("502 Command not implemented");
    if (!this.isIn && !beforeLogin.has(command)) return this.answer("530 Please login with USER and PASS");
    try {
      await act(argument);
    } catch {
      this.answer("550 No such file or directory");
    }
  }

  private pathOf(name: string): string {
    const path = join("/", name.startsWith("/") ? name : join(this.cwd, name));
    return join(this.shared.folder, path);
  }

  private readonly acts: Record<string, (argument: string) => void | Promise<void>> = {
    GREETING: () => this.answer("220 Bonjour"),
    AUTH: (method) => {
      if (this.shared.security !== "explicit") return this.answer("502 Command not implemented");
      this.answer(`234 AUTH ${method} OK`);
      this.socket.removeAllListeners("data");
      const secureContext = createSecureContext(this.shared.tls);
      this.socket = new TLSSocket(this.socket, { isServer: true, secureContext });
      this.listen(this.socket);
    },
    USER: (name) => {
      const needsTls = this.shared.security === "explicit" && !(this.socket instanceof TLSSocket);
      if (needsTls) return this.answer("530 Non-anonymous sessions must use encryption.");
      this.user = name;
      this.answer("331 Password please");
    },
    PASS: (password) => {
      this.isIn = this.user === ftpUser.user && password === ftpUser.password;
      this.answer(this.isIn ? "230 Logged in" : "530 Login incorrect");
    },
    FEAT: () =>
      this.answer(
        (this.shared.lists ?? "mlsd") === "mlsd" ? "211-Features\r\n MLST type*;size*;modify*;\r\n211 End" : "211 End",
      ),
    OPTS: () => this.answer("200 OK"),
    TYPE: () => this.answer("200 OK"),
    STRU: () => this.answer("200 OK"),
    PBSZ: () => this.answer("200 PBSZ=0"),
    PROT: (level) => {
      this.isProtected = level === "P";
      this.answer("200 OK");
    },
    QUIT: () => {
      this.answer("221 Au revoir");
      this.socket.end();
    },
    PWD: () => this.answer(`257 "${this.cwd}" is the current directory`),
    CWD: async (name) => {
      if (!(await stat(this.pathOf(name))).isDirectory()) return this.answer("550 Not a directory");
      this.cwd = join("/", name.startsWith("/") ? name : join(this.cwd, name));
      this.answer("250 OK");
    },
    SIZE: async (name) => this.answer(`213 ${(await stat(this.pathOf(name))).size}`),
    MDTM: async (name) =>
      this.answer(`213 ${(await stat(this.pathOf(name))).mtime.toISOString().slice(0, 19).replaceAll(/[-:T]/g, "")}`),
    DELE: async (name) => {
      await rm(this.pathOf(name));
      this.answer("250 Deleted");
    },
    RNFR: async (name) => {
      await stat(this.pathOf(name));
      this.renamed = this.pathOf(name);
      this.answer("350 Ready for RNTO");
    },
    RNTO: async (name) => {
      const exists = (await readdir(this.pathOf("."))).includes(basename(name));
      if (exists && this.shared.replaces === false) return this.answer("553 File exists");
      await rename(this.renamed, this.pathOf(name));
      this.answer("250 Renamed");
    },
    EPSV: async () => this.answer(`229 Entering Extended Passive Mode (|||${await this.openData()}|)`),
    PASV: async () => {
      const port = await this.openData();
      const { pasvHost = "127.0.0.1" } = this.shared.faults().find((fault) => "pasvHost" in fault) ?? {};
      if (/^127\..*[^1]$/.test(pasvHost)) await this.openDecoy(pasvHost, port);
      this.answer(`227 Entering Passive Mode (${pasvHost.replaceAll(".", ",")},${port >> 8},${port & 255})`);
    },
    LIST: () => this.sendList(this.shared.lists === "dos" ? "dos" : "unix"),
    MLSD: () => this.sendList("mlsd"),
    RETR: async (name) => {
      const { size } = await stat(this.pathOf(name));
      const fault = this.shared.faults().find((fault) => "stopsAfter" in fault);
      await this.transfer(async (data) => {
        if (!fault) return pipeline(createReadStream(this.pathOf(name)), data);
        for await (const chunk of createReadStream(this.pathOf(name), { end: Math.min(fault.stopsAfter, size) - 1 }))
          data.write(chunk as Buffer);
        await new Promise(() => {});
      });
    },
    STOR: (name) => this.transfer((data) => pipeline(data, createWriteStream(this.pathOf(name)))),
  };

  private async sendList(form: "mlsd" | "unix" | "dos") {
    const text = await listing(this.pathOf("."), form);
    await this.transfer(async (data) => void data.end(text, this.shared.encoding ?? "utf8"));
  }

  /** A port for the next transfer. */
  private async openData(): Promise<number> {
    this.data?.server.close();
    const fault = this.shared.faults().find((fault) => "transfersWith" in fault);
    const other = fault && this.transfers++ >= fault.after ? fault.transfersWith : null;
    const server = this.isProtected ? createTlsServer(other ? { ...other } : this.shared.tls) : createServer();
    server.on("secureConnection", (data: TLSSocket) => {
      if (data.isSessionReused()) this.shared.commands.push("RESUMED");
    });
    const socket = once(server, this.isProtected ? "secureConnection" : "connection").then(
      ([first]) => first as Socket,
    );
    socket.catch(() => {});
    server.on("connection", (raw: Socket) => {
      raw.on("error", () => {});
      this.shared.sockets.add(raw);
      raw.once("close", () => this.shared.sockets.delete(raw));
    });
    server.on("tlsClientError", () => {});
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    this.data = { server, socket };
    return (server.address() as AddressInfo).port;
  }

  private async openDecoy(host: string, port: number) {
    const decoy = createServer((socket) => {
      this.shared.commands.push("VISITED");
      socket.destroy();
    });
    decoy.listen(port, host);
    await once(decoy, "listening");
    this.socket.once("close", () => decoy.close());
  }

  private async transfer(act: Transfer) {
    if (!this.data) return this.answer("425 Use PASV or EPSV first");
    const { server, socket } = this.data;
    this.data = null;
    this.answer("150 Here it comes");
    const data = await socket;
    data.on("error", () => {});
    try {
      await act(data);
      this.answer("226 Transfer complete");
    } catch {
      this.answer("426 Transfer aborted");
    } finally {
      server.close();
    }
  }
}

const beforeLogin = new Set(["GREETING", "AUTH", "USER", "PASS", "OPTS", "FEAT", "PBSZ", "PROT", "QUIT"]);

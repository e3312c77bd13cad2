import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The user who logs in at the provider, and whether the address is verified. */
export type Person = { id: string; email?: string; isVerified?: boolean; firstName?: string; familyName?: string };

export type IdentityProvider = {
  url: string;
  /** Settings of a portal with this provider as Google and as Facebook. */
  settings: Record<string, string>;
  /** The address of that portal, once it is open: redirects to any other are refused. */
  register(portal: string): void;
  /** The current user of the browser. */
  loggedIn(person: Person): void;
  /** Violations of the protocol by portals. */
  complaints: string[];
  stop(): Promise<void>;
};

const KEYS = { id: "portail-de-test", secret: "secret-de-test" };

type Grant = { person: Person; redirectUri: string; challenge: string | null };

/**
 * A login provider on this machine, after OpenID Connect Core, RFC 6749 and RFC 7636 (PKCE), and below `/facebook` after
 * Facebook's manual login flow. It asks the visitor, and checks the protocol.
 */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Person>();
  const complaints: string[] = [];
  let person: Person = { id: "nobody" };
  let portal = "";

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? "/", url());
    answer(request, address, response).catch((error: unknown) => {
      complaints.push(`${address.pathname}: ${error instanceof Error ? error.message : String(error)}`);
      json(response, 400, { error: "invalid_request" });
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(
    request: IncomingMessage,
    { pathname, searchParams }: URL,
    response: ServerResponse,
  ): Promise<void> {
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return json(response, 200, {
          issuer: url(),
          authorization_endpoint: `${url()}/authorize`,
          token_endpoint: `${url()}/token`,
          userinfo_endpoint: `${url()}/userinfo`,
        });
      case "/authorize":
        return ask(response, searchParams, "google");
      case "/facebook/dialog":
        return ask(response, searchParams, "facebook");
      case "/token": {
        const { grant, token } = exchange(await formOf(request));
        return json(response, 200, {
          access_token: token,
          token_type: "Bearer",
          expires_in: 3600,
          id_token: idToken(grant.person),
        });
      }
      case "/facebook/oauth/access_token":
        return json(response, 200, {
          access_token: exchange(await formOf(request)).token,
          token_type: "bearer",
          expires_in: 5_184_000,
        });
      case "/facebook/me":
        return json(response, 200, facebookProfile(request, searchParams));
      default:
        throw new Error("no such page");
    }
  }

  /** The page that asks the visitor; both answers return to the portal. */
  function ask(response: ServerResponse, query: URLSearchParams, kind: "google" | "facebook"): void {
    must(query.get("client_id") === KEYS.id, "unknown client");
    must(query.get("response_type") === "code", "not the code flow");
    const redirectUri = query.get("redirect_uri");
    must(redirectUri === `${portal}/api/auth/callback/${kind}`, `unregistered redirect_uri ${redirectUri}`);
    must((query.get("state") ?? "").length >= 16, "no state");
    const scopes = (query.get("scope") ?? "").split(" ");
    must(scopes.includes("email"), "no scope email");
    const challenge = query.get("code_challenge");
    if (kind === "google") {
      must(scopes.includes("openid"), "no scope openid");
      must(query.get("code_challenge_method") === "S256" && challenge !== null, "no PKCE");
      must(query.get("prompt") === "select_account", "takes whoever is logged in");
    }
    const code = randomUUID();
    codes.set(code, { person, redirectUri: redirectUri!, challenge });
    const back = (answer: Record<string, string>) =>
      `${redirectUri}?${new URLSearchParams({ ...answer, state: query.get("state")! })}`.replaceAll("&", "&amp;");
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
      .end(`<!doctype html><html lang="fr"><link rel="icon" href="data:,"><title>Fournisseur</title>
      <h1>Autoriser ${KEYS.id} ?</h1><a href="${back({ code })}">Autoriser</a> <a href="${back({ error: "access_denied" })}">Refuser</a>`);
  }

  /** A code works once, for the client and the browser that it was issued to. */
  function exchange(form: URLSearchParams): { grant: Grant; token: string } {
    const code = form.get("code") ?? "";
    const grant = codes.get(code);
    must(grant !== undefined, "unknown or used code");
    codes.delete(code);
    must(form.get("client_id") === KEYS.id && form.get("client_secret") === KEYS.secret, "wrong secret");
    must(form.get("grant_type") === "authorization_code", "wrong grant");
    must(form.get("redirect_uri") === grant.redirectUri, "another redirect_uri");
    const verifier = form.get("code_verifier");
    must((verifier === null) === (grant.challenge === null), "verifier and challenge belong together");
    if (verifier !== null)
      must(createHash("sha256").update(verifier).digest("base64url") === grant.challenge, "wrong verifier");
    const token = randomUUID();
    tokens.set(token, grant.person);
    return { grant, token };
  }

  function idToken({ id, email, isVerified = true, firstName, familyName }: Person): string {
    const now = Math.floor(Date.now() / 1000);
    const name = [firstName, familyName].filter(Boolean).join(" ");
    const claims = {
      iss: url(),
      aud: KEYS.id,
      sub: id,
      iat: now,
      exp: now + 3600,
      email,
      email_verified: isVerified,
      given_name: firstName,
      family_name: familyName,
      name,
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    // Unsigned: it is sent directly by the provider, whose address the portal knows (OpenID Connect Core, 3.1.3.7).
    return `${part({ alg: "none" })}.${part(claims)}.`;
  }

  function facebookProfile(request: IncomingMessage, query: URLSearchParams): object {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const whose = tokens.get(token);
    must(whose !== undefined, "unknown token");
    must(query.get("appsecret_proof")?.length === 64, "no appsecret_proof");
    const { id, email, isVerified = true, firstName, familyName } = whose;
    const profile: Record<string, unknown> = {
      id,
      email: isVerified ? email : undefined,
      first_name: firstName,
      last_name: familyName,
      name: [firstName, familyName].join(" "),
    };
    return Object.fromEntries((query.get("fields") ?? "id").split(",").map((field) => [field, profile[field]]));
  }

  return {
    url: url(),
    settings: {
      GOOGLE_CLIENT_ID: KEYS.id,
      GOOGLE_CLIENT_SECRET: KEYS.secret,
      GOOGLE_ISSUER: url(),
      FACEBOOK_CLIENT_ID: KEYS.id,
      FACEBOOK_CLIENT_SECRET: KEYS.secret,
      FACEBOOK_DIALOG_URL: `${url()}/facebook/dialog`,
      FACEBOOK_GRAPH_URL: `${url()}/facebook`,
    },
    register(address) {
      portal = address;
    },
    loggedIn(next) {
      person = next;
    },
    complaints,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function must(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new Error(complaint);
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  must(request.method === "POST", "tokens are asked for by POST");
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function json(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
    .end(JSON.stringify(body));
}

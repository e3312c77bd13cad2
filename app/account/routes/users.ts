import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { readJson } from "#app/platform/http/read-form.ts";
import { newAccountSchema, accountProblemsOf } from "../account.schema.ts";
import { signUp } from "../use-cases/sign-up.server.ts";
import type { Route } from "./+types/users";

// The names of the specification's payload.
const names = {
  firstName: "prenom",
  familyName: "nom",
  email: "email",
  userType: "type_utilisateur",
  password: "motdepasse",
} as const;

/**
 * `POST /users`: 201 once a mail is queued, whether or not the address has an account, or 4xx with `error` and, for
 * invalid fields, `fields`.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  if (request.method !== "POST") return refuse(405, "method_not_allowed");
  const body = await readObject(request);
  if (body === null) return refuse(400, "invalid_json");
  const read = newAccountSchema.safeParse(
    Object.fromEntries(
      Object.entries(names).map(([field, name]) => [field, typeof body[name] === "string" ? body[name] : ""]),
    ),
  );
  if (!read.success) {
    const problems = Object.entries(accountProblemsOf<keyof typeof names>(read.error));
    return refuse(
      422,
      "invalid_fields",
      Object.fromEntries(problems.map(([field, problem]) => [names[field as keyof typeof names], problem])),
    );
  }
  try {
    const result = await signUp(platform, { account: read.data, next: null, address: clientAddress(request) });
    return result.ok ? Response.json({ confirmation: "mailed" }, { status: 201 }) : refuse(429, "too_many_attempts");
  } catch (error) {
    platform.log.error({ err: error }, "a sign-up failed");
    return refuse(503, "unavailable");
  }
}

export function loader() {
  return Response.json({ error: "method_not_allowed" }, { status: 405, headers: { Allow: "POST" } });
}

const refuse = (status: number, error: string, fields?: Record<string, string>) =>
  Response.json({ error, ...(fields ? { fields } : {}) }, { status });

async function readObject(request: Request): Promise<Record<string, unknown> | null> {
  const body = await readJson(request);
  return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null;
}

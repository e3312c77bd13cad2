import { parseArgs } from "node:util";
import type { Actor } from "#app/account/actor.ts";
import { operatorRoles } from "#app/domain/member-role.ts";
import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { listOperators } from "#app/operators/operators.repository.server.ts";
import {
  grantRole,
  type OperatorRefusal,
  resetFactor,
  revokeRole,
} from "#app/operators/use-cases/change-operators.server.ts";
import { readEnvironment } from "#app/platform/env.ts";
import type { Database } from "#db/client.ts";
import { openBesidePortal } from "./backup/open-beside-portal.ts";
import { ensureSchema } from "./start/prepare-data.ts";

// `npm run operator -- grant <e-mail>`: appoints operators before the back office has anybody who can.
const USAGE = `npm run operator -- grant <e-mail> [--role operator|moderator]
npm run operator -- revoke <e-mail>
npm run operator -- reset-factor <e-mail>   (et donne un nouveau code d’activation)
npm run operator -- list`;

const machine: Actor = { kind: "portal", job: "console" };

const refusals: Record<OperatorRefusal, string> = {
  ...operatorWords.french.team.refusals,
  unknown: "Aucun compte n’a cette adresse : créez-le d’abord sur le site (« Créer un compte »), et confirmez-la.",
  same: "Ce compte a déjà ce rôle. Un nouveau code d’activation : « npm run operator -- reset-factor » et son adresse.",
};

try {
  const settings = readEnvironment(process.env);
  if (!settings.ok) throw new Error(settings.problems.join("\n"));
  const { act, email, role } = readArguments();
  const { db, close } = await openBesidePortal(settings.env, "mise à jour");
  try {
    await ensureSchema(db, { MIGRATE: false });
    process.stdout.write(`${await run(db, { act, email, role })}\n`);
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

type Arguments = {
  act: "grant" | "revoke" | "reset-factor" | "list";
  email: string;
  role: (typeof operatorRoles)[number];
};

function readArguments(): Arguments {
  try {
    const { positionals, values } = parseArgs({ options: { role: { type: "string" } }, allowPositionals: true });
    const [word, email = "", ...others] = positionals;
    const act = (["grant", "revoke", "reset-factor", "list"] as const).find((one) => one === word);
    const role = operatorRoles.find((one) => one === (values.role ?? "operator"));
    if (act && role && others.length === 0 && (act === "list") === (email === "")) return { act, email, role };
  } catch {
    // An unknown option.
  }
  throw new Error(USAGE);
}

async function run(db: Database, { act, email, role }: Arguments): Promise<string> {
  const { team, roles } = operatorWords.french;
  if (act === "list") {
    const operators = await listOperators(db);
    const lines = operators.map(
      (one) => `${one.email} : ${roles[one.role]}, second facteur ${one.hasFactor ? team.hasFactor : team.noFactor}`,
    );
    return lines.length > 0 ? lines.join("\n") : "Personne n’a de rôle.";
  }
  const request = { actor: machine, email };
  const needs = { db, mailer: null };
  const changed = await (act === "grant"
    ? grantRole(needs, { ...request, role })
    : act === "revoke"
      ? revokeRole(needs, request)
      : resetFactor(needs, request));
  if (!changed.ok) throw new Error(refusals[changed.code]);
  if (act === "grant") return `${email} : ${roles[role]}. ${team.granted(email, changed.enrolmentCode)}`;
  return act === "revoke" ? team.revoked(email) : team.wasReset(email, changed.enrolmentCode);
}
